import { describe, expect, it } from 'vitest'
import { FEATURES, PLANNED } from '@trendee/core/plans/features'
import { featuresOfLine } from '@trendee/core/plans/price-list'
import { askedRule } from './access'
import { ENDPOINTS } from './contract'
import type { Endpoint } from './endpoint'
import { updateFeature } from './plans/update-feature'

/** All that answers somebody without an account. */
const WITHOUT_ACCOUNT = [
  '/api/ems/send',
  '/api/sms/send',
  '/api/v1/common/click_log',
  '/api/v1/common/language',
  '/api/v1/common/photo/:photo',
  '/api/v1/common/picture/:kind/:id',
  '/api/v1/common/site',
  '/api/v1/dashboard/alert_end/:token',
  '/api/v1/front/free_trial',
  '/api/v1/front/outbox',
  '/api/v1/front/plans',
  '/api/v1/front/promotion',
  '/api/v1/front/report',
  '/api/v1/front/shared_project',
  '/api/v1/oauth/login/diexun',
  '/api/v1/oauth/login/ems',
  '/api/v1/oauth/login/promotion',
  '/api/v1/oauth/login/sms',
  '/api/v1/oauth/login/wechat',
  '/api/v1/oauth/partner',
  '/api/v1/pay/ways',
  '/api/v1/user/login',
  '/api/v1/user/login/free',
  '/api/v1/user/password/change_by_email',
  '/api/v1/user/password/change_by_mobile',
  '/api/v1/wechat/asked',
  '/api/v1/wechat/callback',
  '/api/v1/wechat/qrcode',
  '/api/v2/collect/index',
  '/api/v3/auth',
]

/** What can be chosen from: all that a token of the API product may ask beside what its plan opens. */
const FOR_API_TOKENS = [
  '/api/v1/filters/brands',
  '/api/v1/filters/brands/line',
  '/api/v1/filters/collection',
  '/api/v1/filters/fashion_attributes',
  '/api/v1/filters/fashion_styles',
  '/api/v1/filters/index',
  '/api/v1/filters/niche',
  '/api/v1/filters/product_categories',
  '/api/v1/filters/retailers',
  '/api/v1/filters/secondary_categories',
  '/api/v2/common/es_search/get_mapping',
  '/api/v2/filters/index/index',
  '/api/v2/trends/self_check',
  '/api/v3/options',
]

/** All that a visitor may ask without a plan's leave: those, and their own session. */
const WITHOUT_PLAN = [
  ...FOR_API_TOKENS,
  '/api/v1/common/holdings',
  '/api/v1/user/info',
  '/api/v1/user/logout',
  '/api/v2/user/plan_feature',
  '/api/v3/auth/logout',
].sort()

/** What is sold: whatever else stands below these asks a plan. A member's own things stand elsewhere. */
const SOLD =
  /^\/api\/(v1\/(ai|general|report|retail|runway|social|trends)|v2\/(forecasts|graphic|runway|selling|trends)|v3)\//

/** What only administrators may do stands below `admin`, but for the call that the specification puts elsewhere. */
const FOR_ADMINISTRATORS = /^\/api\/v1\/admin\/|^\/api\/v2\/partner\/partner_verify$/

const kindOf = ({ access }: Endpoint) => (access === 'public' ? 'public' : access.who)
const isFor = (endpoint: Endpoint, who: string) => kindOf(endpoint) === who
const pathsOf = (entries: typeof ENDPOINTS) => [...new Set(entries.map(({ endpoint }) => endpoint.path))].sort()

describe('who may call', () => {
  it('nobody without an account, but for signing in and what the front page shows', () => {
    expect(pathsOf(ENDPOINTS.filter(({ endpoint }) => isFor(endpoint, 'public')))).toEqual(WITHOUT_ACCOUNT)
  })
  it('no visitor, but for what can be chosen from', () => {
    const open = ENDPOINTS.filter(({ endpoint: { access } }) => access !== 'public' && 'visitors' in access)
    expect(pathsOf(open)).toEqual(WITHOUT_PLAN)
  })
  it('no API token, but for what can be chosen from and what its plan opens', () => {
    const open = ENDPOINTS.filter(({ endpoint: { access } }) => access !== 'public' && 'api' in access)
    expect(pathsOf(open)).toEqual(FOR_API_TOKENS)
  })
  it('nobody without a plan, of all that is sold', () => {
    const sold = ENDPOINTS.filter(({ endpoint: { path } }) => SOLD.test(path) && !WITHOUT_PLAN.includes(path))
    expect(sold.length).toBeGreaterThan(100)
    expect(pathsOf(sold.filter(({ endpoint }) => !isFor(endpoint, 'line') && !isFor(endpoint, 'public')))).toEqual([])
  })
  it('administrators alone, of what administers', () => {
    const administers = ENDPOINTS.filter(({ endpoint: { path } }) => FOR_ADMINISTRATORS.test(path))
    expect(pathsOf(administers)).toEqual(pathsOf(ENDPOINTS.filter(({ endpoint }) => isFor(endpoint, 'role'))))
  })
})

describe('what a question asks for beside its feature', () => {
  it.each([
    ['window', 90, 'window_90'],
    ['peak_within_weeks', 5, 'forecast'],
    ['peaks_in', 'spring', 'forecast'],
    ['sort', 'verdict', 'forecast'],
    ['sort', 'usual_error', 'forecast'],
  ] as const)('%s=%s needs %s of every line that sells it', (field, value, feature) => {
    const asked = ENDPOINTS.flatMap(({ name, endpoint: { access, input, example } }) => {
      if (access === 'public' || access.who !== 'line') return []
      const question = input.safeParse({ ...(example as object), [field]: value })
      if (!question.success || (question.data as Record<string, unknown>)[field] !== value) return []
      const { line, feature: own, alsoNeeds, or } = askedRule(access, question.data)
      const ways = [{ line, needs: [own, ...alsoNeeds] }, ...(or ? [{ line: or.line, needs: or.alsoNeeds }] : [])]
      return ways
        .filter((way) => featuresOfLine(way.line).includes(feature))
        .map((way) => ({ name, isNeeded: way.needs.includes(feature) }))
    })
    expect(asked).not.toEqual([])
    expect(asked.filter(({ isNeeded }) => !isNeeded)).toEqual([])
  })
})

describe('what is sold', () => {
  /** Questions that together ask an entry for everything that it may need of a plan. */
  function featuresOf({ access, input, example }: Endpoint): string[] {
    if (access === 'public' || access.who !== 'line') return []
    const questions = [{}, { window: 90 }, { compare: 'a,b' }, { type: 'partner' }].flatMap((asked) => {
      const question = input.safeParse({ ...(example as object), ...asked })
      return question.success ? [askedRule(access, question.data)] : []
    })
    return [
      ...questions.flatMap(({ feature, alsoNeeds, or }) => [feature, ...alsoNeeds, ...(or ? [or.feature] : [])]),
      ...(access.hides ?? []).map(({ feature }) => feature),
    ]
  }

  it('opens a call: nothing is on the price list that no question asks for', () => {
    // Its input is the feature's own name, so it would ask for any.
    const others = ENDPOINTS.filter(({ endpoint }) => endpoint !== updateFeature)
    const asked = new Set(others.flatMap(({ endpoint }) => featuresOf(endpoint)))
    // Counted at every call of a token, whatever it asks.
    asked.add('api_calls')
    expect(FEATURES.filter((feature) => !asked.has(feature))).toEqual([])
    expect(PLANNED.filter(({ feature }) => asked.has(feature))).toEqual([])
  })
})
