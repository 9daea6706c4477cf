import { describe, expect, it } from 'vitest'
import { isOpenToAll, lineOfPath, loginPath, platformHeader, pricingPath } from './lines'

describe('lines of addresses', () => {
  it.each([
    ['/trendee/trend-highlights', 'trendee', 'trendee', '/login', '/trendee/pricing'],
    [
      '/trendeesellers/best-seller/shein',
      'trendeesellers',
      'seller',
      '/trendeesellers/login',
      '/trendeesellers/pricing',
    ],
    ['/trendeegraphics/etsy', 'trendeegraphics', 'graphic', '/trendeegraphics/login', '/trendeegraphics/pricing'],
    ['/trendeeapi/get-token', 'trendeeapi', 'graphic', '/trendeeapi/login', '/pricing/info'],
    ['/trendeepartners/landing', 'trendeepartners', 'graphic', '/trendeepartners/login', '/pricing/info'],
    ['/database/sellers', null, 'trendee', '/database/login', '/pricing/info'],
    ['/ai-design/demo', null, 'trendee', '/login', '/pricing/info'],
    ['/admin/data', null, 'trendee', '/login', '/pricing/info'],
    ['/', null, 'trendee', '/login', '/pricing/info'],
  ] as const)('%s', (path, line, header, login, pricing) => {
    expect(lineOfPath(path)).toBe(line)
    expect(platformHeader(path)).toBe(header)
    expect(loginPath(path)).toBe(login)
    expect(pricingPath(line)).toBe(pricing)
  })

  it('lets everybody into the games', () => {
    expect(isOpenToAll('/trendeegames/popmart')).toBe(true)
    expect(isOpenToAll('/trendee/topics')).toBe(false)
  })
})
