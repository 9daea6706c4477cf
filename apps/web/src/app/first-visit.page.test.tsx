import { waitFor, within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { answer as respond } from '../testing/fetch-in-process'
import { makeMember } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { press } from '../testing/controls'
import { languageByTurns } from '../testing/languages-by-turns'
import { type Page, type Server, usePages } from '../testing/open-page'

const HOME = '/trendee/trend-highlights'

/** A session of an account that nobody has asked yet, with a plan that opens every list. */
async function newcomer({ runtime }: Server): Promise<string> {
  const { db } = runtime.store
  const { accountId, token } = await makeMember(db, { role: '1,4', plan: { line: 'trendee', plan: 'business' } })
  await db.updateTable('account').set({ preferences: null }).where('account_id', '=', accountId).execute()
  return token
}

const kept = async (page: Page) => (await page.ask(CONTRACT.user.info, {})).userInfo.preferences
const asked = (page: Page) => page.view.findByRole('dialog', { name: page.say('welcome.title') })
const answer = async (page: Page, question: 'work' | 'gender' | 'categories' | 'regions', name: string) => {
  const group = within(await asked(page)).getByRole('group', { name: page.say(`preferences.${question}`) })
  await page.user.click(within(group).getByRole('checkbox', { name }))
}

describe('a first visit', () => {
  const { openPage, server } = usePages()

  it.each(languageByTurns())(
    'asks what one works on, keeps it, and starts the screen with it, in %s',
    async (language) => {
      const token = await newcomer(server())
      const page = await openPage(HOME, { as: { token }, language })
      const { view, say } = page
      await answer(page, 'work', say('work.student'))
      await answer(page, 'gender', say('gender.men'))
      await answer(page, 'categories', language === 'en' ? 'Menswear' : '男装')
      await answer(page, 'regions', language === 'en' ? 'United Kingdom' : '英国')
      await press(page, say('welcome.save'))
      await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
      await page.settled()
      expect(await kept(page)).toEqual({ work: 'student', categories: ['menswear'], regions: ['GB'], gender: 'men' })
      expect(page.address()).toBe(`${HOME}?gender=men&region=GB&primaryCategory=menswear`)
      const { list } = await page.ask(CONTRACT.trends.topList, {
        gender: 'men',
        region: 'GB',
        primaryCategory: 'menswear',
        level: ['breakout', 'very_hot', 'hot'],
        sort: 'level',
        pageSize: 100,
      })
      for (const trend of list.slice(0, 1)) expect(view.getAllByText(page.nameOf(trend))).not.toEqual([])
      const menu = within(view.getByRole('navigation', { name: say('shell.menu') }))
      expect(menu.getAllByRole('link')[0]?.textContent).toContain(say('screen.reports'))

      const again = await openPage(HOME, { as: { token }, language })
      expect(again.view.queryByRole('dialog')).toBeNull()
      expect(again.address()).toBe(`${HOME}?gender=men&region=GB&primaryCategory=menswear`)
    },
  )

  it('is asked once, whoever skips it', async () => {
    const token = await newcomer(server())
    const page = await openPage(HOME, { as: { token } })
    const { view, say } = page
    await asked(page)
    await press(page, say('welcome.skip'))
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    await page.settled()
    expect(await kept(page)).toEqual({ work: null, categories: [], regions: [], gender: null })
    expect(page.address()).toBe(HOME)
    const again = await openPage(HOME, { as: { token } })
    expect(again.view.queryByRole('dialog')).toBeNull()
  })

  it('asks nobody on the account’s own page, where a new account sets its password', async () => {
    const page = await openPage('/user/info?section=password', { as: { token: await newcomer(server()) } })
    expect(page.view.queryByRole('dialog')).toBeNull()
  })

  it('asks nobody who came before there was a question', async () => {
    const page = await openPage(HOME, { as: 'designer' })
    expect(page.view.queryByRole('dialog')).toBeNull()
    expect(page.address()).toBe(HOME)
  })

  it('leaves a link with filters as it is', async () => {
    const page = await openPage(`${HOME}?gender=kids`, { as: { token: await newcomer(server()) } })
    await answer(page, 'gender', page.say('gender.men'))
    await press(page, page.say('welcome.save'))
    await page.settled()
    expect(page.address()).toBe(`${HOME}?gender=kids`)
  })
})

describe('what was preset', () => {
  const { openPage, server } = usePages()
  const answered = async () => {
    const token = await newcomer(server())
    const page = await openPage('/user/info?section=preferences', { as: { token } })
    const { view, user, say } = page
    await user.click(view.getByRole('checkbox', { name: say('gender.women') }))
    await user.click(view.getByRole('checkbox', { name: 'United States' }))
    await press(page, say('preferences.save'))
    return token
  }

  it('is said above the screen, is taken away and given back', async () => {
    const token = await answered()
    const page = await openPage(HOME, { as: { token } })
    const { view, say } = page
    const what = `${say('gender.women')} · United States`
    expect(view.getByText(say('preset.is', { what }))).toBeDefined()
    expect(view.getByRole('link', { name: say('preset.change') }).getAttribute('href')).toBe(
      '/user/info?section=preferences',
    )
    await press(page, say('preset.remove'))
    expect(page.address()).toBe(`${HOME}?for=all`)
    expect(view.queryByText(say('preset.is', { what }))).toBeNull()
    await press(page, say('preset.show', { what }))
    expect(page.address()).toBe(`${HOME}?gender=women&region=US`)
  })

  it('stays in the address beside a filter that is chosen, where it is the screen’s own start too', async () => {
    const token = await answered()
    const page = await openPage(HOME, { as: { token } })
    await page.user.click(
      within(page.view.getByRole('radiogroup', { name: page.say('filter.window') })).getByText(
        page.say('window.short', { days: 90 }),
      ),
    )
    await page.settled()
    expect(page.address()).toBe(`${HOME}?window=90&gender=women&region=US`)
  })

  it('goes to shops by their own word, and not to pages of one thing', async () => {
    const token = await answered()
    const page = await openPage('/trendeesellers/best-seller/temu', { as: { token } })
    expect(page.address()).toBe('/trendeesellers/best-seller/temu?department=women')
  })

  it('is changed on the account’s page, in an order of its own', async () => {
    const token = await answered()
    const page = await openPage('/user/info?section=preferences', { as: { token }, language: 'zh' })
    const { view, say } = page
    await press(page, say('preferences.clear'))
    await page.user.click(view.getByRole('checkbox', { name: '英国' }))
    await page.user.click(view.getByRole('checkbox', { name: '美国' }))
    await press(page, say('preferences.save'))
    expect(await kept(page)).toEqual({ work: null, categories: [], regions: ['GB', 'US'], gender: null })
  })
})

describe('what is kept', () => {
  const { openPage, server } = usePages()
  it('is no market of which the data holds no trend', async () => {
    const page = await openPage(HOME, { as: { token: await newcomer(server()) } })
    const wrong = page.ask(CONTRACT.user.preferencesSave, { work: null, categories: [], regions: ['AQ'], gender: null })
    await expect(wrong).rejects.toThrow('1001')
  })
})

describe('a screen of one region', () => {
  const { openPage, server } = usePages()

  it('is of the region of which most is known, where nothing is known of the usual one', async () => {
    const index = await server().answerTo(CONTRACT.filters.index, {}, 'designer')
    const [shown] = index.trend_regions
    const elsewhere = ['GB', 'FR'].map((value) => ({ ...shown, value }))
    const page = await openPage('/trendee/self-check', {
      as: 'designer',
      answers: ({ path }) =>
        path === CONTRACT.filters.index.path ? respond({ ...index, trend_regions: elsewhere }) : null,
    })
    await waitFor(() => expect(page.address()).toBe('/trendee/self-check?region=GB'))
    const named = await openPage('/trendee/self-check', { as: 'designer' })
    await named.settled()
    expect(named.address()).toBe('/trendee/self-check')
  })
})
