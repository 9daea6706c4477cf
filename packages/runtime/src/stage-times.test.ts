import { expect, it } from 'vitest'
import { type StageTime, onStageEnd, timed } from './stage-times'

it('publishes each stage as it ends, a failing one too, and returns what the work gave', async () => {
  expect(await timed('nobody listens', async () => 1)).toBe(1)
  const heard: StageTime[] = []
  onStageEnd((time) => heard.push(time))
  expect(await timed('read', async () => 2)).toBe(2)
  await expect(timed('fail', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(heard.map(({ name }) => name)).toEqual(['read', 'fail'])
  for (const time of heard) {
    expect(Math.min(time.seconds, time.processorSeconds, time.mainThreadSeconds)).toBeGreaterThanOrEqual(0)
    expect(time.startedAtSeconds).toBeGreaterThan(0)
  }
})
