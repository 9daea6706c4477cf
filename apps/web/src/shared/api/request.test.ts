import { ApiError } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { addressOf, onApiError, unwrap } from './request'
import { shouldRetry } from './use-endpoint'

describe('addressOf', () => {
  it('fills the path, joins lists and leaves out what is not chosen', () => {
    const params = { kind: 'shein', id: 'a/b', level: ['hot', 'breakout'], q: '', brand: undefined, type: [], page: 2 }
    expect(addressOf('/api/picture/:kind/:id', params, 'query')).toBe(
      '/api/picture/shein/a%2Fb?level=hot,breakout&page=2',
    )
  })
  it('leaves the rest to the body', () => {
    expect(addressOf('/api/user/login', { account: 'a' }, 'none')).toBe('/api/user/login')
  })
})

describe('unwrap', () => {
  it('gives the data of a good answer', () => {
    expect(unwrap(200, { code: 1, msg: 'ok', data: { list: [] } }, null)).toEqual({ list: [] })
  })
  it('throws by code, with data and waiting time, and tells the listeners', () => {
    const heard: ApiError[] = []
    const stop = onApiError((error) => heard.push(error))
    const fail = () => unwrap(403, { code: 1005, msg: 'limit', data: { plan_count: 'top:5' } }, '30')
    expect(fail).toThrowError(ApiError)
    stop()
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({ kind: 'plan_limit', data: { plan_count: 'top:5' }, retryAfterSeconds: 30 })
  })
  it('calls an answer without an envelope unforeseen', () => {
    expect(() => unwrap(200, '<html>', null)).toThrowError('HTTP 200')
    expect(() => unwrap(502, null, null)).toThrowError('HTTP 502')
  })
})

describe('shouldRetry', () => {
  it('asks again only when the server or the line failed', () => {
    expect(shouldRetry(0, new ApiError('bad_input', ''))).toBe(false)
    expect(shouldRetry(0, new ApiError('session_invalid', ''))).toBe(false)
    expect(shouldRetry(1, new ApiError('unforeseen', ''))).toBe(true)
    expect(shouldRetry(1, new TypeError('failed to fetch'))).toBe(true)
    expect(shouldRetry(2, new TypeError('failed to fetch'))).toBe(false)
  })
})
