import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AnalysisPool } from './analysis-pool'
import { prepareRegion } from '@trendee/analytics/derive/prepare-region'
import { type BuiltProgram, buildProgram } from './testing/built-program'
import { seasonal, weeklySignal } from '@trendee/core/trend/testing/weekly-signals'

let program: BuiltProgram
beforeAll(async () => {
  program = await buildProgram(fileURLToPath(new URL('./analysis-thread.ts', import.meta.url)))
})
afterAll(() => program.remove())

it('analyses in its threads what it would analyse here', async () => {
  const shared = { signals: [weeklySignal('boot', seasonal(130, 0.4), { platform: 'temu', region: '' })] }
  const tasks = ['US', 'GB', 'FR'].map((region) => ({
    region,
    signals: [weeklySignal('coat', seasonal(130, 0.3), { region })],
    asOf: '2024-05-05',
  }))
  const pool = new AnalysisPool(shared, program.path)
  try {
    const inThreads = await Promise.all(tasks.map((task) => pool.analyse(task)))
    for (const [index, task] of tasks.entries()) {
      const { metrics } = prepareRegion(shared, task)
      expect(Buffer.from(inThreads[index]?.metrics.lines ?? []).toString()).toBe(Buffer.from(metrics.lines).toString())
    }
  } finally {
    await pool.close()
  }
})

it('ends its threads when it is closed, whoever still waits', async () => {
  const pool = new AnalysisPool({ signals: [] }, program.path)
  const answer = pool.analyse({ region: 'US', signals: [weeklySignal('coat', seasonal(130))] })
  const outcome = Promise.allSettled([answer])
  await pool.close()
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected'])
})
