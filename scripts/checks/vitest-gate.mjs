// Runs vitest and counts its tests. A file that fails is judged twice: the second time alone.
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../setup.mjs'
import { RUN_ENDED } from './gate-reporter.mjs'
import { makeFolder, removeAbandoned, withMemoryFolder } from './memory-folder.mjs'
import { tool } from './tally.mjs'

const REPORTER = fileURLToPath(new URL('gate-reporter.mjs', import.meta.url))

/** With more failed files something is broken that no second run would explain. */
const MOST_JUDGED_TWICE = 5
/** Files whose cost is told. */
const MOST_COSTLY = 10
/** Failed tests that are told one by one: a process that broke fails all of its later tests. */
const MOST_TOLD = 40
/** What vitest says of a teardown that throws, or of a process that does not end, before it ends with 0 all the same. */
const BAD_CLOSE = /^(?:error during close|close timed out)/
/** Lines of that kind that are told. */
const MOST_CLOSING_LINES = 10

/** One run of vitest, with what is wrong beside its files. `report` is null where it ended without one. */
async function runVitest(args, env) {
  removeAbandoned(tmpdir())
  const folder = makeFolder(tmpdir())
  const file = join(folder, 'report.json')
  let hasRun = false
  const closing = []
  const onLine = (line) => {
    hasRun ||= line === RUN_ENDED
    if (hasRun && BAD_CLOSE.test(line) && closing.length < MOST_CLOSING_LINES) closing.push(line)
  }
  try {
    const { code, output, processorMs } = await withMemoryFolder((temporary) =>
      tool(
        'vitest',
        ['run', ...args, '--allowOnly=false', '--reporter=dot', `--reporter=${REPORTER}`],
        { NO_COLOR: '1', ...temporary, ...env, TRENDEE_GATE_REPORT: file },
        { onLine },
      ),
    )
    const report = readReport(file)
    const alarms = report === null ? [`no report: vitest ended with ${code}`] : alarmsOf(report, code, closing)
    return { output: output.replaceAll(`\n${RUN_ENDED}\n`, ''), processorMs, report, alarms }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The report of a run; null where there is none, or a full disk cut it off. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** What is wrong with a run beside its files' tests: no second run of a file explains it. */
function alarmsOf({ files, outside, crashes, hasClosed }, code, closing) {
  const withoutEnd = files.filter(({ hasEnded }) => !hasEnded).length
  const isBroken = files.some(({ failed }) => failed > 0) || outside.length + crashes.length > 0
  return [
    ...outside,
    // The others belong to files that are judged for it.
    ...crashes.slice(withoutEnd),
    ...(hasClosed ? [] : ['vitest ended before its teardowns had']),
    ...closing,
    ...(code === Number(isBroken) ? [] : [`vitest ended with ${code}`]),
  ]
}

const nameOf = ({ path }) => relative(root, path)

/** Each failed test, in the order in which the files ran: the first is the cause. */
function told(files) {
  const lines = files
    .filter(({ failed }) => failed > 0)
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .flatMap((file) => file.failures.map(({ line }) => `${nameOf(file)} > ${line}`))
  const more = lines.length - MOST_TOLD
  return [...lines.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/** What is to be mended, beside the two results: its first failure, which does not come at will. */
function unsteadyText(file) {
  const [first] = file.failures
  return [`unsteady: ${nameOf(file)}: ${first?.line ?? ''}`, first?.whole.replaceAll(/^/gm, '    ')]
    .filter(Boolean)
    .join('\n')
}

/** The files that used most of the processors, with what they used. */
function costliest(files) {
  const costly = files.filter(({ processorMs }) => processorMs > 0).toSorted((a, b) => b.processorMs - a.processorMs)
  return costly
    .slice(0, MOST_COSTLY)
    .map((file) => `${(file.processorMs / 1000).toFixed(1).padStart(8)} s cpu  ${nameOf(file)}`)
}

const sumOf = (files, what) => files.reduce((sum, file) => sum + file[what], 0)

/** What the second run of a file lacks, or empty where it makes up for the first. */
function lackOf(first, second) {
  if (second === undefined) return 'no result'
  const { passed, failed, skipped, passedNames } = second
  if (failed > 0) return `${failed} failed`
  const gone = first.failedNames.find((name) => !passedNames.includes(name))
  if (gone !== undefined) return `${gone}: not among those that passed`
  // A test that failed must pass, and not be left out; of a file that never loaded it is not known which are.
  const isWhole = passed > 0 && (first.tests === 0 || (passed + skipped >= first.tests && skipped <= first.skipped))
  return isWhole ? '' : `${passed} passed and ${skipped} left out of ${first.tests}`
}

/**
 * Runs each failed file once more, alone. Gives all files as they are judged, those that passed only then, and what the
 * second runs said.
 */
async function judgeTwice(files, options, env) {
  const judged = []
  const unsteady = []
  let output = ''
  let processorMs = 0
  for (const file of files) {
    if (file.failed === 0) {
      judged.push(file)
      continue
    }
    const again = await runVitest([...options, '--isolate', '--maxWorkers=1', file.path], env)
    processorMs += again.processorMs
    const second = again.report?.files.find(({ path }) => path === file.path)
    const lacks = [lackOf(file, second), ...again.alarms].filter(Boolean)
    if (lacks.length === 0) {
      judged.push(second)
      unsteady.push(unsteadyText(file))
    } else {
      judged.push(second?.failed > 0 ? second : file)
      output += `\n${nameOf(file)} once more, alone: ${lacks.join('; ')}\n${again.output}`
    }
  }
  return { judged, unsteady, output, processorMs }
}

/**
 * A process that breaks takes the files with it that it had been given and not begun: they run again, together, and what they
 * say then is their first result. The one that broke it has begun, and is judged.
 */
async function withLostFiles(files, crashes, options, env) {
  const lost = crashes.length > 0 ? files.filter(({ hasBegun }) => !hasBegun) : []
  if (lost.length === 0) return { files, output: '', processorMs: 0, alarms: [] }
  const again = await runVitest([...options, ...lost.map(({ path }) => path)], env)
  const found = new Map((again.report?.files ?? []).map((file) => [file.path, file]))
  return {
    files: files.map((file) => (lost.includes(file) ? (found.get(file.path) ?? file) : file)),
    output: `\n${lost.length} files that a broken process had not begun, once more:\n${again.output}`,
    processorMs: again.processorMs,
    alarms: again.alarms,
  }
}

/**
 * Runs vitest with `options`, on all files or on those that the filters `files` select. `said` picks lines of the run's
 * output that belong on the gate's line. Files that fail once and pass alone are given as `unsteady`. `lines` tells the
 * costliest files. With `mayBeEmpty` a run that selects no file passes and says so.
 */
export async function vitestGate(options, { files: filters = [], env = {}, said, mayBeEmpty = false } = {}) {
  const first = await runVitest([...options, ...(mayBeEmpty ? ['--passWithNoTests'] : []), ...filters], env)
  const { report, alarms } = first
  let { processorMs } = first
  // What is shown where the gate fails.
  let { output } = first
  if (report === null) return { isRight: false, output, processorMs, note: alarms.join(', ') }
  let unsteady = []
  const begun = await withLostFiles(report.files, report.crashes, options, env)
  let { files } = begun
  alarms.push(...begun.alarms)
  output += begun.output
  processorMs += begun.processorMs
  const broken = files.filter(({ failed }) => failed > 0).length
  if (broken > 0 && broken <= MOST_JUDGED_TWICE) {
    const twice = await judgeTwice(files, options, env)
    files = twice.judged
    unsteady = twice.unsteady
    // A second run tells again what failed.
    output = alarms.length > 0 ? output + twice.output : twice.output
    processorMs += twice.processorMs
  }
  const passed = sumOf(files, 'passed')
  const failed = sumOf(files, 'failed')
  // Nothing run is no success.
  const isEmpty = passed === 0 && !(mayBeEmpty && files.length === 0)
  const isRight = failed === 0 && alarms.length === 0 && !isEmpty
  const leftOut = sumOf(files, 'skipped')
  const notes = [
    files.length === 0 ? 'nothing selected' : `${passed} tests`,
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
    ...(said ? (first.output.match(said) ?? []) : []),
  ]
  return {
    isRight,
    output: [told(files), ...alarms, output].filter(Boolean).join('\n'),
    passed,
    failed: isRight ? 0 : Math.max(failed, 1),
    note: notes.join(', '),
    unsteady,
    processorMs,
    lines: costliest(files),
  }
}
