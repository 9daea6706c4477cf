import { afterAll, describe, expect, it } from 'vitest'
import { type AttemptLimit, dropEndedAttempts, returnAttempt, takeAttempt } from './attempts'
import { openStore } from '../engine/open-store'
import { ENGINES, removePlaces, useStore } from '../testing/engines'

const NOW = new Date('2026-03-01T10:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const limit = (key: string, tries: number, withinSeconds = 60): AttemptLimit => ({ key, tries, withinSeconds })

afterAll(removePlaces)

describe.each(ENGINES)('tries on $name', (engine) => {
  const db = useStore(engine)

  it('are let through until the window is full, and again when it is over', async () => {
    const own = [limit('full', 2)]
    expect(await takeAttempt(db(), own, NOW)).toEqual([])
    expect(await takeAttempt(db(), own, after(10))).toEqual([])
    expect(await takeAttempt(db(), own, after(59.999))).toEqual([{ key: 'full', until: after(60) }])
    expect(await takeAttempt(db(), own, after(60))).toEqual([])
    expect(await takeAttempt(db(), own, after(60))).toEqual([])
    expect(await takeAttempt(db(), own, after(61))).toEqual([{ key: 'full', until: after(120) }])
  })

  it('count in every window or in none', async () => {
    const both = [limit('minute', 1, 60), limit('day', 3, 86_400)]
    for (const second of [0, 60, 120]) expect(await takeAttempt(db(), both, after(second))).toEqual([])
    expect(await takeAttempt(db(), both, after(180))).toEqual([{ key: 'day', until: after(86_400) }])
    const [minute] = both
    if (!minute) throw new Error('two limits were made')
    // What was refused by the day was not counted by the minute.
    expect(await takeAttempt(db(), [minute], after(180))).toEqual([])
  })

  it.each([1, 40])('exactly N of 60 at once are let through, %i of them', async (tries) => {
    const own = [limit(`parallel-${tries}`, tries), limit(`a-parallel-${tries}`, 1000)]
    const reversed = [...own].reverse()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => takeAttempt(db(), index % 2 === 0 ? own : reversed, NOW)),
    )
    expect(answers.filter((full) => full.length === 0)).toHaveLength(tries)
  })

  it('that are given back were not made, and never more of them than were', async () => {
    const own = [limit('back', 1)]
    await takeAttempt(db(), own, NOW)
    await returnAttempt(db(), own)
    await returnAttempt(db(), own)
    expect(await takeAttempt(db(), own, NOW)).toEqual([])
    expect(await takeAttempt(db(), own, NOW)).toHaveLength(1)
  })

  it('are forgotten when their window is over', async () => {
    await takeAttempt(db(), [limit('old', 5, 10)], NOW)
    await takeAttempt(db(), [limit('young', 5, 10)], after(5))
    await dropEndedAttempts(db(), after(10))
    const rows = await db().selectFrom('attempt_counter').select('attempt_key').execute()
    const keys = rows.map((row) => row.attempt_key)
    expect(keys).not.toContain('old')
    expect(keys).toContain('young')
  })

  it('are still counted after the store was closed and opened again', async () => {
    const place = await engine.migratedPlace()
    const own = [limit('restart', 1, 900)]
    const first = await openStore(place)
    await takeAttempt(first.db, own, NOW)
    await first.close()
    const second = await openStore(place)
    const answer = await takeAttempt(second.db, own, after(899))
    await second.close()
    expect(answer).toEqual([{ key: 'restart', until: after(900) }])
  })
})
