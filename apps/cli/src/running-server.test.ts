import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT } from '@trendee/contract/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { previewThroughServer } from './file-preview'
import { RunningServer } from './running-server'

/** What a stand-in of the server was asked, and what it answers one after the other. */
let asked: { method: string; path: string; token: string; body: string }[] = []
let answers: { status: number; body: object; retryAfter?: string }[] = []
let http: Server
let server: RunningServer

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { method = '', url = '', headers } = request
  asked.push({ method, path: url, token: String(headers['token']), body })
  const { status, body: said, retryAfter } = answers.shift() ?? { status: 500, body: {} }
  response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end(JSON.stringify(said))
}

beforeEach(async () => {
  asked = []
  http = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(http, 'listening')
  server = new RunningServer(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, 'secret')
})
afterEach(() => http.close())

const DATA = { status: 200, body: { code: 1, msg: 'ok', data: { import_id: 'a' } } }

it('asks again when the server has had enough for now', async () => {
  answers = [{ status: 429, body: { code: 1006, msg: 'Too many requests.', data: null }, retryAfter: '0' }, DATA]
  expect(await server.ask(CONTRACT.admin.importWithdraw, { import_id: 'a' })).toEqual({ import_id: 'a' })
  const sent = {
    method: 'POST',
    path: CONTRACT.admin.importWithdraw.path,
    token: 'secret',
    body: '{"import_id":"a"}',
  }
  expect(asked).toEqual([sent, sent])
})

it('says what the server says', async () => {
  answers = [{ status: 404, body: { code: 1002, msg: 'There is no such import.', data: null } }]
  const refused = server.ask(CONTRACT.admin.importDetail, { import_id: 'a' })
  await expect(refused).rejects.toMatchObject({ kind: 'not_found', message: 'There is no such import.' })
})

it('says that nobody answers, and why', async () => {
  http.close()
  const refused = server.ask(CONTRACT.admin.importDetail, { import_id: 'a' })
  await expect(refused).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/^the server at http:\/\/127.0.0.1:\d+ does not answer: .*ECONNREFUSED/),
  })
})

it('a preview says why a file could not be read, though it was held when it was sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-preview-'))
  const path = join(folder, 'words.csv')
  writeFileSync(path, 'just,some\nwords,here\n')
  const failed = { import_id: 'a', file: 'words.csv', state: 'failed', message: 'words.csv is no feed we know.' }
  answers = [
    DATA,
    { status: 404, body: { code: 1002, msg: 'No file is held by this id.', data: null } },
    { status: 200, body: { code: 1, msg: 'ok', data: { import: failed } } },
    { status: 409, body: { code: 1010, msg: 'No file is held by this id.', data: null } },
  ]
  const asking = previewThroughServer(server, {})({ path, capturedOn: null })
  await expect(asking).rejects.toThrow(`${path} is no feed we know.`)
  rmSync(folder, { recursive: true })
})

it('sends what is told of a file as fields of the form, the columns as JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-told-'))
  const path = join(folder, 'table.csv')
  writeFileSync(path, 'Name,Preis\n')
  answers = [DATA]
  await server.upload(path, { shop: 'Linden & Lark', mapping: { title: 'Name' }, captured_on: '2026-02-03' })
  rmSync(folder, { recursive: true })
  const form = asked[0]?.body
  expect(form).toMatch(/name="shop"\s+Linden & Lark\s/)
  expect(form).toMatch(/name="mapping"\s+\{"title":"Name"\}\s/)
  expect(form).toMatch(/name="captured_on"\s+2026-02-03\s/)
})

it('does not send what is no file, in the words of reading it here', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-upload-'))
  mkdirSync(join(folder, 'inner'))
  await expect(server.upload(join(folder, 'nope'), {})).rejects.toThrow(
    `${join(folder, 'nope')} cannot be opened: ENOENT`,
  )
  await expect(server.upload(join(folder, 'inner'), {})).rejects.toThrow(`${join(folder, 'inner')} is not a file`)
  rmSync(folder, { recursive: true })
  expect(asked).toEqual([])
})
