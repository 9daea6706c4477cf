import { describe, expect, it } from 'vitest'
import { setStar } from './stars'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-10T12:00:00Z')

describe.each(ENGINES)('stars on $name', (engine) => {
  const db = useStore(engine)

  it('are set and taken once, counted by account and kind', async () => {
    for (const id of ['ann', 'bob']) await db().insertInto('account').values({ account_id: id, name: id }).execute()
    const star = (who: string, id: string, isStarred = true, kind: 'retail' | 'social' = 'retail') =>
      setStar(db(), who, { kind, id }, isStarred, NOW)
    expect(await star('ann', 'shein.1')).toBe(1)
    expect(await star('ann', 'shein.1')).toBe(1)
    expect(await star('ann', 'shein.2')).toBe(2)
    expect(await star('bob', 'shein.1')).toBe(1)
    expect(await star('ann', 'instagram.1', true, 'social')).toBe(1)
    expect(await star('ann', 'shein.1', false)).toBe(1)
    expect(await star('ann', 'shein.1', false)).toBe(1)
    expect(await star('bob', 'shein.9', false)).toBe(1)
  })
})
