import { Readable } from 'node:stream'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { UNSAID } from '@trendee/feeds/unsaid'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { admin, social } = CONTRACT

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  token = await demo.signIn('admin')
})
afterAll(() => demo.close())
beforeEach(() => demo.runtime.store.db.deleteFrom('saved_mapping').execute())

async function answerOf<E extends Endpoint>(endpoint: E, input: Input = {}): Promise<OutputOf<E>> {
  const answer = await ask(demo.app, endpoint, input, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

async function hold(name: string, text: string): Promise<string> {
  const { importId } = await demo.runtime.imports.held.hold(name, Readable.from([text]), {})
  await demo.runtime.imports.idle()
  return importId
}

const DAY = '2025-06-30'
const preview = (import_id: string) => answerOf(admin.importPreview, { import_id, captured_on: DAY })

async function readSo(import_id: string, reading: Input) {
  await answerOf(admin.importRead, { import_id, ...reading })
  await demo.runtime.imports.idle()
  return preview(import_id)
}

async function load(import_id: string) {
  await answerOf(admin.importLoad, { import_id, captured_on: DAY })
  await demo.runtime.imports.idle()
  return (await answerOf(admin.importDetail, { import_id })).import
}

const pointsOf = (term: string) =>
  demo.runtime.analytics.rows(
    z.object({ platform: z.string(), region: z.string(), step: z.string(), day: z.string(), value: z.number() }),
    `SELECT platform, region, toString(step) AS step, toString(date) AS day, value FROM trendee.series_point
     WHERE term = {term:String} ORDER BY region, day`,
    { term },
  )

/** No words of fashion: nothing is derived of them. */
const SERIES = 'Woche;Blumenvase;Teekanne\n05.05.2025;12;4,5\n12.05.2025;14;<1\n'

it('takes a table of series: its source and place are asked, and a later file is read so by itself', async () => {
  const first = await hold('suche.csv', SERIES)
  const untold = await preview(first)
  expect(untold.table).toMatchObject({
    kind: 'series',
    guessed: {
      series: [
        { field: 'date', column: 'Woche', by: 'name' },
        { field: 'value', column: 'Blumenvase', by: 'cells' },
        { field: 'value', column: 'Teekanne', by: 'cells' },
      ],
    },
  })
  // They are shown as they will be read, whatever their source.
  expect(untold.table?.rows.slice(0, 2)).toEqual([
    { date: '2025-05-05 (week)', term: 'Blumenvase', value: '12', region: null },
    { date: '2025-05-05 (week)', term: 'Teekanne', value: '4.5', region: null },
  ])
  expect(untold.asks).toEqual(['region', 'platform'])
  const mapping = { date: 'Woche', value: ['Blumenvase', 'Teekanne'] }
  const unsourced = await readSo(first, { mapping })
  expect([unsourced.asks, unsourced.checks.map(({ says, stops }) => [says, stops])]).toEqual([
    ['region', 'platform'],
    [[UNSAID.platform, true]],
  ])
  const refused = await ask(demo.app, admin.importLoad, { import_id: first, captured_on: DAY }, token)
  expect([refused.statusCode, refused.json().msg]).toEqual([400, UNSAID.platform])

  const unplaced = await readSo(first, { mapping, platform: 'google' })
  expect([unplaced.asks, unplaced.table?.rows[0]]).toEqual([
    ['region'],
    { date: '2025-05-05 (week)', term: 'Blumenvase', value: '12', region: null },
  ])
  const told = { mapping, platform: 'google', region: 'AT' }
  const settled = await readSo(first, told)
  expect([settled.asks, settled.checks, settled.needs_day]).toEqual([[], [], false])
  const loaded = await load(first)
  expect([loaded.state, loaded.feed, loaded.rows_loaded, loaded.reading]).toEqual(['done', 'mapped-table', 2, told])
  expect(await pointsOf('Teekanne')).toEqual([
    { platform: 'google', region: 'AT', step: 'week', day: '2025-05-05', value: 4.5 },
    { platform: 'google', region: 'AT', step: 'week', day: '2025-05-12', value: 0.5 },
  ])

  const next = await hold('suche-2.csv', 'Woche;Teekanne;Blumenvase\n12.05.2025;7;8\n19.05.2025;9;6\n')
  expect((await preview(next)).import.reading).toEqual(told)
  await load(next)
  expect((await pointsOf('Blumenvase')).at(-1)).toMatchObject({ region: 'AT', day: '2025-05-19', value: 6 })
})

it('takes a table of posts, with the likes that their columns tell', async () => {
  const text = `Datum;Konto;Text;Gefällt mir;Link
05.05.2025;lena;Blumenvase #vase;1.204;https://www.instagram.com/p/Cmapped1/
13.05.2025;marc;Teekanne;3,2 Tsd.;https://www.instagram.com/p/Cmapped2/
`
  const held = await hold('beitraege.csv', text)
  const mapping = { postedAt: 'Datum', author: 'Konto', caption: 'Text', likes: 'Gefällt mir', url: 'Link' }
  expect((await preview(held)).table?.kind).toBe('posts')
  const shown = await readSo(held, { mapping })
  expect([shown.import.rows_rejected, shown.table?.rows]).toEqual([
    0,
    [
      {
        network: 'instagram',
        postedAt: '2025-05-05 00:00 UTC',
        author: 'lena',
        caption: 'Blumenvase #vase',
        likes: '1204',
        url: 'https://www.instagram.com/p/Cmapped1/',
      },
      expect.objectContaining({ author: 'marc', likes: '3200' }),
    ],
  ])
  expect((await load(held)).rows_loaded).toBe(2)
  const { post } = await answerOf(social.postInfo, { platform: 'instagram', id: 'Cmapped1' })
  expect(post).toMatchObject({ likes: 1204, caption: 'Blumenvase #vase' })
})

it('asks for the day of capture where posts are dated from it, and counts back from the day that is given', async () => {
  const link = (id: number) => `https://www.tiktok.com/@lena/video/${7_300_000_000_000_000_000n + BigInt(id)}`
  const text = `seen,words,page\n2 days ago,Teekanne,${link(1)}\n1w,Blumenvase,${link(2)}\nJune 3,Blumenvase,${link(3)}\n`
  const held = await hold('videos.csv', text)
  const shown = await readSo(held, { mapping: { postedAt: 'seen', caption: 'words', url: 'page' } })
  expect([shown.needs_day, shown.import.rows_rejected, shown.table?.rows[0]?.['postedAt']]).toEqual([
    true,
    0,
    '2025-06-28 00:00 UTC',
  ])
  expect(shown.moves.map(({ platform, rows, from, to }) => [platform, rows, from, to])).toEqual([
    ['tiktok', 3, DAY, DAY],
  ])
  const undated = await ask(demo.app, admin.importLoad, { import_id: held }, token)
  expect([undated.statusCode, undated.body]).toEqual([400, expect.stringContaining('captured_on')])
  expect((await load(held)).rows_loaded).toBe(3)
  const days = await demo.runtime.analytics.rows(
    z.object({ day: z.string() }),
    `SELECT toString(toDate(posted_at)) AS day FROM trendee.post WHERE post_id IN {ids:Array(String)} ORDER BY post_id`,
    { ids: [1, 2, 3].map((id) => link(id).slice(link(id).lastIndexOf('/') + 1)) },
  )
  expect(days.map(({ day }) => day)).toEqual(['2025-06-28', '2025-06-23', '2025-06-03'])
})

it('reads held posts of a known feed before anybody says on which day they were captured', async () => {
  const text =
    'shortCode,timestamp,likesCount,ownerUsername,caption\nCheld1,2025-05-05T08:00:00.000Z,12,lena,Blumenvase\n'
  const held = await preview(await hold('posts.csv', text))
  expect([held.import.feed, held.import.rows_rejected, held.needs_day]).toEqual(['instagram-scraped', 0, false])
  expect(held.moves.map(({ platform, kind, rows }) => [platform, kind, rows])).toEqual([['instagram', 'post', 1]])
})

it('is shown while it is told otherwise again and again', async () => {
  const import_id = await hold('vasen.csv', 'Woche;Blumenvase\n05.05.2025;12\n12.05.2025;14\n')
  const mapping = { date: 'Woche', value: ['Blumenvase'] }
  const states = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => {
      const read = await ask(
        demo.app,
        admin.importRead,
        { import_id, mapping, platform: 'google', region: 'AT' },
        token,
      )
      const shown = await Promise.all(
        Array.from({ length: 8 }, () => ask(demo.app, admin.importPreview, { import_id }, token)),
      )
      return [at, read.statusCode, ...new Set(shown.map(({ statusCode }) => statusCode))]
    }),
  )
  expect(states).toEqual([0, 1, 2, 3].map((at) => [at, 200, 200]))
})

it('takes a table of orders of an own shop: its products sell what their lines come to', async () => {
  const text = `Bestellnummer;Bestelldatum;Bestellstatus;Artikelname;Menge;Preis
A-1;05.05.2025;bezahlt;Trench Coat - M / Navy;2;199,00
A-1;;;Strickpullover Damen;1;59,90
A-2;12.05.2025;storniert;Trench Coat - S / Navy;4;199,00
`
  const held = await hold('bestellungen.csv', text)
  const untold = await preview(held)
  expect([untold.table?.kind, untold.asks]).toEqual(['orders', ['currency']])
  const mapping = {
    orderId: 'Bestellnummer',
    orderedOn: 'Bestelldatum',
    status: 'Bestellstatus',
    title: 'Artikelname',
    quantity: 'Menge',
    price: 'Preis',
  }
  expect(untold.table?.rows[0]).toEqual({
    orderId: 'A-1',
    orderedOn: '2025-05-05',
    title: 'Trench Coat',
    quantity: '2',
    price: '199',
  })
  const told = await readSo(held, { mapping, currency: 'EUR', shop: 'Nordlicht' })
  expect([told.asks, told.checks, told.needs_day]).toEqual([[], [], false])
  expect(told.moves).toEqual([
    expect.objectContaining({
      platform: 'shop-nordlicht',
      kind: 'order-line',
      rows: 3,
      rows_known: 0,
      to: '2025-05-12',
    }),
  ])
  expect((await load(held)).rows_loaded).toBe(3)
  const detail = await answerOf(CONTRACT.selling.shop.detail, { shop: 'shop-nordlicht', id: 'trench-coat', window: 30 })
  expect(detail.product).toMatchObject({ title: 'Trench Coat', price: { amount: 199, currency: 'EUR' } })
  expect(detail.history.map(({ day, units }) => [day, units])).toEqual([
    ['2025-05-05', 2],
    ['2025-05-12', 0],
  ])
  const list = await answerOf(CONTRACT.selling.shop.list, { shop: 'shop-nordlicht', window: 30, sort: 'demand' })
  // The file tells of eight of the thirty days.
  expect(list.list.map(({ id, units, units_evidence: evidence }) => [id, units, evidence])).toEqual([
    ['trench-coat', 2, 'at_least'],
    ['strickpullover-damen', 1, 'at_least'],
  ])
  expect(await answerOf(admin.freshness)).toContainEqual(
    expect.objectContaining({
      platform: 'shop-nordlicht',
      kind: 'order-line',
      from: '2025-05-05',
      to: '2025-05-12',
      entities: 2,
    }),
  )
})

it('what one reading could not read is not on record with the next', async () => {
  const id = await hold('given-up.csv', 'Aa,Bb,Cc\n1,Linen dress,10\n2,Silk dress,12\n')
  const posts = await readSo(id, { mapping: { postedAt: 'Cc', caption: 'Bb' } })
  expect(posts.import.rows_rejected).toBe(2)
  await readSo(id, { mapping: { productId: 'Aa', title: 'Bb', price: 'Cc' }, shop: 'Linden', currency: 'EUR' })
  await load(id)
  const { import: run, reasons } = await answerOf(admin.importDetail, { import_id: id })
  expect([run.rows_loaded, run.rows_rejected, reasons]).toEqual([2, 0, []])
})

it('items nested deeper than can be written are asked about, with what can be shown', async () => {
  const deep = 9000
  const item = `{"title":"a dress","price":1,"x":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`
  const id = await hold('deep.json', `[${item}]`)
  const { table } = await preview(id)
  expect(table?.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['title', 'price']))
})

it('a currency that does not exist is refused', async () => {
  const id = await hold('zzz.csv', 'Aa,Bb\n1,Linen dress\n')
  const answer = await ask(demo.app, admin.importRead, { import_id: id, currency: 'ZZZ' }, token)
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('a currency code such as EUR')])
})
