import { within } from '@testing-library/dom'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { pick, press } from '../../testing/controls'
import { languageByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const HOME = '/trendeesellers/best-seller/shein'

const { list: listOf } = CONTRACT.selling.shein

const shows = ({ view, say }: Page, total: number) => view.getByText(say('count.products_other', { count: total }))

describe('the filters of a marketplace', () => {
  const { openPage } = usePages()

  it.each(languageByTurns())('hold all dresses, with the kinds of dress below, in %s', async (language) => {
    const page = await openPage(HOME, { as: 'seller', language })
    const { view, user, say } = page
    const field = () => view.getByRole('combobox', { name: say('filter.subcategory') })
    await user.click(field())
    const options = await view.findAllByRole('option')
    const words = options.map((option) => option.textContent.split(/\s{2}/)[0])
    const all = language === 'zh' ? '全部连衣裙' : 'All dresses'
    const dresses = await page.ask(listOf, { secondaryCategory: 'dress', pageSize: 100 })
    const kinds = new Set(dresses.list.map((product) => product.secondary_category))
    expect(kinds.size).toBeGreaterThan(2)
    const kind = [...kinds].find((value) => value !== 'dress') ?? ''
    const narrow = lexiconEntry('category', kind)?.[language] ?? ''
    const at = words.indexOf(all)
    expect(at).toBeGreaterThanOrEqual(0)
    expect(words.indexOf(narrow)).toBeGreaterThan(at)
    const below = options.slice(at + 1).findIndex((option) => option.querySelector('[data-narrower]') === null)
    expect(words.indexOf(narrow)).toBeLessThanOrEqual(at + below)
    await user.click(options[at] as HTMLElement)
    await page.settled()
    expect(page.address()).toBe(`${HOME}?secondaryCategory=dress`)
    expect(shows(page, dresses.total)).toBeDefined()
    // A narrower one takes the place of all of them.
    await pick(page, say('filter.subcategory'), narrow)
    expect(page.address()).toBe(`${HOME}?secondaryCategory=${kind}`)
  })

  it.each(languageByTurns())('say several choices in one line, in %s', async (language) => {
    const chosen = 'slip-dress,wrap-dress,mini-skirt'
    const page = await openPage(`${HOME}?productCategories=${chosen}`, { as: 'seller', language })
    const { view, say } = page
    const field = view.getByRole('combobox', { name: say('filter.subcategory') }).closest('.mantine-MultiSelect-root')
    const pills = (field as HTMLElement).querySelectorAll('.mantine-Pill-root')
    expect([...pills].map((pill) => pill.textContent)).toEqual([say('filter.types_other', { count: 3 })])
    expect(shows(page, (await page.ask(listOf, { productCategories: chosen })).total)).toBeDefined()
  })

  it('offer the windows that the data tell of: none of a shop that counts over days of its own', async () => {
    const windowsOf = async (path: string) => {
      const { view, say } = await openPage(path, { as: 'seller' })
      const group = view.queryByRole('radiogroup', { name: say('filter.window') })
      return (
        group &&
        within(group)
          .getAllByRole('radio')
          .map((radio) => radio.getAttribute('value'))
      )
    }
    expect(await windowsOf(HOME)).toEqual(['1', '7', '30', '90'])
    expect(await windowsOf('/trendeesellers/best-seller/amazon')).toBeNull()
    const page = await openPage('/trendeesellers/new-arrival/amazon', { as: 'seller' })
    const { arrival_windows: told } = await page.ask(CONTRACT.filters.index, { platform: 'amazon' })
    expect(told).not.toContain(1)
    expect(await windowsOf('/trendeesellers/new-arrival/amazon')).toEqual(told.map(String))
    // What an address asks for can be seen and changed, whatever is told.
    expect(await windowsOf('/trendeesellers/new-arrival/amazon?window=1')).toEqual(['1', ...told.map(String)])
  })

  it.each(languageByTurns())(
    'go with the reader from best sellers to new arrivals and back, in %s',
    async (language) => {
      const page = await openPage(`${HOME}?primaryCategory=womenswear&sort=growth`, { as: 'seller', language })
      await press(page, page.say('screen.new_arrival'), 'link')
      expect(page.address()).toBe('/trendeesellers/new-arrival/shein?primaryCategory=womenswear')
      const { total } = await page.ask(listOf, { primaryCategory: 'womenswear', arrival: 'new' })
      expect(shows(page, total)).toBeDefined()
    },
  )

  it('call the control by what it chooses: 性别 is no 部门', async () => {
    const { view } = await openPage(HOME, { as: 'seller', language: 'zh' })
    expect(view.getByRole('combobox', { name: '性别' })).toBeDefined()
    expect(view.queryByRole('combobox', { name: '部门' })).toBeNull()
  })

  it.each(['', 'view=table'])('that fail keep heading and rows of before, and say so, with "%s"', async (view) => {
    const page = await openPage(`${HOME}?${view}`, {
      as: 'seller',
      answers: ({ path, query }) =>
        path === listOf.path && query.get('sort') === 'price'
          ? Response.json({ code: ERRORS.too_many_requests.code, msg: '', data: null }, { status: 429 })
          : null,
    })
    const { say } = page
    const before = await page.ask(listOf, {})
    const heading = () => page.view.getByRole('heading', { level: 1 }).parentElement?.textContent
    const said = heading()
    await pick(page, say('sort.label'), say('sort.price'))
    expect(page.address()).toContain('sort=price')
    const alert = page.view.getByText((words) =>
      words.includes(say('state.kept', { why: say('error.too_many_requests') })),
    )
    expect(within(alert).getByRole('button', { name: say('state.retry') })).toBeDefined()
    expect(heading()).toBe(said)
    expect(said).toContain(say('ranked.reviews', { days: 30 }))
    expect(shows(page, before.total)).toBeDefined()
    expect(page.view.getAllByText(before.list[0]?.title ?? '').length).toBeGreaterThan(0)
  })

  it('that the plan does not open are refused in the place of the rows', async () => {
    const page = await openPage(HOME, {
      as: 'seller',
      answers: ({ path, query }) =>
        path === listOf.path && query.get('sort') === 'price'
          ? Response.json({ code: ERRORS.plan_limit.code, msg: '', data: null }, { status: 403 })
          : null,
    })
    await pick(page, page.say('sort.label'), page.say('sort.price'))
    await press(page, page.say('plan_limit.later'))
    expect(page.view.queryByRole('article')).toBeNull()
  })

  it.each(languageByTurns())(
    'are counted on a phone and opened with one touch, the leaders before the list, in %s',
    async (language) => {
      const page = await openPage(`${HOME}?price_max=20&department=women`, { as: 'seller', language, width: 390 })
      const { view, say, user } = page
      const opener = view.getByRole('button', { name: say('filter.open_other', { count: 2 }) })
      expect(opener.getAttribute('aria-expanded')).toBe('false')
      await user.click(opener)
      expect(opener.getAttribute('aria-expanded')).toBe('true')
      const leaders = view.getByRole('complementary', { name: say('leaders.title') })
      const wall = view.getByRole('list', { name: say('screen.best_seller') })
      expect(leaders.compareDocumentPosition(wall) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      const jumps = within(view.getByRole('navigation', { name: say('jump.label') })).getAllByRole('link')
      expect(jumps.map((link) => link.textContent)).toEqual([say('leaders.title'), say('screen.best_seller')])
      for (const [at, part] of [leaders, wall].entries()) {
        const target = document.getElementById(jumps[at]?.getAttribute('href')?.slice(1) ?? '')
        expect(target?.contains(part)).toBe(true)
      }
    },
  )
})
