import { expect, it } from 'vitest'
import { isTimeZone, nextTry, sendingDay } from './send-times'
import { maskedAddress, webhookFault } from './webhook-address'

const at = (text: string) => new Date(text)

it('a daily mail is of today from its hour on, by the clock of its reader', () => {
  const shanghai = { every: 'day', weekday: 1, hour: 8, timeZone: 'Asia/Shanghai' } as const
  // 08:00 in Shanghai is midnight in Greenwich.
  expect(sendingDay(shanghai, at('2026-11-22T23:59:00Z'))).toBe('2026-11-22')
  expect(sendingDay(shanghai, at('2026-11-23T00:00:00Z'))).toBe('2026-11-23')
  expect(sendingDay({ ...shanghai, timeZone: 'America/New_York' }, at('2026-11-23T12:30:00Z'))).toBe('2026-11-22')
})

it('a weekly mail is of its weekday, also when nobody looked on that day', () => {
  const monday = { every: 'week', weekday: 1, hour: 9, timeZone: 'UTC' } as const
  // 23 November 2026 is a Monday.
  expect(sendingDay(monday, at('2026-11-23T08:59:00Z'))).toBe('2026-11-16')
  expect(sendingDay(monday, at('2026-11-23T09:00:00Z'))).toBe('2026-11-23')
  expect(sendingDay(monday, at('2026-11-26T01:00:00Z'))).toBe('2026-11-23')
})

it('tries come with growing pauses and end', () => {
  const now = at('2026-11-23T00:00:00Z')
  const minutes = [1, 2, 3, 4, 5, 6].map((tries) => {
    const next = nextTry(tries, now)
    return next === null ? null : (next.getTime() - now.getTime()) / 60_000
  })
  expect(minutes).toEqual([1, 5, 30, 120, 480, null])
})

it('time zones are those that the clock knows', () => {
  expect(['Asia/Shanghai', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})

it.each([
  ['https://hooks.slack.com/services/T0/B0/x', null],
  ['https://open.feishu.cn/open-apis/bot/v2/hook/x', null],
  ['https://prod-1.westus.logic.azure.com:443/workflows/x?sig=y', null],
  ['http://hooks.slack.com/x', 'not_https'],
  ['https://hooks.slack.com:8443/x', 'port'],
  ['https://127.0.0.1/x', 'host'],
  ['https://2130706433/x', 'host'],
  ['https://0x7f.1/x', 'host'],
  ['https://[::1]/x', 'host'],
  ['https://169.254.169.254/latest/meta-data', 'host'],
  ['https://localhost/x', 'host'],
  ['https://foo.localhost./x', 'host'],
  ['https://metadata.google.internal/x', 'host'],
  ['https://user:pass@hooks.slack.com/x', 'login'],
  ['file:///etc/passwd', 'not_https'],
  ['nothing', 'host'],
])('the looks of %s: %s', (address, fault) => {
  expect(webhookFault(address)).toBe(fault)
})

it('an address is shown by its host and its end', () => {
  expect(maskedAddress('https://hooks.slack.com/services/T0/B0/secretABCD')).toBe('hooks.slack.com/…ABCD')
})
