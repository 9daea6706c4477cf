import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { errorEnvelope } from '@trendee/contract/endpoint'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { path: url } = CONTRACT.admin.importUpload
const FORM = 'multipart/form-data; boundary=x'
const END = '\r\n--x--\r\n'
const part = (disposition: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: text/csv\r\n\r\n`
const file = (name: string) => part(`name="file"; filename="${name}"`)

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  token = await demo.signIn('admin')
})
afterAll(() => demo.close())

const send = (payload: string, type = FORM) =>
  demo.app.inject({ method: 'POST', url, headers: { token, 'content-type': type }, payload })

describe('an upload that is no upload', () => {
  it.each([
    ['cut off in the file', `${file('a.csv')}colour,weight\nred`],
    ['cut off in its head', '--x\r\nContent-Disp'],
    ['with NUL in the name', `${file('a\0.csv')}red${END}`],
    ['with NUL in the name, encoded', `${part(`name="file"; filename*=UTF-8''a%00.csv`)}red${END}`],
    ['with a line break in the name', `${file('a\n.csv')}red${END}`],
    ['between other boundaries', `${file('a.csv')}red${END}`, 'multipart/form-data; boundary=y'],
    ['without a boundary', `${file('a.csv')}red${END}`, 'multipart/form-data'],
    ['with an empty boundary', `${file('a.csv')}red${END}`, 'multipart/form-data; boundary='],
    ['with nothing in it', ''],
    ['that ends at once', '--x--\r\n'],
    ['of another kind', '{}', 'application/json'],
    ['with a field of the language', `${part('name="__proto__"; filename="a.csv"')}red${END}`],
    ['of two files', `${file('a.csv')}red\r\n${file('b.csv')}blue${END}`],
    ['of two files under other names', `${file('a.csv')}red\r\n${part('name="other"; filename="b.csv"')}blue${END}`],
    ['without a file', `--x\r\nContent-Disposition: form-data; name="captured_on"\r\n\r\n2026-01-01${END}`],
  ])('%s is refused, and nothing of it is kept', async (_what, payload, type = FORM) => {
    const answer = await send(payload, type)
    expect([answer.statusCode, errorEnvelope.parse(answer.json()).code], answer.body).toEqual([400, 1001])
    expect(answer.body).not.toMatch(/multipart data|busboy|node:/i)
    await demo.runtime.imports.idle()
    expect(readdirSync(join(demo.runtime.folder, 'uploads'), { recursive: true })).toEqual([])
  })

  it('may name fields behind its file', async () => {
    const field = '--x\r\nContent-Disposition: form-data; name="later"\r\n\r\nyes'
    const answer = await send(`${file('a.csv')}red\r\n${field}${END}`)
    expect([answer.statusCode, answer.json().data?.file], answer.body).toEqual([200, 'a.csv'])
  })

  it('may leave its file without a name', async () => {
    const unnamed =
      '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n'
    const answer = await send(`${unnamed}red${END}`)
    expect([answer.statusCode, answer.json().data.file]).toEqual([200, 'upload'])
  })
})
