// Runs vitest and counts its tests. A file that fails is judged twice: the second time alone.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../setup.mjs'
import { withMemoryFolder } from './memory-folder.mjs'
import { tool } from './tally.mjs'

const REPORTER = fileURLToPath(new URL('gate-reporter.mjs', import.meta.url))

/** With more failed files something is broken that no second run would explain. */
const MOST_JUDGED_TWICE = 5
/** More than this, and it is not chance. */
const MOST_UNSTEADY = 1
/** Files whose cost is told. */
const MOST_COSTLY = 10
/** Failed tests that are told one by one: a process that broke fails all of its later tests. */
const MOST_TOLD = 40

/** One run of vitest. `report` is null where it ended without one. */
async function runVitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-test-'))
  const file = join(folder, 'report.json')
  try {
    const { isRight, output, processorMs } = await withMemoryFolder((temporary) =>
      tool('vitest', ['run', ...args, '--reporter=dot', `--reporter=${REPORTER}`], {
        NO_COLOR: '1',
        ...temporary,
        ...env,
        TRENDEE_GATE_REPORT: file,
      }),
    )
    return { isRight, output, processorMs, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const nameOf = ({ path }) => relative(root, path)

/** Each failed test, in the order in which the files ran: the first is the cause. */
function told(files) {
  const lines = files
    .filter(({ failed }) => failed > 0)
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .flatMap((file) => file.failures.map((failure) => `${nameOf(file)} > ${failure}`))
  const more = lines.length - MOST_TOLD
  return [...lines.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/** The files that used most of the processors, with what they used. */
function costliest(files) {
  const costly = files.filter(({ processorMs }) => processorMs > 0).toSorted((a, b) => b.processorMs - a.processorMs)
  return costly
    .slice(0, MOST_COSTLY)
    .map((file) => `${(file.processorMs / 1000).toFixed(1).padStart(8)} s cpu  ${nameOf(file)}`)
}

const sumOf = (files, what) => files.reduce((sum, file) => sum + file[what], 0)

/**
 * Runs each failed file once more, alone. Gives all files as they are judged, those that passed only then, and what the
 * second runs said.
 */
async function judgeTwice(files, args, env) {
  const judged = []
  const unsteady = []
  let output = ''
  let processorMs = 0
  for (const file of files) {
    if (file.failed === 0) {
      judged.push(file)
      continue
    }
    const again = await runVitest([...args, '--isolate', '--maxWorkers=1', file.path], env)
    processorMs += again.processorMs
    const second = again.report?.files.find(({ path }) => path === file.path)
    if (again.isRight && second?.failed === 0 && second.passed > 0) {
      judged.push(second)
      unsteady.push(`unsteady: ${nameOf(file)}: ${file.failures[0] ?? ''}`)
    } else {
      judged.push(second?.failed > 0 ? second : file)
      output += `\n${again.output}`
    }
  }
  return { judged, unsteady, output, processorMs }
}

/**
 * Runs vitest with `args`. `said` picks lines of the run's output that belong on the gate's line. Files that fail once
 * and pass alone are given as `unsteady`; more than one of them fails the gate. `lines` tells them and the costliest
 * files. With `mayBeEmpty` a run that selects no file passes and says so.
 */
export async function vitestGate(args, { env = {}, said, mayBeEmpty = false } = {}) {
  const first = await runVitest(mayBeEmpty ? [...args, '--passWithNoTests'] : args, env)
  if (first.report === null)
    return { isRight: false, output: first.output, processorMs: first.processorMs, note: 'no report' }
  const { errors } = first.report
  let { files } = first.report
  let { output, processorMs } = first
  let unsteady = []
  const broken = files.filter(({ failed }) => failed > 0).length
  if (broken > 0 && broken <= MOST_JUDGED_TWICE) {
    const twice = await judgeTwice(files, args, env)
    files = twice.judged
    unsteady = twice.unsteady
    output += twice.output
    processorMs += twice.processorMs
  }
  const passed = sumOf(files, 'passed')
  const failed = sumOf(files, 'failed')
  const isTooUnsteady = unsteady.length > MOST_UNSTEADY
  // An error that belongs to no file, where no process ended early that could explain it. Nothing run is no success either.
  const isUnexplained = errors.length > 0 && first.report.files.every(({ hasEnded }) => hasEnded)
  const isEmpty = passed === 0 && !(mayBeEmpty && files.length === 0)
  const isOtherwiseWrong = (!first.isRight && broken === 0) || isUnexplained || isEmpty
  const isRight = failed === 0 && !isTooUnsteady && !isOtherwiseWrong
  const leftOut = sumOf(files, 'skipped')
  const notes = [
    files.length === 0 ? 'nothing selected' : `${passed} tests`,
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
    ...(said ? (output.match(said) ?? []) : []),
  ]
  return {
    isRight,
    output: [told(files), ...errors, output].filter(Boolean).join('\n'),
    passed,
    failed: isRight ? 0 : Math.max(failed, isTooUnsteady ? unsteady.length : 1),
    note: notes.join(', '),
    unsteady,
    processorMs,
    lines: [...unsteady, ...costliest(files)],
  }
}
