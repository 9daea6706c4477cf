import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { dropOldRewordings, keepRewording, keptRewording } from './rewordings'

const NOW = new Date('2026-11-02T12:00:00Z')
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const TAKEN = {
  model: 'm',
  sentences: [{ about: 'why', parts: [{ text: 'Up 31%', opens: '/p#curve' }, ' on last year.'] }],
  fault: '',
  tokens: 321,
} as const
const REFUSED = { model: 'm', sentences: null, fault: 'numbers', tokens: 40 }

describe.each(ENGINES)('rewordings on $name', (engine) => {
  const db = useStore(engine)

  it('are kept for a month, what was refused for a day', async () => {
    expect(await keptRewording(db(), 'a', NOW)).toBeNull()
    await keepRewording(db(), 'a', TAKEN, NOW)
    await keepRewording(db(), 'b', REFUSED, NOW)
    expect(await keptRewording(db(), 'a', daysLater(29))).toEqual(TAKEN)
    expect(await keptRewording(db(), 'b', daysLater(0.9))).toEqual(REFUSED)
    expect(await keptRewording(db(), 'a', daysLater(31))).toBeNull()
    expect(await keptRewording(db(), 'b', daysLater(1.1))).toBeNull()
    await keepRewording(db(), 'b', TAKEN, daysLater(2))
    expect(await keptRewording(db(), 'b', daysLater(3))).toEqual(TAKEN)
    await dropOldRewordings(db(), daysLater(31))
    expect(await keptRewording(db(), 'a', NOW)).toBeNull()
    expect(await keptRewording(db(), 'b', daysLater(3))).toEqual(TAKEN)
  })
})
