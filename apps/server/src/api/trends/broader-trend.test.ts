import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { followMovedSeries } from '@trendee/store/forecasts/moved-series'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { detail, topList } = CONTRACT.trends

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp()
  token = await demo.signIn('trendee-business')
})
afterAll(() => demo.close())

const ask = (path: string, query: Record<string, string>) =>
  demo.app.inject({ path, query, headers: { authorization: `Bearer ${token}` } })
async function detailOf(name: string, gender?: string): Promise<OutputOf<typeof detail>> {
  return (await ask(detail.path, { name, ...(gender ? { gender } : {}) })).json<{ data: OutputOf<typeof detail> }>()
    .data
}

it.each([
  ['mididress', 'Midi Dress', '中长款连衣裙', 'dress'],
  ['bubble skirt', 'Bubble Skirt', '泡泡型半身裙', 'skirt'],
  ['puffer vest', 'Puffer Vest', '羽绒马甲', 'vest'],
  ['tennis skirt', 'Tennis Skirt', '网球短裙', 'skirt'],
  ['powder blue', 'Powder Blue', '粉蓝色', 'blue'],
])('%s is a trend of its own and says what it is a kind of', async (term, name, nameZh, broader) => {
  const own = await detailOf(term)
  expect([own.trend.name, own.trend.trend_name_zh]).toEqual([name, nameZh])
  const page = await ask(detail.path, { name: broader })
  // A small world's shops need not sell all that is searched.
  expect(own.broader).toMatchObject({ trend_id: broader, is_listed: page.statusCode === 200 })
})

it('leaves the wider trend its own name and curve', async () => {
  const { trend, broader, platforms } = await detailOf('dress', 'women')
  expect([trend.trend_id, trend.name, trend.trend_name_zh, broader]).toEqual(['dress', 'Dress', '连衣裙', null])
  // What people search of women's dresses is narrower: shops and posts alone speak of dresses as such.
  expect(platforms.map(({ platform }) => platform)).not.toContain('google')
})

it('lists no two trends of one name in a language', async () => {
  const names: string[] = []
  const namesZh: string[] = []
  for (let page = 1; ; page++) {
    const answer = await ask(topList.path, { page: `${page}`, pageSize: '100', region: 'US' })
    const { list, total } = answer.json<{ data: OutputOf<typeof topList> }>().data
    names.push(...list.map((trend) => trend.name.toLowerCase()))
    namesZh.push(...list.map((trend) => trend.trend_name_zh.toLowerCase()))
    if (names.length >= total) break
  }
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(namesZh.filter((name, index) => namesZh.indexOf(name) !== index)).toEqual([])
})

it('is found by an id of before, though it moved on more than once', async () => {
  const follow = (from: string, to: string, gender = '') =>
    followMovedSeries(demo.runtime.store.db, [
      {
        platform: 'google',
        region: 'US',
        from: { trendId: from, gender: '' },
        to: { trendId: to, gender },
        weeks: 1,
        isNamesake: false,
      },
    ])
  const statusOf = async (name: string) => (await ask(detail.path, { name })).statusCode
  expect(await statusOf('balloon-sleeve-gown')).toBe(404)
  await follow('balloon-sleeve-evening-gown', 'bubble-skirt', 'women')
  expect((await detailOf('balloon-sleeve-gown')).trend.trend_id).toBe('bubble-skirt')

  await follow('no-such-frock', 'no-such-tunic')
  await follow('no-such-tunic', 'no-such-frock')
  expect(await statusOf('no-such-frock')).toBe(404)
  await follow('no-such-smock', 'no-such-cape')
  await follow('no-such-cape', 'bubble-skirt', 'women')
  expect((await detailOf('no-such-smock')).trend.trend_id).toBe('bubble-skirt')
})
