import compress from '@fastify/compress'
import { type FastifyInstance, fastify } from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerWebApp } from './web-app'

const folder = mkdtempSync(join(tmpdir(), 'trendee-web-'))
const PAGE = `<!doctype html><title>Trendee</title>${' '.repeat(4000)}`
let app: FastifyInstance

function publish(html: string, at: string): void {
  writeFileSync(join(folder, 'index.html'), html)
  utimesSync(join(folder, 'index.html'), new Date(at), new Date(at))
}

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/index-abc.js'), 'export {}')
  publish(PAGE, '2026-01-01')
  app = fastify()
  await app.register(compress, { threshold: 1024 })
  await registerWebApp(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the page', () => {
  it('has one strong tag at every address of a screen, and is asked for each time', async () => {
    const answers = await Promise.all(
      ['/', '/index.html', '/trendee/trend-highlights?window=7', '/trendee/brands/%00'].map((url) => get(url)),
    )
    const tags = answers.map(({ headers }) => headers.etag)
    expect(tags[0]).toMatch(/^"[\w-]{20,}"$/)
    expect(new Set(tags).size).toBe(1)
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(headers['content-type']).toContain('text/html')
      expect(headers['last-modified']).toBe('Thu, 01 Jan 2026 00:00:00 GMT')
      expect(body).toBe(PAGE)
    }
  })

  it('is kept out of search engines where a link leads to it', async () => {
    const robots = async (url: string) => (await get(url)).headers['x-robots-tag']
    expect(await robots('/shared/a-token')).toBe('noindex, nofollow')
    expect(await robots('/shared/a-token/board?paper=a3')).toBe('noindex, nofollow')
    expect(await robots('/trendee/my-trends')).toBeUndefined()
  })

  it('is not sent again to who has it, packed or not', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const again = await get('/', { 'if-none-match': String(tag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('has another tag once another build lies there, and the same for the same content', async () => {
    const before = (await get('/')).headers.etag
    publish(PAGE, '2026-01-02')
    expect((await get('/')).headers.etag).toBe(before)
    publish(`${PAGE}<!-- new -->`, '2026-01-03')
    const after = await get('/', { 'if-none-match': String(before) })
    expect(after.statusCode).toBe(200)
    expect(after.headers.etag).not.toBe(before)
  })

  it('stays while another build is being put there', async () => {
    const before = (await get('/')).headers.etag
    rmSync(join(folder, 'index.html'))
    expect((await get('/')).headers.etag).toBe(before)
  })
})

it('files with a hash in their name never change; missing ones and unknown calls are no screens', async () => {
  const asset = await get('/assets/index-abc.js')
  expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await get('/assets/gone.js')).statusCode).toBe(404)
  expect((await get('/api/v1/nothing')).json()).toMatchObject({ code: 1002 })
})
