import { expect, it } from 'vitest'
import { askService, type Fetch } from './ask-service'

const URL_WITH_SECRET = 'http://127.0.0.1:9/token?secret=do-not-show'

async function troubleWith(fetch: Fetch): Promise<unknown> {
  return await askService({ provider: 'wechat', fetch, url: URL_WITH_SECRET }).catch((error: unknown) => error)
}

it('reads JSON under any content type, and says when it is none', async () => {
  const plain: Fetch = () => Promise.resolve(new Response('{"a":"中"}', { headers: { 'content-type': 'text/plain' } }))
  expect(await askService({ provider: 'wechat', fetch: plain, url: URL_WITH_SECRET })).toEqual({
    status: 200,
    body: { a: '中' },
  })
  const page: Fetch = () => Promise.resolve(new Response('<html>', { status: 404 }))
  expect(await askService({ provider: 'wechat', fetch: page, url: URL_WITH_SECRET })).toEqual({
    status: 404,
    body: undefined,
  })
})

it('is unavailable on a broken line, without repeating the address', async () => {
  const broken: Fetch = () =>
    Promise.reject(new TypeError(`fetch failed for ${URL_WITH_SECRET}`, { cause: { code: 'ECONNREFUSED' } }))
  const trouble = await troubleWith(broken)
  expect(trouble).toMatchObject({ reason: 'unavailable', detail: 'no answer (ECONNREFUSED)' })
  expect(String(trouble)).not.toContain('do-not-show')
})

it('gives up after its time', async () => {
  const endless: Fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
  const question = { provider: 'wechat', fetch: endless, url: URL_WITH_SECRET, timeoutMs: 1 } as const
  await expect(askService(question)).rejects.toMatchObject({ reason: 'unavailable', detail: 'no answer in time' })
})

it.each([429, 500, 503])('is unavailable on HTTP %i', async (status) => {
  const failing: Fetch = () => Promise.resolve(Response.json({ errcode: 1 }, { status }))
  expect(await troubleWith(failing)).toMatchObject({ reason: 'unavailable', detail: `HTTP ${status}` })
})

it('stops reading an answer that does not end', async () => {
  let pieces = 0
  const flood: Fetch = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          pull(controller) {
            pieces += 1
            controller.enqueue(new Uint8Array(64 * 1024))
          },
        }),
      ),
    )
  expect(await troubleWith(flood)).toMatchObject({ reason: 'unavailable', detail: 'the answer is too long' })
  expect(pieces).toBeLessThan(10)
})

it('does not follow redirects, which would carry keys elsewhere', async () => {
  const seen: RequestInit[] = []
  const redirecting: Fetch = (_url, init) => {
    seen.push(init)
    return Promise.resolve(new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }))
  }
  expect(await askService({ provider: 'wechat', fetch: redirecting, url: URL_WITH_SECRET })).toMatchObject({
    status: 302,
  })
  expect(seen).toMatchObject([{ redirect: 'manual' }])
})
