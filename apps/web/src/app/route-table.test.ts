import { describe, expect, it } from 'vitest'
import { FEATURES } from '@trendee/core/plans/features'
import { LINES } from '@trendee/core/plans/lines'
import { PLANS } from '@trendee/core/plans/price-list'
import { API_REFERENCE, FEATURE_SCREENS, screensOfFeature } from '../shared/plans/feature-screens'
import { PRODUCTS, REDIRECTS, SCREENS } from './route-table'

/** Whether an address is of a pattern, `$name` standing for any one part. */
function isAt(path: string, address: string): boolean {
  const parts = address.split('/')
  const pattern = path.split('/')
  return pattern.length === parts.length && pattern.every((part, at) => part.startsWith('$') || part === parts[at])
}

const isScreen = (address: string) => SCREENS.some((screen) => isAt(screen.path, address))

/** What a screen is called: its title, and what the menu says for it and above it. */
function namesOf(address: string): ReadonlySet<string> {
  const found = SCREENS.filter((screen) => screen.path === address || isAt(screen.path, address))
  return new Set(
    found.flatMap(({ title, menu = [] }) => [title, ...menu.flatMap(({ label, group }) => [label, group])]),
  )
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
      ...Object.values(REDIRECTS).filter((target) => typeof target === 'string'),
    ]
    expect(targets.filter((target) => !isScreen(target) && !(target in REDIRECTS))).toEqual([])
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
  it('has a screen or the reference for each feature that a line sells, under the name that the menu gives it', () => {
    const sold = LINES.flatMap((line) => {
      const rules = PLANS.filter((plan) => plan.line === line).flatMap((plan) => Object.keys(plan.rules))
      return [...new Set(rules)].map((feature) => ({ line, feature, opens: screensOfFeature(feature, line) }))
    })
    expect(sold.filter(({ opens }) => opens.length === 0)).toEqual([])
    const opened = FEATURES.flatMap((feature) => FEATURE_SCREENS[feature]).filter((screen) => screen !== API_REFERENCE)
    expect(opened.filter(({ path, label }) => !namesOf(path).has(label))).toEqual([])
  })
})
