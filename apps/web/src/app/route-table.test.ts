import { describe, expect, it } from 'vitest'
import { PRODUCTS, REDIRECTS, SCREENS } from './route-table'

/** Whether an address is a screen's, `$name` standing for any one part. */
function isScreen(address: string): boolean {
  const parts = address.split('/')
  return SCREENS.some((screen) => {
    const pattern = screen.path.split('/')
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith('$') || part === parts[at])
  })
}

describe('route table', () => {
  it('has each address once', () => {
    const paths = SCREENS.map((screen) => screen.path)
    expect(new Set(paths).size).toBe(paths.length)
  })
  it('leads from every menu entry, product and redirect to a screen', () => {
    const targets = [
      ...SCREENS.flatMap((screen) => screen.menu ?? []).map((entry) => entry.to),
      ...PRODUCTS.map((product) => product.home),
      ...Object.values(REDIRECTS),
    ]
    expect(targets.filter((target) => !isScreen(target))).toEqual([])
    expect(Object.keys(REDIRECTS).filter(isScreen)).toEqual([])
  })
  it('lets nobody in unasked but to sign-in, prices, error pages and what was shared by a link', () => {
    const open = SCREENS.filter((screen) => screen.guard === 'public').map((screen) => screen.path)
    const entrances = new Set([
      '/error',
      '/free-trial',
      '/starter/$promotionCode',
      '/trendeesellers/transfer',
      '/alerts/end/$token',
      '/shared/$token',
      '/shared/$token/board',
      '/wechat-callback',
      '/outbox',
      '/pricing/info',
      '/trendee/pricing',
      '/trendeesellers/pricing',
      '/trendeegraphics/pricing',
      '/pricing/pay/$pid',
      '/trendeesellers/pay/$pid',
      '/trendeesellers/pay/$pid/$sid',
      '/trendeegraphics/pay/$pid',
      '/trendeegraphics/pay/$pid/$sid',
      '/pricing/pay-success',
      '/pricing/pay-error',
    ])
    expect(open.filter((path) => !path.endsWith('/login') && !entrances.has(path))).toEqual([])
    expect(SCREENS.filter((screen) => screen.path.startsWith('/admin')).every((s) => s.guard === 'admin')).toBe(true)
  })
  it('gives every marketplace of the specification both lists', () => {
    const entries = SCREENS.flatMap((screen) => screen.menu ?? []).map((entry) => entry.to)
    for (const shop of ['shein', 'temu', 'tiktok-shop', 'amazon']) {
      expect(entries).toContain(`/trendeesellers/best-seller/${shop}`)
      expect(entries).toContain(`/trendeesellers/new-arrival/${shop}`)
    }
  })
})
