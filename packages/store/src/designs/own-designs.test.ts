import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { designsOf, dropDesigns, keepDesigns, markDesign, ownDesign } from './own-designs'

const NOW = new Date('2026-03-04T12:00:00Z')
const LATER = new Date('2026-03-05T12:00:00Z')
const batch = (brief: string, count: number) => ({
  kind: 'garment' as const,
  brief,
  engine: 'local',
  reference: null,
  designs: Array.from({ length: count }, (_, place) => ({ place })),
})

describe.each(ENGINES)('own designs on $name', (engine) => {
  const db = useStore(engine)
  let people = 0
  async function person() {
    const id = `designer-${(people += 1)}`
    await db().insertInto('account').values({ account_id: id, name: id }).execute()
    return id
  }
  const all = { page: 1, pageSize: 10 }

  it('are kept in their order, newest request first, for their account alone', async () => {
    const [ann, bob] = [await person(), await person()]
    const first = await keepDesigns(db(), ann, batch('Linen dress', 3), NOW)
    const [second] = await keepDesigns(db(), ann, { ...batch('100% silk_top', 1), kind: 'print' }, LATER)
    const [bobs] = await keepDesigns(db(), bob, batch('Linen dress', 1), NOW)
    expect(first.map(({ data }) => data)).toEqual([{ place: 0 }, { place: 1 }, { place: 2 }])
    const { list, total } = await designsOf(db(), ann, all)
    expect([total, list.map(({ designId }) => designId)]).toEqual([4, [second, ...first].map((each) => each?.designId)])
    expect((await designsOf(db(), ann, { ...all, page: 2, pageSize: 3 })).list).toHaveLength(1)
    expect((await designsOf(db(), ann, { ...all, kind: 'print' })).total).toBe(1)
    expect((await designsOf(db(), ann, { ...all, text: 'LINEN' })).total).toBe(3)
    // Signs of the pattern language are read as what they are.
    expect((await designsOf(db(), ann, { ...all, text: '0% silk_' })).total).toBe(1)
    expect((await designsOf(db(), ann, { ...all, text: 'linen%dress' })).total).toBe(0)
    expect(await ownDesign(db(), ann, bobs?.designId ?? '')).toBeNull()
    expect((await ownDesign(db(), bob, bobs?.designId ?? ''))?.brief).toBe('Linen dress')
  })

  it('are marked and deleted by their account, and by nobody else', async () => {
    const [ann, bob] = [await person(), await person()]
    const kept = await keepDesigns(db(), ann, batch('Coat', 2), NOW)
    const [one = '', two = ''] = kept.map(({ designId }) => designId)
    expect([await markDesign(db(), bob, one, true), await markDesign(db(), ann, one, true)]).toEqual([false, true])
    expect((await designsOf(db(), ann, { ...all, isFavourite: true })).list.map(({ designId }) => designId)).toEqual([
      one,
    ])
    expect(await dropDesigns(db(), bob, [one, two])).toBe(0)
    expect(await dropDesigns(db(), ann, [one, 'none of these'])).toBe(1)
    expect((await designsOf(db(), ann, all)).list.map(({ designId }) => designId)).toEqual([two])
  })
})
