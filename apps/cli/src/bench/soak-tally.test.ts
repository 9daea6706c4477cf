import { ApiError } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { RefusedRequest } from './request-client'
import { SoakTally } from './soak-tally'

const refused = (status: number, code: number | null) =>
  new RefusedRequest('/api/x', status, code === null ? '<html>' : JSON.stringify({ code, msg: 'm', data: null }))

describe('SoakTally', () => {
  it('takes a server that has too much to do for no error, and nothing else', () => {
    const tally = new SoakTally()
    for (const error of [refused(503, 1012), refused(429, 1006), new ApiError('unavailable', 'm')]) {
      tally.fail('list', error, 1)
    }
    expect([tally.failed, [...tally.refused.keys()]]).toEqual([0, ['503 1012', '429 1006']])
    for (const error of [refused(500, 1000), refused(503, null), refused(404, 1002), new ApiError('conflict', 'm')]) {
      tally.fail('list', error, 1)
    }
    tally.fail('list', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }), 1)
    expect(Object.fromEntries([...tally.errors].map(([key, { count }]) => [key, count]))).toEqual({
      '500 1000': 1,
      '503 without a code': 1,
      '404 1002': 1,
      '409 1010': 1,
      'no answer': 1,
    })
    expect(tally.errors.get('500 1000')?.example).toBe(
      'list in second 1: /api/x: 500 {"code":1000,"msg":"m","data":null}',
    )
  })

  it('lets a full disk be said while there is one', () => {
    const tally = new SoakTally()
    tally.fail('import upload', refused(507, 1013), 1, true)
    expect(tally.failed).toBe(0)
    tally.fail('import upload', refused(507, 1013), 1)
    expect(tally.failed).toBe(1)
  })
})
