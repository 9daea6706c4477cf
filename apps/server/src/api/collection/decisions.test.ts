import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { dueDay, firstJudgedWeek } from '@trendee/core/collections/decision'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { DEMO_AS_OF } from '@trendee/demo/planted-truth'
import { seenAtDecision, trendMarkets } from '@trendee/analytics/trends/trend-market'
import { followedTrends } from '@trendee/analytics/trends/followed-trends'
import { decide } from '@trendee/store/collections/decisions'
import { DAY_OF_WORLD } from '../../testing/demo-app'
import { ask } from '../../testing/ask'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'
import { makeMember } from '../../testing/test-accounts'

const { collection } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'business' } } as const
const TRENDS = ['wide-leg-pants', 'cargo-pants']

let demo: SignInApp
beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false })
})
afterAll(() => demo.close())
const db = () => demo.runtime.store.db
const says = async (token: string, entry: Parameters<typeof ask>[1], input: Record<string, unknown>) =>
  (await ask(demo.app, entry, input, token)).json()

async function project(trends: readonly string[] = TRENDS) {
  const member = await makeMember(db(), PLAN)
  const { categoryId } = (await says(member.token, collection.categoryCreate, { name: 'Denim' })).data
  await says(member.token, collection.collectAdd, { categoryId, trendName: trends.join(',') })
  return { ...member, categoryId }
}

describe('a decision', () => {
  it('is written down with the figures of its day, and stands on its trend from then on', async () => {
    const { token, categoryId } = await project()
    const input = { categoryId, trendName: 'Wide Leg Trousers', choice: 'make', why: ' Sold out. ', region: 'US' }
    const { data: made } = await says(token, collection.decide, input)
    const today = DAY_OF_WORLD
    expect(made).toEqual({
      categoryId,
      trendName: 'wide-leg-pants',
      decision_id: expect.any(String),
      due: dueDay(firstJudgedWeek(today)),
    })
    const { data } = await says(token, collection.decisions, { categoryId })
    const { list: collected } = (await says(token, collection.collectInfoList, { categoryId, gender: 'all' })).data
    const own = collected.find(({ trendName }: { trendName: string }) => trendName === 'wide-leg-pants')
    expect(data.total).toBe(1)
    expect((await says(token, collection.decisionScores, { categoryId })).data).toMatchObject({
      team: { decided: 1, judged: 0 },
      people: [{ by: 'Tess Test', is_own: true, decided: 1 }],
    })
    expect(data.list[0]).toMatchObject({
      decision_id: made.decision_id,
      name: 'Wide-Leg Pants',
      choice: 'make',
      why: 'Sold out.',
      by: 'Tess Test',
      is_own: true,
      decided_on: today,
      seen: { region: 'US', as_of: own.now.as_of, growth: own.now.growth },
      came: null,
      not_judged: 'not_due',
      verdict: null,
    })
    expect(own.decision).toMatchObject({ choice: 'make', why: 'Sold out.', by: 'Tess Test', decided_on: today })
    const { data: link } = await says(token, collection.shareCreate, { categoryId, shows_notes: true })
    const shared = await ask(demo.app, collection.sharedProject, { token: link.token })
    expect(shared.body).not.toContain('Sold out.')
  })

  it('is refused where the project does not hold the trend, nothing is known of it there, or nothing is said why', async () => {
    const { token, categoryId } = await project()
    const decided = (more: object) =>
      says(token, collection.decide, { categoryId, trendName: 'cargo-pants', choice: 'drop', why: 'Old.', ...more })
    expect((await decided({ trendName: 'lace' })).code).toBe(1002)
    expect((await decided({ why: '  ' })).code).toBe(1001)
    expect((await decided({ choice: 'maybe' })).code).toBe(1001)
    expect((await decided({ why: 'x'.repeat(1001) })).code).toBe(1001)
    const { data } = await says(token, collection.decisions, { categoryId })
    expect(data).toMatchObject({ list: [], total: 0 })
  })

  it('hides what was forecast where the plan hides forecasts', async () => {
    const { token, categoryId } = await project()
    await says(token, collection.decide, { categoryId, trendName: 'cargo-pants', choice: 'drop', why: 'Old.' })
    const scores = async (who: string) => (await says(who, collection.decisionScores, { categoryId })).data
    expect((await scores(token)).team.against_forecast).not.toBeNull()
    const free = await makeMember(db(), { role: '1' })
    await db()
      .insertInto('project_member')
      .values({ project_id: categoryId, account_id: free.accountId, role: 'viewer' })
      .execute()
    const { data: seen } = await says(free.token, collection.decisions, { categoryId })
    expect(seen.list[0]).toMatchObject({ said: null, forecast_verdict: null, seen: { forecast_peak_week: null } })
    const { team, people } = await scores(free.token)
    expect([team.against_forecast, people[0].against_forecast]).toEqual([null, null])
  })

  it('is judged on the data of its weeks, by the market of its kind', async () => {
    const { token, accountId, categoryId } = await project()
    const asked = { accountId, projectId: categoryId }
    const metrics = await followedTrends(demo.runtime.analytics, TRENDS, 'US', DEMO_AS_OF)
    // As long ago that the demo's data covers all judged weeks.
    const day = addDays(addWeeks(DEMO_AS_OF, -15), -1)
    for (const trendId of TRENDS) {
      const metric = metrics.get(trendId)
      if (metric === undefined) throw new Error(`the demo has no ${trendId}`)
      const seen = await seenAtDecision(demo.runtime.analytics, metric, day)
      await decide(db(), asked, { trendId, choice: 'make', why: 'x', day, seen }, new Date(`${day}T12:00:00Z`))
    }
    const { data } = await says(token, collection.decisions, { categoryId })
    const { team } = (await says(token, collection.decisionScores, { categoryId })).data
    expect(team.judged + team.level).toBe(2)
    for (const row of data.list) {
      const metric = metrics.get(row.trendName)
      const place = { region: metric?.region ?? '', gender: metric?.gender ?? '' }
      const market = (await trendMarkets(demo.runtime.analytics, [row.trendName], place)).get(row.trendName)
      expect(row.came.others).toBe(market?.others.length)
      // By hand from the curve: thirteen weeks against the same of the year before.
      const from = firstJudgedWeek(day)
      const at = (week: string) => {
        const { start = '', values = [] } = market?.own ?? {}
        return values[Math.round((Date.parse(week) - Date.parse(start)) / 604_800_000)] ?? 0
      }
      const sum = (first: string) =>
        Array.from({ length: 13 }, (_, n) => at(addWeeks(first, n))).reduce((a, b) => a + b)
      expect(row.came.growth).toBeCloseTo(sum(from) / sum(addWeeks(from, -52)) - 1, 6)
      const ahead = row.came.growth - row.came.market
      expect(row.verdict).toBe(Math.abs(ahead) <= 0.02 ? 'level' : ahead > 0 ? 'right' : 'wrong')
    }
  })
})
