// Runs vitest and counts its tests, a file that does not even load counts as one failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../setup.mjs'
import { withMemoryFolder } from './memory-folder.mjs'
import { tool } from './tally.mjs'

function numbersOf(report) {
  let passed = 0
  let failed = 0
  let leftOut = 0
  for (const file of report.testResults) {
    const tests = file.assertionResults
    const broken = tests.filter(({ status }) => status === 'failed').length
    passed += tests.filter(({ status }) => status === 'passed').length
    leftOut += tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length
    failed += broken === 0 && file.status === 'failed' ? 1 : broken
  }
  return { passed, failed, leftOut }
}

/** Failed tests that are told one by one: a process that broke fails all of its later tests. */
const MOST_TOLD = 40
const LONGEST_REASON = 160

/** Each failed test with the first line of its reason, in the order in which the files ran: the first is the cause. */
function failuresOf(report) {
  const reasonOf = (message) => message?.split('\n', 1)[0].slice(0, LONGEST_REASON) ?? ''
  const told = report.testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' || assertionResults.some((one) => one.status === 'failed'),
    )
    .toSorted((a, b) => a.startTime - b.startTime)
    .flatMap(({ name, message, assertionResults }) => {
      const broken = assertionResults.filter(({ status }) => status === 'failed')
      const file = relative(root, name)
      if (broken.length === 0) return [`${file}: ${reasonOf(message)}`]
      return broken.map((test) => `${file} > ${test.fullName}: ${reasonOf(test.failureMessages[0])}`)
    })
  const more = told.length - MOST_TOLD
  return [...told.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/** `said` picks lines of the run's output that belong on the gate's line. */
export async function vitestGate(args, { env = {}, said } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-test-'))
  const file = join(folder, 'report.json')
  try {
    const { isRight, output } = await withMemoryFolder((temporary) =>
      tool('vitest', ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], {
        NO_COLOR: '1',
        ...temporary,
        ...env,
      }),
    )
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { passed, failed, leftOut } = numbersOf(report)
    const notes = [
      `${passed} tests`,
      ...(leftOut > 0 ? [`${leftOut} left out`] : []),
      ...(said ? (output.match(said) ?? []) : []),
    ]
    // Nothing failed and yet the run did: an error outside of any test. Nothing run is no success either.
    const isWrong = !isRight || failed > 0 || passed === 0
    const told = failuresOf(report)
    return {
      isRight: !isWrong,
      output: `${told}\n${output}`,
      passed,
      failed: isWrong ? Math.max(failed, 1) : 0,
      note: notes.join(', '),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
