// Writes what the gate judges as JSON to the file that TRENDEE_GATE_REPORT names: one entry for each test file that was
// to run, also where its process ended without a word.
import { writeFileSync } from 'node:fs'

const LONGEST_REASON = 160

const reasonOf = (errors) => (errors?.[0]?.message ?? '').split('\n', 1)[0].slice(0, LONGEST_REASON)

/** What failed in a file, as `name: first line of the reason`; the first is the cause of those after it. */
function failuresOf(module) {
  const outside = module.errors().length > 0 ? [reasonOf(module.errors())] : []
  const hooks = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().length > 0 ? [`${suite.fullName}: ${reasonOf(suite.errors())}`] : [],
  )
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${test.fullName}: ${reasonOf(test.result().errors)}`,
  )
  return [...outside, ...hooks, ...tests]
}

function entryOf(module) {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const count = (state) => states.filter((one) => one === state).length
  const failures = failuresOf(module)
  const failedTests = count('failed')
  // A state other than these is one of a file that never came to its end.
  const isAtEnd = ['passed', 'failed', 'skipped'].includes(module.state()) && count('pending') === 0
  if (!isAtEnd) failures.push('the process ended before the file did')
  return {
    passed: count('passed'),
    // A file that does not load, and one whose hook fails, count as one.
    failed: failedTests > 0 ? failedTests : Number(failures.length > 0 || module.state() === 'failed'),
    skipped: count('skipped'),
    failures,
    hasEnded: isAtEnd,
    startedAt: module.diagnostic().startTime ?? 0,
    // From `cost-of-file.mjs`; a file that breaks may have none.
    processorMs: module.meta().processorMs ?? 0,
  }
}

const NO_RESULT = {
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: ['no result was reported'],
  hasEnded: false,
  startedAt: 0,
  processorMs: 0,
}

function fail(file, reason) {
  file.failures.push(reason)
  file.failed = Math.max(file.failed, 1)
}

export default class GateReporter {
  #files = new Map()

  onTestRunStart(specifications) {
    for (const { moduleId } of specifications)
      this.#files.set(moduleId, { ...NO_RESULT, failures: [...NO_RESULT.failures] })
  }

  onTestRunEnd(modules, unhandledErrors) {
    for (const module of modules) this.#files.set(module.moduleId, entryOf(module))
    const errors = []
    for (const error of unhandledErrors) {
      const file = this.#files.get(error.VITEST_TEST_PATH)
      if (file === undefined) errors.push(reasonOf([error]))
      else fail(file, `outside of a test: ${reasonOf([error])}`)
    }
    const files = [...this.#files].map(([path, entry]) => ({ path, ...entry }))
    writeFileSync(process.env.TRENDEE_GATE_REPORT, JSON.stringify({ files, errors }))
  }
}
