import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { within } from '@testing-library/dom'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { CONTRACT } from '@trendee/contract/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { admin, trends } = CONTRACT

const folder = mkdtempSync(join(tmpdir(), 'trendee-joined-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Weeks of the demo world's curve that the uploaded file repeats, and weeks that only the file has. */
const SHARED = 58
const AFTER = 2
/** Of the shared weeks as many tell the scale. */
const NEAREST = 52
/** What the file says of the newest weeks: far above anything before, on its own scale. */
const SPIKE = 100

describe('a search file that is dropped in', () => {
  const { openPage, server } = usePages()
  let name = ''
  let lastMonday = ''
  let importId = ''

  beforeAll(async () => {
    const { list } = await server().answerTo(trends.topList, { gender: 'women', pageSize: 20 }, 'designer')
    const details = await Promise.all(
      list.map(({ trend_id }) => server().answerTo(trends.detail, { name: trend_id, gender: 'women' }, 'designer')),
    )
    // From one file, of values well above one unit, so that a scale can be told.
    const detail = details.find(
      ({ trend, line, joins }) =>
        trend.source.platform === 'google' &&
        joins.length === 0 &&
        line.values.slice(-SHARED).every((value) => (value ?? 0) >= 10),
    )
    if (!detail) throw new Error('the demo world has no large search curve')
    name = detail.trend.trend_id
    const newest = detail.line.values.slice(-SHARED)
    const values = [...newest.map((value) => Math.round((value ?? 0) / 2)), ...Array<number>(AFTER).fill(SPIKE)]
    const first = addWeeks(detail.line.start, detail.line.values.length - SHARED)
    lastMonday = addWeeks(first, values.length - 1)
    const rows = values.map((value, week) => `${addWeeks(addDays(first, -1), week)},${value}`)
    const path = join(folder, 'dropped.csv')
    const term = detail.trend.name.toLowerCase()
    writeFileSync(path, ['Category: All categories', '', `Week,${term}: (United States)`, ...rows, ''].join('\n'))
    const { imports } = server().runtime
    importId = (await imports.ingest(path)).importId
    await imports.idle()
  })

  it('is the newest of the curve, on its own scale, with what was before scaled to it', async () => {
    const { line, joins } = await server().answerTo(trends.detail, { name, gender: 'women' }, 'designer')
    expect(line.values.slice(-AFTER)).toEqual(Array<number>(AFTER).fill(SPIKE))
    expect(addWeeks(line.start, line.values.length - 1)).toBe(lastMonday)
    expect(joins).toMatchObject([
      { file: 'dropped.csv', outcome: 'reference', weeks: SHARED + AFTER, used: SHARED + AFTER },
      { outcome: 'joined', shared: NEAREST, used: line.values.length - SHARED - AFTER, factor: expect.closeTo(0.5, 1) },
    ])
  })

  it.each(languageByTurns())('stands under the chart and in the drawer of its import, in %s', async (language) => {
    const page = await openPage(`/trendee/trend-detail/${name}/women/all`, { as: 'designer', language })
    const { view, say } = page
    const count = say('join.count_other', { platform: say('source.google'), count: 2, all: 2 })
    const note = within(view.getByText(count).closest('details') as HTMLElement)
    const items = note.getAllByRole('listitem').map((item) => item.textContent)
    expect(items[0]).toContain('dropped.csv')
    expect(items[0]).toContain(say('join.is_reference'))
    expect(items[1]).toMatch(/× 0\.5/)
    expect(items[1]).toContain(String(NEAREST))

    const data = await openPage('/admin/data', { as: 'admin', language })
    const { list } = await data.ask(admin.imports, { pageSize: 5 })
    expect(list[0]?.import_id).toBe(importId)
    await data.user.click(data.view.getAllByRole('button', { name: 'dropped.csv' })[0] as HTMLElement)
    const series = within(await data.view.findByRole('region', { name: data.say('join.title') }))
    expect(series.getByRole('listitem').textContent).toContain(data.say('join.is_reference'))
  })
})
