import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ColumnMapping, type MappableField } from '@trendee/core/imports/mappable-fields'
import { afterAll, expect, it } from 'vitest'
import type { FeedOptions } from '../feed'
import { readBeginning } from './read-beginning'
import { shownFields } from './read-values'
import { shownRows } from './shown-rows'

const folder = mkdtempSync(join(tmpdir(), 'trendee-shown-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function shown(text: string, mapping: ColumnMapping, told: FeedOptions = {}, fields?: readonly MappableField[]) {
  const path = join(folder, 'table.csv')
  writeFileSync(path, text)
  const options = { ...told, mapping }
  return shownRows(path, options, await readBeginning(path, options, 100), fields ?? shownFields(mapping), 2)
}

it('rows are shown before their network is told, which is left open', async () => {
  const posts = 'when,text,likes\n2026-06-01,Linen dress,12\n2026-06-02,Wool coat,3\n2026-06-03,Socks,1\n'
  const mapping = { postedAt: 'when', caption: 'text', likes: 'likes' }
  const moment = '2026-06-01 00:00 UTC'
  expect((await shown(posts, mapping))[0]).toEqual({
    network: null,
    postedAt: moment,
    caption: 'Linen dress',
    likes: '12',
  })
  expect((await shown(posts, mapping, { platform: 'tiktok' }))[0]).toMatchObject({ network: 'tiktok', likes: '12' })
  const series = 'week,linen\n2026-01-05,12\n2026-01-12,14\n'
  expect(await shown(series, { date: 'week', value: ['linen'] })).toMatchObject([
    { date: '2026-01-05 (week)', term: 'linen', value: '12', region: null },
    { value: '14' },
  ])
})

it('rows are shown before the order of their days is told, without the days', async () => {
  const table = 'name,seen,price\nLinen Dress,05/03/2026,19\nWool Coat,06/03/2026,99\n'
  const mapping = { title: 'name', observedOn: 'seen', price: 'price' }
  expect(await shown(table, mapping, { currency: 'EUR' })).toEqual([
    { title: 'Linen Dress', observedOn: null, price: '19 EUR' },
    { title: 'Wool Coat', observedOn: null, price: '99 EUR' },
  ])
  expect((await shown(table, mapping, { currency: 'EUR', dayOrder: 'month-first' }))[0]?.observedOn).toBe('2026-05-03')
})

it('nothing is shown of a table that is refused', async () => {
  const twice = 'week,linen\n2026-01-05,12\n2026-01-12,14\n2026-01-05,90\n'
  expect(await shown(twice, { date: 'week', value: ['linen'] })).toEqual([])
})
