import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stripeNotice } from './stripe-webhook'

const NOW = new Date('2026-04-01T12:00:00Z')
const SECONDS = NOW.getTime() / 1000
const SECRET = 'whsec_of_a_test'
const BODY = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: SECONDS - 10,
  data: { object: { id: 'pi_1', amount: 4900 } },
})

/** As Stripe documents it: HMAC-SHA256 over time, a dot and the body. */
const signed = (body: string, at = SECONDS, secret = SECRET) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
const read = (body: string, signature: string, secret = SECRET) =>
  stripeNotice(Buffer.from(body), signature, secret, NOW)
const refused = expect.objectContaining({ provider: 'stripe', reason: 'refused' })

describe('a webhook of Stripe', () => {
  it('is read when its signature is over these bytes', () => {
    expect(read(BODY, signed(BODY))).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      at: new Date('2026-04-01T11:59:50Z'),
      object: { id: 'pi_1', amount: 4900 },
    })
  })

  it.each([
    ['with another secret', BODY, signed(BODY, SECONDS, 'whsec_other')],
    ['with one figure changed', BODY.replace('4900', '1900'), signed(BODY)],
    ['with the same JSON in another form', JSON.stringify(JSON.parse(BODY), null, 1), signed(BODY)],
    ['with a newer time than was signed', BODY, signed(BODY, SECONDS - 3600).replace(/t=\d+/, `t=${SECONDS}`)],
    ['that was signed more than five minutes ago', BODY, signed(BODY, SECONDS - 301)],
    ['that is signed for a time to come', BODY, signed(BODY, SECONDS + 301)],
    ['without a signature', BODY, ''],
    ['that is no event', '{"id":"evt_1"}', signed('{"id":"evt_1"}')],
    ['that is no JSON', 'hello', signed('hello')],
  ])('%s is refused', (_why, body, signature) => {
    expect(() => read(body, signature)).toThrow(refused)
  })

  it('is read until five minutes after it was signed', () => {
    expect(read(BODY, signed(BODY, SECONDS - 300)).id).toBe('evt_1')
  })

  it('is never read without a secret of ours', () => {
    expect(() => read(BODY, signed(BODY, SECONDS, ''), '')).toThrow(/not_configured/)
  })
})
