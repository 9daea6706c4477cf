import { fastify } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { HiddenField } from '@trendee/contract/hidden-fields'
import { type FileAnswer, tableAnswer } from './handler'
import { hideFields } from './hide-fields'
import { sendValidated, shownFile } from './send-answer'

const AHEAD: HiddenField = { feature: 'forecast', field: 'ahead', steps: ['ahead'], value: null }
const row = z.object({ name: z.string(), ahead: z.number().nullable() })

const app = fastify()
app.get('/public', (request, reply) => sendValidated({ ahead: 1 }, true, request, reply))
app.get('/by-plan', (request, reply) =>
  sendValidated(
    hideFields({ ahead: 1 }, request.headers['token'] === 'sees' ? [] : [AHEAD]) as object,
    false,
    request,
    reply,
  ),
)
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('sendValidated', () => {
  it('gives what each plan is shown a validator of its own, which is no good for the other', async () => {
    const whole = await get('/by-plan', { token: 'sees' })
    const etag = String(whole.headers['etag'])
    expect((await get('/by-plan', { token: 'sees', 'if-none-match': etag })).statusCode).toBe(304)
    const part = await get('/by-plan', { token: 'sees-not', 'if-none-match': etag })
    expect([part.statusCode, part.json()]).toEqual([200, { ahead: null }])
    expect(part.headers['etag']).not.toBe(etag)
  })

  it('lets only what is for everybody be kept on the way', async () => {
    expect((await get('/public')).headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'host' })
    expect((await get('/by-plan')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'host, token, authorization',
    })
  })
})

describe('shownFile', () => {
  const written = (rows: readonly unknown[]): FileAnswer => ({ contentType: 'text/csv', body: JSON.stringify(rows) })
  const table = tableAnswer([{ name: 'a', ahead: 1 }], written)

  it('writes a table without what is hidden', () => {
    expect(shownFile(table, [], row).body).toBe('[{"name":"a","ahead":1}]')
    expect(shownFile(table, [AHEAD], row).body).toBe('[{"name":"a","ahead":null}]')
  })

  it('refuses rows that are none by the contract', () => {
    expect(() => shownFile(tableAnswer([{ name: 1 }], written), [], row)).toThrow('name')
  })

  it('sends no file that was written before anything could be hidden', () => {
    expect(shownFile(written([]), [], null).body).toBe('[]')
    expect(() => shownFile(written([]), [AHEAD], null)).toThrow('hide nothing')
  })
})
