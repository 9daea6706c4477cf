// Runs vitest and counts its tests, a file that does not even load counts as one failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    const { passed, failed, leftOut } = numbersOf(JSON.parse(readFileSync(file, 'utf8')))
    const notes = [
      `${passed} tests`,
      ...(leftOut > 0 ? [`${leftOut} left out`] : []),
      ...(said ? (output.match(said) ?? []) : []),
    ]
    // Nothing failed and yet the run did: an error outside of any test. Nothing run is no success either.
    const isWrong = !isRight || failed > 0 || passed === 0
    return { isRight: !isWrong, output, passed, failed: isWrong ? Math.max(failed, 1) : 0, note: notes.join(', ') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
