import { importUpload } from '@trendee/contract/admin/import-upload'
import { login } from '@trendee/contract/sign-in/login'
import { topList } from '@trendee/contract/trends/top-list'
import { connectRaw } from '@trendee/server/testing/raw-connection'
import { expect, inject, it } from 'vitest'
import { startServer } from './running-server'

const QUESTIONS = 30
const WITHIN_MS = 12_000

it('a server that is told to stop ends in time, whatever is half sent and half answered', async () => {
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
  // Each a day in the past, which takes the server seconds to work out.
  const questions = Array.from({ length: QUESTIONS }, (_, index) => {
    const day = `2026-01-${String(index + 1).padStart(2, '0')}`
    return fetch(`${server.baseUrl}${topList.path}?as_of=${day}`, { headers: { token } })
  })
  await Promise.race(questions)
  const began = performance.now()
  // Fails when the process ends with anything but 0.
  await server.stop()
  expect(performance.now() - began).toBeLessThan(WITHIN_MS)
  const answers = await Promise.all(questions)
  for (const { status } of answers) expect([200, 429, 503]).toContain(status)
  expect(answers.some(({ status }) => status === 503)).toBe(true)
  await Promise.all(connections.map(({ answer }) => answer))
})
