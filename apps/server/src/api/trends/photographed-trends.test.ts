import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import type { ListedTrend } from '@trendee/contract/trends/trend-presence'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { givePhoto } from '../../testing/give-photo'

const { trends } = CONTRACT
const ASKED = { gender: 'women', region: 'US' }

let demo: DemoApp
let cookie = ''
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  cookie = await demo.signIn('designer')
})
afterAll(() => demo.close())

const data = async (endpoint: Endpoint, input: Input) =>
  (await ask(demo.app, endpoint, { ...ASKED, ...input }, cookie)).json().data

it('shows a photograph of what carries a trend before drawings of the trend', async () => {
  const { list } = await data(trends.trendList, { pageSize: 100, sort: 'products' })
  const shown = list.find((trend: ListedTrend) => trend.board.length > 1 && trend.type === 'color') as ListedTrend
  const last = shown.board.findLast(({ kind }) => kind === 'product')
  if (last === undefined) throw new Error('the demo world shows no product of a colour')
  expect(shown.pictures[0]).toContain('/common/picture/trend/')

  const photo = await givePhoto(demo.runtime, `${last.platform}/${last.id}`)
  const address = `/api/v1/common/photo/${photo}`
  const named = (rows: readonly ListedTrend[]) => rows.find(({ trend_id: id }) => id === shown.trend_id)
  const listed = named((await data(trends.trendList, { pageSize: 100, sort: 'products' })).list)
  expect(listed?.board[0]).toMatchObject({ id: last.id, picture_kind: 'photo', picture: address })
  expect(listed?.pictures).toEqual([address, ...shown.pictures.slice(0, 2)])
  const top = named((await data(trends.topListColor, { pageSize: 100 })).list)
  expect(top?.pictures[0]).toBe(address)
})
