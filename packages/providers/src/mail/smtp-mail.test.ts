import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Outbox } from '../outbox'
import { startMailSink, type MailSink } from '../stand-in/mail-sink'
import { selfSignedForLoopback } from '../testing/self-signed'
import { createSmtpMail, type MailSender, type SmtpMailSettings } from './smtp-mail'
import type { SmtpServer } from './smtp-settings'

const NOW = Date.UTC(2026, 0, 5, 8)
const ACCOUNT = { user: 'trendee', pass: 'päss word' }
const MAIL = {
  to: 'ann@customer.example',
  subject: '您的验证码 · Your code',
  text: '您的验证码是 135790。\nIt is valid for 5 minutes.',
  html: '<p>您的验证码是 <b>135790</b>。</p>',
}
const CERTIFICATE = selfSignedForLoopback()

let outbox: Outbox
let sink: MailSink
const log: string[] = []

async function start(tls?: { key: string; cert: string }): Promise<void> {
  outbox = new Outbox()
  const onLog = (line: string) => void log.push(line)
  sink = await startMailSink({ ...ACCOUNT, outbox, now: () => NOW, onLog, ...(tls === undefined ? {} : { tls }) })
}

function sender(server: Partial<SmtpServer> = {}, settings: Partial<SmtpMailSettings> = {}): MailSender {
  return createSmtpMail({
    server: { host: '127.0.0.1', port: sink.port, tls: 'never', auth: ACCOUNT, ...server },
    from: 'Trendee <no-reply@trendee.example>',
    now: () => NOW,
    ...settings,
  })
}

describe('over a plain line', () => {
  beforeEach(() => start())
  afterEach(() => sink.close())

  it('delivers subject, text and code in both scripts', async () => {
    await sender().send(MAIL)
    expect(outbox.list()).toEqual([
      {
        id: 1,
        channel: 'email',
        to: 'ann@customer.example',
        subject: '您的验证码 · Your code',
        text: '您的验证码是 135790。\nIt is valid for 5 minutes.',
        code: '135790',
        sent_at: NOW / 1000,
      },
    ])
    expect(log.join('\n')).not.toContain('135790')
  })

  it('says to mail programs where one click ends it', async () => {
    const endUrl = `https://t.example/api/v1/dashboard/alert_end/${'a'.repeat(65)}`
    await sender().send({ ...MAIL, endUrl })
    expect(outbox.list()[0]?.endUrl).toBe(endUrl)
  })

  it.each([
    ['no number', null],
    ['order 1234567', null],
    ['111111 or 222222', null],
    ['111111, again 111111', '111111'],
  ])('finds in %j the code %j', async (text, code) => {
    await sender().send({ ...MAIL, text })
    expect(outbox.list()).toMatchObject([{ code }])
  })

  it('is refused with a wrong password, which the error does not repeat', async () => {
    const wrong = sender({ auth: { user: 'trendee', pass: 'guessed-password' } })
    const error: unknown = await wrong.send(MAIL).catch((error: unknown) => error)
    expect(error).toMatchObject({ provider: 'smtp', reason: 'refused', refusal: null })
    expect((error as Error).message).toContain('535')
    expect((error as Error).message).not.toContain('guessed-password')
  })

  it('is refused without a password', async () => {
    await expect(sender({ auth: null }).send(MAIL)).rejects.toMatchObject({ reason: 'refused', refusal: null })
  })

  it('is refused for a mailbox that does not exist, and unavailable for one that asks for later', async () => {
    await expect(sender().send({ ...MAIL, to: 'bounce@customer.example' })).rejects.toMatchObject({
      reason: 'refused',
      refusal: 'address',
      detail: 'SMTP 550 at RCPT TO',
    })
    await expect(sender().send({ ...MAIL, to: 'later@customer.example' })).rejects.toMatchObject({
      reason: 'unavailable',
      detail: 'SMTP 451 at RCPT TO',
    })
    expect(outbox.list()).toEqual([])
  })

  it('is refused when it is too big', async () => {
    const big = { ...MAIL, text: 'x'.repeat(1024 * 1024) }
    await expect(sender().send(big)).rejects.toMatchObject({ reason: 'refused', refusal: null })
    expect(outbox.list()).toEqual([])
  })

  it.each([
    'ann@customer.example\r\nBcc: all@customer.example',
    'ann@customer.example, bob@customer.example',
    'Ann <ann@customer.example>',
    'ann',
    '@customer.example',
    '',
    `${'a'.repeat(250)}@x.example`,
  ])('goes nowhere for the address %j', async (to) => {
    await expect(sender().send({ ...MAIL, to })).rejects.toMatchObject({ reason: 'refused', refusal: 'address' })
    expect(outbox.list()).toEqual([])
  })

  it('goes nowhere with a line break in the subject', async () => {
    for (const subject of ['Hello\r\nBcc: all@customer.example', 'Hello\nX: y', 'Hello\u0000']) {
      await expect(sender().send({ ...MAIL, subject })).rejects.toMatchObject({ reason: 'refused', refusal: null })
    }
    expect(outbox.list()).toEqual([])
  })

  it('needs a sender without line breaks', () => {
    expect(() => sender({}, { from: 'a@x.example\r\nBcc: b@x.example' })).toThrow(/MAIL_FROM/)
    expect(() => sender({}, { from: 'Trendee' })).toThrow(/MAIL_FROM/)
  })

  it('sends nothing in plain text when STARTTLS is required and not offered', async () => {
    await expect(sender({ tls: 'required' }).send(MAIL)).rejects.toMatchObject({
      reason: 'refused',
      detail: 'SMTP 500 at STARTTLS',
    })
    expect(outbox.list()).toEqual([])
  })
})

describe('over STARTTLS', () => {
  beforeEach(() => start(CERTIFICATE))
  afterEach(() => sink.close())

  it('delivers to a server whose certificate is trusted', async () => {
    await sender({ tls: 'required' }, { certificateAuthority: CERTIFICATE.cert }).send(MAIL)
    expect(outbox.list()).toMatchObject([{ to: MAIL.to, code: '135790' }])
  })

  it('delivers nothing to a server whose certificate is not', async () => {
    await expect(sender({ tls: 'required' }).send(MAIL)).rejects.toMatchObject({ reason: 'unavailable' })
    const other = selfSignedForLoopback().cert
    const misled = sender({ tls: 'required' }, { certificateAuthority: other })
    await expect(misled.send(MAIL)).rejects.toMatchObject({ reason: 'unavailable' })
    expect(outbox.list()).toEqual([])
  })
})

it('is unavailable when nobody listens, and when the server never greets', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const server: SmtpServer = { host: '127.0.0.1', port, tls: 'never', auth: null }
  const patient = createSmtpMail({ server, from: 'a@x.example', now: () => NOW, timeoutMs: 20 })
  await expect(patient.send(MAIL)).rejects.toMatchObject({ reason: 'unavailable', detail: 'ETIMEDOUT at CONN' })
  await new Promise((resolve) => silent.close(resolve))
  await expect(patient.send(MAIL)).rejects.toMatchObject({ reason: 'unavailable' })
})
