import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { type PictureServer, networkOfTest, startPictureServer } from '@trendee/providers/testing/picture-server'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { adminPictures, common, selling } = CONTRACT

let demo: DemoApp
let admin = ''
let shop: PictureServer
let host = ''
beforeAll(async () => {
  const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a03060' } })
    .jpeg()
    .toBuffer()
  shop = await startPictureServer((request, response) => {
    if (request.url === '/1.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    else response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
  })
  host = `cdn.test:${shop.port}`
  demo = await openDemoApp({ limitsRates: false, network: networkOfTest() })
  admin = await demo.signIn('admin')
})
afterAll(async () => {
  await demo.close()
  await shop.close()
})

const data = async (endpoint: Endpoint, input: Input = {}) => (await ask(demo.app, endpoint, input, admin)).json().data
const rowOf = async (name: string) =>
  (await data(adminPictures.pictureHosts, { pageSize: 100 })).list.find((row: { host: string }) => row.host === name)

/** The first product of the demo's shop, and a second one, with addresses of the stand-in. */
async function nameAddresses(): Promise<string[]> {
  const { list } = await data(selling.shein.list, { pageSize: 2 })
  const ids = list.map(({ id }: { id: string }) => id)
  for (const [index, id] of ids.entries()) {
    await demo.runtime.analytics.run(
      `INSERT INTO trendee.product SELECT * REPLACE ({address:String} AS image_url, version + 1 AS version)
       FROM trendee.product FINAL WHERE platform = 'shein' AND product_id = {id:String}`,
      { id, address: `http://${host}/${index + 1}.jpg` },
    )
  }
  return ids
}

describe('pictures', () => {
  it('are drawn until their host is allowed; then they are photographs of our own host', async () => {
    const [first = '', second = ''] = await nameAddresses()
    const shown = async (id: string) => (await data(selling.shein.detail, { id })).product
    expect(await shown(first)).toMatchObject({
      picture: `/api/v1/common/picture/shein/${first}`,
      picture_kind: 'illustration',
    })
    expect(await rowOf(host)).toMatchObject({ is_allowed: false, waiting: 2, waiting_http: 2, kept: 0, given_up: 0 })
    await data(adminPictures.pictureHostSave, { host, is_allowed: true, allows_http: true })
    await expect.poll(() => rowOf(host)).toMatchObject({ waiting: 0 })
    expect(await rowOf(host)).toMatchObject({ kept: 1, given_up: 1, trouble: 'not_allowed', allowed_by: host })
    const { picture, picture_kind: kind } = await shown(first)
    expect([kind, picture]).toEqual(['photo', expect.stringMatching(/^\/api\/v1\/common\/photo\/[0-9a-f]{40}$/)])
    expect((await shown(second)).picture_kind).toBe('illustration')
    const list = await data(selling.shein.list, { pageSize: 2 })
    expect(list.list[0]).toMatchObject({ id: first, picture, picture_kind: 'photo' })

    const small = await demo.app.inject({ url: picture })
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000',
    })
    expect(String(small.headers['content-security-policy'])).toContain("img-src 'self' data:")
    const [large] = (await data(selling.shein.detail, { id: first })).pictures
    const width = async (url: string) => (await sharp((await demo.app.inject({ url })).rawPayload).metadata()).width
    expect([await width(picture), await width(large)]).toEqual([480, 900])
    const again = await demo.app.inject({ url: picture, headers: { 'if-none-match': String(small.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('of a list are asked for by one question, however many there are', async () => {
    const { analytics } = demo.runtime
    const rows = vi.spyOn(analytics, 'rows')
    await data(selling.shein.list, { pageSize: 24 })
    const asked = rows.mock.calls.filter(([, sql]) => sql.includes('trendee.picture'))
    rows.mockRestore()
    expect(asked).toHaveLength(1)
  })

  it('that nobody keeps are not found, and no key leads out of the folder', async () => {
    const missing = await ask(demo.app, common.photo, { photo: 'f'.repeat(40) })
    expect(missing.json()).toMatchObject({ code: 1002 })
    for (const photo of ['../../secret', '..%2f..%2fsecret', 'F'.repeat(40), 'f'.repeat(39)]) {
      const answer = await demo.app.inject({ url: `/api/v1/common/photo/${encodeURIComponent(photo)}` })
      expect(answer.json()).toMatchObject({ code: 1001 })
    }
  })
})

describe('a host', () => {
  it.each(['localhost', '127.0.0.1', '*.com', 'https://a.example/b', '[::1]', ''])(
    '%j cannot be allowed',
    async (name) => {
      const answer = await ask(demo.app, adminPictures.pictureHostSave, { host: name, is_allowed: true }, admin)
      expect(answer.json()).toMatchObject({ code: 1001, data: { field: 'host' } })
    },
  )

  it('is allowed with all below it, listed with what it is about, and forbidden again', async () => {
    await data(adminPictures.pictureHostSave, { host: '*.Later.example', is_allowed: true })
    expect(await rowOf('*.later.example')).toEqual({
      host: '*.later.example',
      is_allowed: true,
      allowed_by: '*.later.example',
      allows_http: false,
      waiting: 0,
      waiting_http: 0,
      kept: 0,
      given_up: 0,
      trouble: '',
    })
    await data(adminPictures.pictureHostSave, { host: '*.later.example', is_allowed: false })
    expect(await rowOf('*.later.example')).toBeUndefined()
  })
})

it('an archive that is handed in is taken in by itself', async () => {
  const { delivery_id, state } = await data(adminPictures.pictureUpload)
  expect(state).toBe('waiting')
  const newest = async () => (await data(adminPictures.pictureDeliveries)).list[0]
  // What the test sends is a table.
  await expect
    .poll(newest)
    .toMatchObject({ delivery_id, file: 'series.csv', state: 'failed', trouble: 'not_an_archive' })
})
