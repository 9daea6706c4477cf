import { importUpload } from '@trendee/contract/admin/import-upload'
import { login } from '@trendee/contract/sign-in/login'
import { topList } from '@trendee/contract/trends/top-list'
import { connectRaw, parseRaw } from '@trendee/server/testing/raw-connection'
import { expect, inject, it } from 'vitest'
import { startServer } from './running-server'

const QUESTIONS = 30

it('a server that is told to stop ends well, and answers whatever had been sent whole', async () => {
  const server = await startServer(inject('smallWorld'))
  const port = Number(new URL(server.baseUrl).port)
  const { token } = server.sessions.admin
  const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncolour\r\n'
  const connections = await Promise.all(
    [
      '',
      'GET / HTTP/1.1\r\nho',
      `POST ${login.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"a`,
      `POST ${importUpload.path} HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n${body}`,
    ].map((bytes) => connectRaw(port, bytes)),
  )
  // Each a day in the past, which takes the server long to work out; all are sent whole before the server is told.
  const questions = await Promise.all(
    Array.from({ length: QUESTIONS }, (_, index) => {
      const day = `2026-01-${String(index + 1).padStart(2, '0')}`
      return connectRaw(
        port,
        `GET ${topList.path}?as_of=${day} HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\nconnection: close\r\n\r\n`,
      )
    }),
  )
  await Promise.race(questions.map(({ answer }) => answer))
  // Fails when the process ends with anything but 0, as it does where the application or an engine hangs.
  await server.stop()
  const answers = await Promise.all(questions.map(({ answer }) => answer))
  for (const answer of answers) expect([200, 429, 503]).toContain(parseRaw(answer).status)
  await Promise.all(connections.map(({ answer }) => answer))
})
