import { describe, expect, it } from 'vitest'
import { type PageEvent, addPageEvents, dropOldPageEvents } from './page-events'
import { ENGINES, useStore } from '../testing/engines'

function view(currentPage: string, happenedAt: string): PageEvent {
  const base = { event: 'page_view', accountId: null, previousPage: '', trackingTag: '', notes: { uid: '7' } }
  return { ...base, currentPage, happenedAt: new Date(happenedAt) }
}

describe.each(ENGINES)('page events on $name', (engine) => {
  const db = useStore(engine)
  const pages = async () =>
    (await db().selectFrom('page_event').select('current_page').orderBy('event_id').execute()).map(
      (row) => row.current_page,
    )

  it('are kept in their order, however many, until they are old', async () => {
    await addPageEvents(db(), [])
    const many = Array.from({ length: 1200 }, () => view('/many', '2026-01-01T00:00:00Z'))
    await addPageEvents(db(), [...many, view('/b', '2026-03-02T00:00:00Z'), view('/a', '2026-03-01T00:00:00Z')])
    expect(await pages()).toHaveLength(1202)
    expect(await dropOldPageEvents(db(), new Date('2026-05-30T00:00:00Z'))).toBe(1200)
    expect(await pages()).toEqual(['/b', '/a'])
    const row = await db().selectFrom('page_event').selectAll().executeTakeFirst()
    expect(row).toMatchObject({ event: 'page_view', account_id: null, notes: { uid: '7' } })
  })
})
