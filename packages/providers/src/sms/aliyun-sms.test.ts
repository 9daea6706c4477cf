import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fetch } from '../http/ask-service'
import { startStandIns, type StandIns } from '../stand-in/start-stand-ins'
import { aliyunSignature } from './aliyun-signature'
import { createAliyunSms, type AliyunSmsSettings, type SmsSender } from './aliyun-sms'

const MINUTE = 60_000
const MESSAGE = { mobile: '+8613800000001', code: '135790', purpose: 'login', language: 'zh' } as const

let standIns: StandIns
let clock = 0

beforeEach(async () => {
  clock = Date.UTC(2026, 0, 5, 8)
  standIns = await startStandIns({ now: () => clock })
})

afterEach(() => standIns.close())

function sender(changes: Partial<AliyunSmsSettings> = {}): SmsSender {
  return createAliyunSms({ ...standIns.aliyun, fetch, now: () => clock, nonce: randomUUID, ...changes })
}

/** Changes the form on its way, as somebody in the middle would. */
function tampering(change: (form: URLSearchParams) => void): Fetch {
  return async (url, init) => {
    const form = new URLSearchParams(init.body as URLSearchParams)
    change(form)
    return await fetch(url, { ...init, body: form })
  }
}

describe('a message', () => {
  it('reaches a mainland number in the chosen language', async () => {
    await sender().send(MESSAGE)
    await sender().send({ ...MESSAGE, mobile: '+8613800000002', language: 'en', code: '246801' })
    expect(standIns.outbox.list()).toMatchObject([
      { channel: 'sms', to: '+8613800000002', subject: null, code: '246801', sent_at: clock / 1000 },
      { channel: 'sms', to: '+8613800000001', subject: null, code: '135790', sent_at: clock / 1000 },
    ])
    const [english, chinese] = standIns.outbox.list()
    expect(english?.text).toBe('【Trendee】Your code is 246801. It is valid for 5 minutes. Do not share it.')
    expect(chinese?.text).toBe('【Trendee】您的验证码是 135790，5 分钟内有效，请勿告诉他人。')
  })

  it('goes abroad under the other template, to the American number that looks like a mainland one, too', async () => {
    await sender().send({ ...MESSAGE, mobile: '+85261234567' })
    await sender().send({ ...MESSAGE, mobile: '+13055550100' })
    expect(standIns.outbox.list().map(({ to }) => to)).toEqual(['+13055550100', '+85261234567'])
  })

  it('does not go abroad without a template for it', async () => {
    const templates = { ...standIns.aliyun.templates, international: null }
    await expect(sender({ templates }).send({ ...MESSAGE, mobile: '+33612345678' })).rejects.toMatchObject({
      reason: 'not_configured',
    })
    expect(standIns.outbox.list()).toEqual([])
  })

  it.each(['13800000001', '+86123', '+8602088888888', '+1', '+013800000001', '', '+86138\n0000001'])(
    'does not go to %j',
    async (mobile) => {
      // Nobody is asked: such a number costs no call.
      const unasked = sender({ fetch: () => Promise.reject(new Error('asked')) })
      await expect(unasked.send({ ...MESSAGE, mobile })).rejects.toMatchObject({
        provider: 'aliyun-sms',
        reason: 'refused',
        refusal: 'address',
      })
    },
  )
})

describe('the service refuses', () => {
  it('a wrong secret, and the error does not repeat it', async () => {
    const error: unknown = await sender({ secret: 'guessed-secret' })
      .send(MESSAGE)
      .catch((error: unknown) => error)
    expect(error).toMatchObject({ reason: 'refused', refusal: null, detail: 'SignatureDoesNotMatch' })
    expect(String(error)).not.toMatch(/guessed-secret|135790|13800000001/)
  })

  it('an unknown key', async () => {
    await expect(sender({ keyId: 'LTAIother' }).send(MESSAGE)).rejects.toMatchObject({
      reason: 'refused',
      detail: 'InvalidAccessKeyId.NotFound',
    })
  })

  it.each(['PhoneNumbers', 'TemplateParam', 'Signature', 'OutId'])('a changed %s', async (field) => {
    const tampered = tampering((form) => form.set(field, `${form.get(field)}0`))
    await expect(sender({ fetch: tampered }).send(MESSAGE)).rejects.toMatchObject({ detail: 'SignatureDoesNotMatch' })
    expect(standIns.outbox.list()).toEqual([])
  })

  it('a parameter that comes twice', async () => {
    const tampered = tampering((form) => form.append('PhoneNumbers', '13900000000'))
    await expect(sender({ fetch: tampered }).send(MESSAGE)).rejects.toMatchObject({ detail: 'InvalidParameter' })
  })

  it('a nonce that it has seen', async () => {
    const twice = sender({ nonce: () => 'the-same' })
    await twice.send(MESSAGE)
    clock += 2 * MINUTE
    await expect(twice.send(MESSAGE)).rejects.toMatchObject({ detail: 'SignatureNonceUsed' })
  })

  it('a clock that is more than 15 minutes off, either way', async () => {
    for (const minutes of [-15, 15]) {
      const off = sender({ now: () => clock + minutes * MINUTE })
      await off.send({ ...MESSAGE, mobile: minutes < 0 ? '+8613800000003' : '+8613800000004' })
      const worse = sender({ now: () => clock + minutes * MINUTE + Math.sign(minutes) * 1000 })
      await expect(worse.send(MESSAGE)).rejects.toMatchObject({ detail: 'InvalidTimeStamp.Expired' })
    }
  })

  it('a sign name and a template that the account does not have', async () => {
    await expect(sender({ signName: 'Other' }).send(MESSAGE)).rejects.toMatchObject({
      reason: 'refused',
      detail: 'isv.SMS_SIGNATURE_ILLEGAL',
    })
    const templates = { zh: 'SMS_1', en: 'SMS_1', international: null }
    await expect(sender({ templates }).send(MESSAGE)).rejects.toMatchObject({ detail: 'isv.SMS_TEMPLATE_ILLEGAL' })
  })

  it('more than one message a minute, five an hour and ten a day to one number', async () => {
    const tooMany = { reason: 'refused', refusal: 'rate', detail: 'isv.BUSINESS_LIMIT_CONTROL' }
    await sender().send(MESSAGE)
    await expect(sender().send(MESSAGE)).rejects.toMatchObject(tooMany)
    await sender().send({ ...MESSAGE, mobile: '+8613900000009' })
    for (let count = 2; count <= 5; count += 1) {
      clock += MINUTE
      await sender().send(MESSAGE)
    }
    clock += MINUTE
    await expect(sender().send(MESSAGE)).rejects.toMatchObject(tooMany)
    for (let count = 6; count <= 10; count += 1) {
      clock += 60 * MINUTE
      await sender().send(MESSAGE)
    }
    clock += 60 * MINUTE
    await expect(sender().send(MESSAGE)).rejects.toMatchObject(tooMany)
    expect(standIns.outbox.list({ to: MESSAGE.mobile })).toHaveLength(10)
  })
})

it('takes a signed GET as well, and judges the number by the template', async () => {
  const ask = async (changes: Record<string, string>) => {
    const parameters: Record<string, string> = {
      AccessKeyId: standIns.aliyun.keyId,
      Action: 'SendSms',
      Format: 'JSON',
      SignName: standIns.aliyun.signName,
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: randomUUID(),
      SignatureVersion: '1.0',
      PhoneNumbers: '13800000001',
      TemplateCode: standIns.aliyun.templates.zh,
      TemplateParam: '{"code":"111222"}',
      Timestamp: new Date(clock).toISOString().replace('.000', ''),
      Version: '2017-05-25',
      ...changes,
    }
    const signature = aliyunSignature('GET', parameters, standIns.aliyun.secret)
    const query = new URLSearchParams({ ...parameters, Signature: signature })
    const response = await fetch(`${standIns.aliyun.baseUrl}?${query.toString()}`)
    return { status: response.status, code: ((await response.json()) as { Code: string }).Code }
  }
  expect(await ask({})).toEqual({ status: 200, code: 'OK' })
  expect(await ask({ PhoneNumbers: '1380000' })).toEqual({ status: 200, code: 'isv.MOBILE_NUMBER_ILLEGAL' })
  expect(await ask({ TemplateParam: '{"code":1}' })).toEqual({ status: 200, code: 'isv.INVALID_JSON_PARAM' })
  expect(await ask({ TemplateParam: '{}' })).toEqual({ status: 200, code: 'isv.TEMPLATE_MISSING_PARAMETERS' })
  expect(await ask({ PhoneNumbers: '' })).toEqual({ status: 400, code: 'MissingPhoneNumbers' })
  expect(await ask({ Action: 'QuerySendDetails' })).toEqual({ status: 404, code: 'InvalidAction.NotFound' })
})

it.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', 'refused', 'address'],
  ['isv.BUSINESS_LIMIT_CONTROL', 'refused', 'rate'],
  ['isv.OUT_OF_SERVICE', 'refused', null],
  ['isp.SYSTEM_ERROR', 'unavailable', null],
  ['Throttling.User', 'unavailable', null],
])('%s is %s, %s', async (Code, reason, refusal) => {
  const answering: Fetch = () => Promise.resolve(Response.json({ Code, Message: 'x' }))
  await expect(sender({ fetch: answering }).send(MESSAGE)).rejects.toMatchObject({ reason, refusal, detail: Code })
})

it('is unavailable when the answer is not the service’s', async () => {
  const answering: Fetch = () => Promise.resolve(new Response('<html>', { status: 200 }))
  await expect(sender({ fetch: answering }).send(MESSAGE)).rejects.toMatchObject({ reason: 'unavailable' })
})
