// Writes what the gate judges as JSON to the file that TRENDEE_GATE_REPORT names: one entry for each test file that was
// to run, also where its process ended without a word, the errors of no test, and whether vitest came to its end.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../setup.mjs'

const LONGEST_REASON = 160
/** Lines of an error that is told whole. */
const MOST_LINES = 40
/** Lines of a stack that are no code of ours. */
const OF_OTHERS = /^ +at (.*\/node_modules\/(?!\.cache\/)|new Promise \(<anonymous>\)|.*\(?node:)/

/** A line of its own, between what the tests say and what the end of their run says. */
export const RUN_ENDED = '--- the tests have run ---'

/** Anything can be thrown, and its message be anything. */
const messageOf = (error) => String(error?.message ?? '')

const reasonOf = (errors) => messageOf(errors?.[0]).split('\n', 1)[0].slice(0, LONGEST_REASON)

/** Where an error was thrown, and what came beside what was expected. */
function wholeOf(error) {
  const whole = [error?.stack ?? messageOf(error), error?.diff].filter(Boolean).join('\n')
  const ours = whole.split('\n').filter((line) => !OF_OTHERS.test(line))
  return ours.slice(0, MOST_LINES).join('\n')
}

/** What failed, as `name: first line of the reason` and the error whole. */
const failureOf = (name, errors) => ({
  line: [name, reasonOf(errors)].filter((part) => part !== null).join(': '),
  whole: wholeOf(errors?.[0]),
})

/** Errors of a file beside its tests: of its loading, and of hooks. */
function errorsBesideTests(module) {
  const outside = module.errors().length > 0 ? [failureOf(null, module.errors())] : []
  const hooks = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().length > 0 ? [failureOf(suite.fullName, suite.errors())] : [],
  )
  return [...outside, ...hooks]
}

function entryOf(module) {
  const tests = [...module.children.allTests()]
  const states = tests.map((test) => test.result().state)
  const count = (state) => states.filter((one) => one === state).length
  const besideTests = errorsBesideTests(module)
  // The first is the cause of those after it.
  const failures = [
    ...besideTests,
    ...[...module.children.allTests('failed')].map((test) => failureOf(test.fullName, test.result().errors)),
  ]
  const failedTests = count('failed')
  // A state other than these is one of a file that never came to its end.
  const isAtEnd = ['passed', 'failed', 'skipped'].includes(module.state()) && count('pending') === 0
  if (!isAtEnd) failures.push({ line: 'the process ended before the file did', whole: '' })
  // A hook that fails skips tests that are not left out.
  const isLeftOut = (test) => test.result().state === 'skipped' && (!besideTests.length || test.options.mode !== 'run')
  return {
    tests: tests.length,
    passed: count('passed'),
    // A file that does not load, and one whose hook fails, count as one.
    failed: failedTests > 0 ? failedTests : Number(failures.length > 0 || module.state() === 'failed'),
    skipped: tests.filter(isLeftOut).length,
    failures,
    passedNames: [...module.children.allTests('passed')].map((test) => test.fullName),
    failedNames: [...module.children.allTests('failed')].map((test) => test.fullName),
    hasBegun: true,
    hasEnded: isAtEnd,
    startedAt: module.diagnostic().startTime ?? 0,
    // From `cost-of-file.mjs`; a file that breaks may have none.
    processorMs: module.meta().processorMs ?? 0,
  }
}

const NO_RESULT = {
  tests: 0,
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ line: 'no result was reported', whole: '' }],
  passedNames: [],
  failedNames: [],
  hasBegun: false,
  hasEnded: false,
  startedAt: 0,
  processorMs: 0,
}

/** What vitest says of a worker that crashed: the files it had been given end without a result. */
const isOfCrash = (error) => messageOf(error).startsWith('[vitest-pool]')

/** An error thrown outside of a test, with the file that ran then: often it comes late, out of another one. */
function outsideOf(error) {
  const running = error.VITEST_TEST_PATH
  return `outside of a test: ${reasonOf([error])}${running ? ` (while ${relative(root, running)} ran)` : ''}`
}

export default class GateReporter {
  #files = new Map()
  #report = null

  onInit(vitest) {
    // Called after the last teardown, and never where one waits for what does not come.
    vitest.onClose(() => this.#write({ hasClosed: true }))
  }

  onTestRunStart(specifications) {
    for (const { moduleId } of specifications)
      this.#files.set(moduleId, { ...NO_RESULT, failures: [...NO_RESULT.failures] })
  }

  onTestRunEnd(modules, errors) {
    for (const module of modules) this.#files.set(module.moduleId, entryOf(module))
    this.#report = {
      files: [...this.#files].map(([path, entry]) => ({ path, ...entry })),
      outside: errors.filter((error) => !isOfCrash(error)).map(outsideOf),
      crashes: errors.filter(isOfCrash).map((error) => reasonOf([error])),
    }
    this.#write({ hasClosed: false })
    // What is said from here on is of the end of the run, and no test's.
    for (const stream of [process.stdout, process.stderr]) stream.write(`\n${RUN_ENDED}\n`)
  }

  #write(ending) {
    if (this.#report === null) return
    writeFileSync(process.env.TRENDEE_GATE_REPORT, JSON.stringify({ ...this.#report, ...ending }))
  }
}
