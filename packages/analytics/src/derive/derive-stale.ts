import type { AnalyticsDb } from '../engine/db'
import { nextVersion } from '../engine/next-version'
import type { DeriveContext } from './derive-context'
import { giveBackMemory } from '../engine/give-back-memory'
import { type StageRun, type TableVersions, inputsOf, staleRuns } from './plan-stages'
import { derivedRows, rowsOfRun } from './derived-rows'
import { type RecordedRun, recordRun, recordedRuns } from './recorded-runs'
import { sourceVersions } from './source-versions'
import { STAGES, type Stage } from './stages'

/** Most statements of a stage use one processor, to be sparing with memory: two platforms take little longer than one. */
const PLATFORMS_AT_ONCE = 2

/** The run that began last, as an administrator sees it. */
export interface DeriveProgress {
  /** From 1 to `steps`. */
  readonly step: number
  readonly steps: number
  readonly stage: Stage
  /** '' for a stage that runs for all platforms. */
  readonly platform: string
}

export interface DeriveOptions {
  readonly stages?: readonly Stage[]
  readonly onProgress?: (progress: DeriveProgress) => void
  /** Called before each run, which fails with it. */
  readonly beforeRun?: (stage: Stage) => Promise<void>
  /** Called around each run, to measure it. */
  readonly measure?: (name: string, run: () => Promise<void>) => Promise<void>
}

/**
 * Runs every stage that is stale, in order, and records each run when it has ended: a process that is killed leaves
 * exactly the other runs to the next. Where a stage fails, those that read nothing of it run still. Rejects when a stage failed,
 * or when the context's signal aborts or `beforeRun` fails, which ends it at once; what ran stays recorded.
 */
export async function deriveStale(context: DeriveContext, options: DeriveOptions = {}): Promise<void> {
  const { db, signal } = context
  const { stages = STAGES, onProgress, beforeRun, measure = (_, run) => run() } = options
  // One after the other: rows that come in between must not count as derived.
  const [recorded, sources] = [await wholeRuns(db, stages), await sourceVersions(db, await context.today())]
  const versions = currentVersions(stages, sources, recorded)
  const runs = staleRuns(stages, versions, inputsByStage(recorded))
  let step = 0
  const failures: unknown[] = []
  /** Tables of which a run failed, and those that follow from them. */
  const unwritten = new Set<string>()
  const execute = async (run: StageRun<Stage>): Promise<void> => {
    signal.throwIfAborted()
    const { stage, platform } = run
    step += 1
    onProgress?.({ step, steps: runs.length, stage, platform })
    await beforeRun?.(stage)
    const inputs = inputsOf(run, versions)
    const name = platform === '' ? stage.name : `${stage.name} of ${platform}`
    try {
      await measure(name, () => stage.run(context, platform))
    } catch (error) {
      signal.throwIfAborted()
      failures.push(error)
      for (const table of stage.writes) unwritten.add(table)
      return
    }
    const version = String(nextVersion())
    const rows = rowsOfRun(run, await derivedRows(db, [stage]))
    await recordRun(db, { stage: stage.name, platform, version, inputs, rows })
    for (const table of stage.writes) versionsOf(versions, table).set(platform, version)
    await giveBackMemory(db)
  }
  for (const stage of stages) {
    if (stage.reads.some((table) => unwritten.has(table))) {
      for (const table of stage.writes) unwritten.add(table)
      continue
    }
    const waiting = runs.filter((run) => run.stage === stage)
    const executeNext = async (): Promise<void> => {
      for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) await execute(run)
    }
    const outcomes = await Promise.allSettled(Array.from({ length: PLATFORMS_AT_ONCE }, executeNext))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
  if (failures.length > 0) throw failures[0]
}

/** The recorded runs whose rows are still there: those of lost or damaged files count for nothing. */
async function wholeRuns(db: AnalyticsDb, stages: readonly Stage[]): Promise<RecordedRun[]> {
  const [recorded, rows] = [await recordedRuns(db), await derivedRows(db, stages)]
  return recorded.filter((run) => {
    const stage = stages.find(({ name }) => name === run.stage)
    return stage === undefined || rowsOfRun({ stage, platform: run.platform }, rows) === run.rows
  })
}

type MutableVersions = Map<string, Map<string, string>>

/** Versions of the tables that imports write and of those that stages wrote. */
function currentVersions(
  stages: readonly Stage[],
  sources: TableVersions,
  recorded: readonly RecordedRun[],
): MutableVersions {
  const versions: MutableVersions = new Map([...sources].map(([table, byPlatform]) => [table, new Map(byPlatform)]))
  for (const run of recorded) {
    for (const table of stages.find(({ name }) => name === run.stage)?.writes ?? []) {
      versionsOf(versions, table).set(run.platform, run.version)
    }
  }
  return versions
}

function versionsOf(versions: MutableVersions, table: string): Map<string, string> {
  const known = versions.get(table) ?? new Map<string, string>()
  versions.set(table, known)
  return known
}

function inputsByStage(recorded: readonly RecordedRun[]): Map<string, Map<string, string>> {
  const inputs = new Map<string, Map<string, string>>()
  for (const { stage, platform, inputs: read } of recorded) {
    inputs.set(stage, (inputs.get(stage) ?? new Map<string, string>()).set(platform, read))
  }
  return inputs
}
