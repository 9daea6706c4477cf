/** What a stage declares about the tables that it works on; order and staleness follow from it. */
export interface StageDeclaration {
  readonly name: string
  readonly reads: readonly string[]
  /** No other stage writes these tables. */
  readonly writes: readonly string[]
  /** `platform`: the stage runs once for each platform, on that platform's rows alone. */
  readonly scope: 'platform' | 'all'
}

/** One stage for one platform; the platform is '' for a stage that runs for all. */
export interface StageRun<Stage> {
  readonly stage: Stage
  readonly platform: string
}

/** Table → platform ('' for a table that is written for all) → a text that changes when the rows change. */
export type TableVersions = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Stage name → platform → `inputsOf` when the stage last ran. */
export type RecordedInputs = ReadonlyMap<string, ReadonlyMap<string, string>>

const NONE: ReadonlyMap<string, string> = new Map()

/**
 * The stages in an order in which each comes after those whose tables it reads; else in the declared order. Throws a
 * RangeError on a cycle, on a table that two stages write, and on one that neither a stage nor an import writes.
 */
export function orderStages<Stage extends StageDeclaration>(
  stages: readonly Stage[],
  sources: readonly string[],
): Stage[] {
  const written = new Set(sources)
  for (const table of stages.flatMap(({ writes }) => writes)) {
    if (written.has(table)) throw new RangeError(`${table} has two writers`)
    written.add(table)
  }
  for (const { name, reads } of stages) {
    const unknown = reads.find((table) => !written.has(table))
    if (unknown !== undefined) throw new RangeError(`${name} reads ${unknown}, which nobody writes`)
  }
  const ordered: Stage[] = []
  const ready = new Set(sources)
  let waiting = [...stages]
  while (waiting.length > 0) {
    const next = waiting.find(({ reads }) => reads.every((table) => ready.has(table)))
    if (!next) throw new RangeError(`stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(next)
    for (const table of next.writes) ready.add(table)
    waiting = waiting.filter((stage) => stage !== next)
  }
  return ordered
}

/** What a run reads, as a text: equal while no table that it reads is written. '' when there is nothing to read. */
export function inputsOf({ stage, platform }: StageRun<StageDeclaration>, versions: TableVersions): string {
  return stage.reads
    .flatMap((table) =>
      [...(versions.get(table) ?? NONE)]
        .filter(([written]) => isRead(stage, platform, written))
        .map(([written, version]) => `${table}/${written}=${version}`)
        .toSorted(),
    )
    .join(' ')
}

/**
 * The runs that are stale, in the order of `ordered`: a table that they read was written since they last ran, or an
 * earlier run of this plan writes it.
 */
export function staleRuns<Stage extends StageDeclaration>(
  ordered: readonly Stage[],
  versions: TableVersions,
  recorded: RecordedInputs,
): StageRun<Stage>[] {
  const stale: StageRun<Stage>[] = []
  /** Table → the platforms for which a run of this plan writes it. */
  const rewritten = new Map<string, Set<string>>()
  for (const stage of ordered) {
    const known = recorded.get(stage.name) ?? NONE
    for (const platform of platformsOf(stage, versions, known, rewritten)) {
      const run = { stage, platform }
      const readsRewritten = stage.reads.some((table) =>
        [...(rewritten.get(table) ?? [])].some((written) => isRead(stage, platform, written)),
      )
      if (!readsRewritten && inputsOf(run, versions) === (known.get(platform) ?? '')) continue
      stale.push(run)
      for (const table of stage.writes) rewritten.set(table, (rewritten.get(table) ?? new Set()).add(platform))
    }
  }
  return stale
}

/** The platforms whose rows a stage may have to derive, or have to drop since their facts are gone. */
function platformsOf(
  stage: StageDeclaration,
  versions: TableVersions,
  known: ReadonlyMap<string, string>,
  rewritten: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  if (stage.scope === 'all') return ['']
  const platforms = new Set(known.keys())
  for (const table of stage.reads) {
    for (const platform of versions.get(table)?.keys() ?? []) platforms.add(platform)
    for (const platform of rewritten.get(table) ?? []) platforms.add(platform)
  }
  platforms.delete('')
  return [...platforms].toSorted()
}

/** Whether a run reads the rows that were written for `written`. */
function isRead(stage: StageDeclaration, platform: string, written: string): boolean {
  return stage.scope === 'all' || written === '' || written === platform
}
