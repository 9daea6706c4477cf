import { trends } from '@trendee/contract/trends/trends'
import { expect } from 'vitest'
import { ask } from './ask'
import { PHONE, choose, inTurn, overflows, pick, useBrowser } from './browser'
import { findings } from './accessibility'
import { become, sessionOf } from './people'
import { sharedServer } from './visited-server'

/** What the screen shows of a gender and region, the strongest first. */
function levelled(gender: 'women' | 'men' | 'kids', region: string) {
  const level = ['breakout', 'very_hot', 'hot'] as const
  return ask('designer', trends.topList, { gender, region, level: [...level], sort: 'level', pageSize: 100 })
}

inTurn('trend highlights', (language, journey) => {
  const visit = useBrowser()

  journey('show the trends that have a level, each with the numbers that gave it', async () => {
    const { page, open, say, heading, nameOf } = await visit({ language, as: 'designer' })
    await open('/trendee/trend-highlights')
    await heading().getByText(say('highlights.title')).waitFor()
    const { list } = await levelled('women', 'US')
    const [first] = list
    if (first === undefined) throw new Error('the demo world has no trend with a level')
    const card = page.getByRole('article').filter({
      has: page.getByRole('heading', { name: nameOf(first), exact: true }),
    })
    await card.waitFor()
    const level = say(`level.${first.level}`)
    await card.getByRole('button', { name: say('why.ask', { level }) }).click()
    const why = page.getByRole('dialog').filter({ hasText: say('why.title', { level }) })
    await why.getByText(say('why.sample', { weeks: first.level_why.sample.weeks })).waitFor()
    if (first.level_why.inputs === null) throw new Error('a level without the numbers that gave it')
    const { z, rising_weeks: weeks } = first.level_why.inputs
    expect(await why.innerText()).toContain(z.toFixed(1))
    expect(await why.innerText()).toContain(say('why.direction', { weeks }))
    await page.keyboard.press('Escape')
    await why.waitFor({ state: 'hidden' })
    const kinds = new Set(list.map((trend) => trend.level))
    for (const kind of kinds)
      await page
        .getByText(say(`level.${kind}`), { exact: true })
        .first()
        .waitFor()
  })

  journey('keep their filters in the address: a reload restores them, Back undoes the last', async () => {
    const { page, open, say, nameOf } = await visit({ language, as: 'designer' })
    await open('/trendee/trend-highlights')
    await page.getByRole('article').first().waitFor()
    await choose(page, say('filter.gender'), say('gender.men'))
    await page.waitForURL(/\?gender=men$/)
    await pick(page, say('filter.region'), language === 'zh' ? '英国' : 'United Kingdom')
    await page.waitForURL((url) => url.searchParams.get('region') === 'GB' && url.searchParams.get('gender') === 'men')
    await choose(page, say('filter.window'), say('window.short', { days: 90 }))
    await page.waitForURL(/window=90/)
    const { list } = await levelled('men', 'GB')
    const shown = async () => {
      const [first] = list
      if (first === undefined) await page.getByText(say('highlights.quiet')).waitFor()
      else await page.getByRole('heading', { name: nameOf(first), exact: true }).waitFor()
      await page.getByText(say('highlights.falling_note_other', { count: 90 })).waitFor()
    }
    await shown()
    await page.reload()
    await shown()
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('window') && url.searchParams.get('region') === 'GB')
    await page.getByText(say('highlights.falling_note_other', { count: 30 })).waitFor()
    await page.getByRole('button', { name: say('filter.clear', { count: 2 }) }).click()
    await page.waitForURL(/trend-highlights$/)
    expect(new URL(page.url()).search).toBe('')
  })

  journey('show who has no plan a dash for each forecast, and on the trend the way to a plan that has it', async () => {
    const visitor = await visit({ language })
    const { page, open, say, heading } = visitor
    await become(visitor, await sessionOf(sharedServer(), 'no-plan'))
    await open('/trendee/trend-highlights')
    const lead = page.getByRole('article').first()
    await lead.waitFor()
    const season = page.getByRole('region', { name: say('highlights.season') })
    await season.getByText(say('forecast.with_plan')).first().waitFor()
    expect(await season.getByText(say('forecast.with_plan')).count()).toBe(await season.getByRole('link').count())
    expect(await page.getByText(say('trend.peak'), { exact: true }).count()).toBe(0)
    await lead.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/trendee\/trend-detail\//)
    await heading().waitFor()
    await page.getByText(say('forecast.curve_ends')).waitFor()
    const past = page.getByRole('region', { name: say('past.title') })
    await past.getByText(say('forecast.with_plan')).waitFor()
    expect(await past.getByText(say('past.none')).count()).toBe(0)
    expect(await findings(page)).toEqual([])
    await past.getByRole('button', { name: say('upgrade.go') }).click()
    await page.waitForURL(/\/trendee\/pricing$/)
  })

  journey('fit a phone, say that a day of weekly data tells no growth, and lead to a trend', async () => {
    const { page, open, say, heading } = await visit({ language, as: 'designer', width: PHONE })
    await open('/trendee/trend-highlights?window=1')
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
    await link.waitFor()
    const note = page.getByText(say('growth.needs_daily'), { exact: true })
    await note.waitFor()
    expect(await overflows(page)).toBe(false)
    const name = await link.innerText()
    await link.click()
    await page.waitForURL(/\/trendee\/trend-detail\//)
    await heading().getByText(name, { exact: true }).waitFor()
  })
})
