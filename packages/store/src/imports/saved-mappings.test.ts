import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import {
  changeMapping,
  deleteMapping,
  hasSavedMappings,
  keepMapping,
  savedMapping,
  savedMappings,
} from './saved-mappings'

const day = (number: number) => new Date(`2026-03-${10 + number}T12:00:00Z`)
const TABLE = { mappingId: 'one', columns: ['Name', 'Preis'] }
const MAPPING = { title: 'Name', price: 'Preis' }

describe.each(ENGINES)('saved mappings on $name', (engine) => {
  const db = useStore(engine)

  it('say how a table was read, until they are deleted', async () => {
    expect([await hasSavedMappings(db()), await savedMapping(db(), 'one')]).toEqual([false, null])
    await keepMapping(db(), TABLE, { mapping: MAPPING, shop: 'Lerche' }, 'week-1.csv', day(1))
    const first = { ...TABLE, reading: { mapping: MAPPING, shop: 'Lerche' }, varying: [], file: 'week-1.csv' }
    expect(await savedMapping(db(), 'one')).toEqual({ ...first, savedAt: day(1), usedAt: day(1) })
    expect(await hasSavedMappings(db())).toBe(true)
    // Nothing new was said: the same stands, and was used.
    await keepMapping(db(), TABLE, { mapping: MAPPING, shop: 'Lerche' }, 'week-2.csv', day(2))
    expect(await savedMapping(db(), 'one')).toEqual({ ...first, savedAt: day(1), usedAt: day(2) })
    expect([await deleteMapping(db(), 'one'), await deleteMapping(db(), 'one')]).toEqual([true, false])
    expect(await savedMapping(db(), 'one')).toBeNull()
  })

  it('keep nothing that two files of the same columns were told differently, until an administrator says it', async () => {
    const keep = (reading: object, number: number) =>
      keepMapping(db(), TABLE, { mapping: MAPPING, ...reading }, `week-${number}.csv`, day(number))
    await keep({ shop: 'Lerche', currency: 'EUR' }, 1)
    await keep({ shop: 'Amsel', currency: 'EUR', region: 'DE' }, 2)
    expect(await savedMapping(db(), 'one')).toMatchObject({
      reading: { mapping: MAPPING, currency: 'EUR', region: 'DE' },
      varying: ['shop'],
      file: 'week-2.csv',
    })
    await keep({ shop: 'Amsel', region: 'DE' }, 3)
    expect(await savedMapping(db(), 'one')).toMatchObject({
      reading: { mapping: MAPPING, region: 'DE' },
      varying: ['currency', 'shop'],
    })
    const said = { mapping: { title: 'Name' }, currency: 'EUR' } as const
    expect(await changeMapping(db(), 'one', said, day(4))).toMatchObject({ reading: said, varying: ['shop'] })
    await keep({ shop: 'Amsel', currency: 'EUR' }, 5)
    expect(await savedMapping(db(), 'one')).toMatchObject({
      reading: { mapping: MAPPING, currency: 'EUR' },
      varying: ['shop'],
      savedAt: day(5),
    })
    expect(await changeMapping(db(), 'nobody', said, day(4))).toBeNull()
    await deleteMapping(db(), 'one')
  })

  it('are listed, the last used first', async () => {
    await keepMapping(db(), { ...TABLE, mappingId: 'two' }, { mapping: MAPPING }, 'b.csv', day(2))
    await keepMapping(db(), { ...TABLE, mappingId: 'three' }, { mapping: MAPPING }, 'c.csv', day(3))
    await keepMapping(db(), { ...TABLE, mappingId: 'two' }, { mapping: MAPPING }, 'd.csv', day(4))
    const { list, total } = await savedMappings(db(), { page: 1, pageSize: 1 })
    expect([total, list.map(({ mappingId, file }) => [mappingId, file])]).toEqual([2, [['two', 'b.csv']]])
  })
})
