import { describe, expect, it } from 'vitest'
import { lineOfPath, loginPath, platformHeader } from './lines'

describe('lines of addresses', () => {
  it.each([
    ['/trendee/trend-highlights', 'trendee', 'trendee', '/login'],
    ['/trendeesellers/best-seller/shein', 'trendeesellers', 'seller', '/trendeesellers/login'],
    ['/trendeegraphics/etsy', 'trendeegraphics', 'graphic', '/trendeegraphics/login'],
    ['/trendeeapi/get-token', 'trendeeapi', 'graphic', '/trendeeapi/login'],
    ['/admin/data', null, 'trendee', '/login'],
    ['/', null, 'trendee', '/login'],
  ] as const)('%s', (path, line, header, login) => {
    expect(lineOfPath(path)).toBe(line)
    expect(platformHeader(path)).toBe(header)
    expect(loginPath(path)).toBe(login)
  })
})
