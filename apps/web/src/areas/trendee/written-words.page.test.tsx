import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ERRORS } from '@trendee/contract/errors'
import { plainText } from '@trendee/core/sentences/sentence'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/controls'
import type { Answerer } from '../../testing/fetch-in-process'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { ai, trends } = CONTRACT
const LINEN = '/trendee/trend-detail/linen/all/fabric'
const HIGHLIGHTS = '/trendee/trend-highlights'
type Written = OutputOf<typeof ai.highlight>

const textOf = (sentences: Written['sentences'], language: 'en' | 'zh') =>
  sentences.map(({ parts }) => plainText(parts)).join(language === 'zh' ? '' : ' ')
const part = ({ view, say }: Page, key: 'written.summary' | 'written.week') =>
  within(view.getByRole('region', { name: say(key) }))

/** Answers a call in the server's place, by the request's query. */
function answering(path: string, answer: (query: URLSearchParams) => unknown, status = 200): Answerer {
  return (request) => (request.path === path ? Response.json(answer(request.query), { status }) : null)
}
const answered = (data: unknown) => ({ code: 1, msg: 'ok', data })

describe('what is told in sentences', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/trend-detail/$name/$gender/$pageType'))(
    '%s sums up the page, each number leading to its part, in %s',
    async (_path, language) => {
      const page = await openPage(LINEN, { as: 'designer', language })
      const { sentences, forecast_sentences: forecast } = await page.ask(ai.summary, { name: 'linen', language })
      const shown = [...sentences, ...forecast].filter(({ about }) => about !== 'why')
      const summary = part(page, 'written.summary')
      expect(summary.getByText(page.say('written.own'))).toBeDefined()
      const text = textOf(shown, language)
      expect(page.view.getByRole('region', { name: page.say('written.summary') }).textContent).toContain(text)
      const { product_count: count } = await page.ask(trends.detail, { name: 'linen' })
      const number = summary.getByRole('link', { name: page.say('written.opens', { number: String(count) }) })
      expect(number.getAttribute('href')).toBe('#products')
      const places: string[] = []
      const scroll = Element.prototype.scrollIntoView
      Element.prototype.scrollIntoView = function (this: Element) {
        places.push(this.id)
      }
      await page.user.click(number)
      Element.prototype.scrollIntoView = scroll
      expect(places).toEqual(['products'])
      expect(page.address()).toBe(LINEN)
    },
  )

  it.each(screensByTurns('/trendee/trend-highlights'))(
    '%s tells the week, and a count leads to the list that it counts, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const told = await page.ask(ai.highlight, { gender: 'women', language })
      expect(page.view.getByRole('region', { name: page.say('written.week') }).textContent).toContain(
        textOf(told.sentences, language),
      )
      const [count] = told.sentences[0]?.parts.filter((one) => typeof one !== 'string') ?? []
      if (count === undefined) throw new Error('no trend of the demo world has a level')
      const [link] = part(page, 'written.week').getAllByRole('link')
      expect(link?.textContent).toBe(count.text)
      await page.user.click(link as HTMLElement)
      await page.settled()
      expect(page.title()).toBe(page.say('screen.trend_database'))
      expect(page.view.getByRole('main').textContent).toContain(count.text)
    },
  )

  it('say whose words they are, and give the platform’s own back', async () => {
    const own = await server().answerTo(ai.highlight, { gender: 'women' }, 'designer')
    const words = own.sentences.map(({ about, parts }) => ({ about, parts: ['In short: ', ...parts] }))
    const page = await openPage(HIGHLIGHTS, {
      as: 'designer',
      answers: answering(ai.highlight.path, (query) =>
        answered(
          query.get('rewording') === 'false'
            ? { ...own, reason: 'not_asked' }
            : { ...own, source: 'model', reason: '', model: 'stand-in-1', sentences: words },
        ),
      ),
    })
    const text = () => page.view.getByRole('region', { name: page.say('written.week') }).textContent ?? ''
    expect(text()).toContain(page.say('written.by_model', { model: 'stand-in-1' }))
    expect(text()).toContain(textOf(words, 'en'))
    await press(page, page.say('written.show_own'))
    expect(text()).toContain(page.say('written.own'))
    expect(text()).not.toContain('In short')
    await press(page, page.say('written.show_model'))
    expect(text()).toContain('In short')
  })

  it.each(['refused', 'unavailable', 'bound_reached'] as const)('say why a model’s words are %s', async (reason) => {
    const own = await server().answerTo(ai.summary, { name: 'linen' }, 'designer')
    const page = await openPage(LINEN, {
      as: 'designer',
      language: 'zh',
      answers: answering(ai.summary.path, () => answered({ ...own, reason })),
    })
    expect(
      part(page, 'written.summary').getByText(`${page.say('written.own')} ${page.say(`written.${reason}`)}`),
    ).toBeDefined()
  })

  it('come by themselves once the model has answered', async () => {
    const own = await server().answerTo(ai.summary, { name: 'linen' }, 'designer')
    let times = 0
    const page = await openPage(LINEN, {
      as: 'designer',
      answers: answering(ai.summary.path, () => {
        times += 1
        return answered(
          times === 1 ? { ...own, reason: 'under_way' } : { ...own, source: 'model', model: 'm-2', reason: '' },
        )
      }),
    })
    expect(await page.view.findByText(new RegExp(page.say('written.by_model', { model: 'm-2' })))).toBeDefined()
    expect(times).toBe(2)
  })

  it('are not there where too little is known, and can be asked for again where they fail', async () => {
    const own = await server().answerTo(ai.summary, { name: 'linen' }, 'designer')
    const empty = await openPage(LINEN, {
      as: 'designer',
      answers: answering(ai.summary.path, () => answered({ ...own, sentences: [], forecast_sentences: [] })),
    })
    expect(part(empty, 'written.summary').getByText(empty.say('written.empty'))).toBeDefined()
    const { code, http } = ERRORS.too_many_requests
    let isOver = false
    const failed = await openPage(LINEN, {
      as: 'designer',
      answers: (request) =>
        request.path === ai.summary.path && !isOver
          ? Response.json({ code, msg: '', data: null }, { status: http })
          : null,
    })
    const summary = part(failed, 'written.summary')
    expect(summary.getByRole('alert').textContent).toContain(failed.say('error.too_many_requests'))
    isOver = true
    await failed.user.click(summary.getByRole('button', { name: failed.say('state.retry') }))
    expect(await summary.findByText(failed.say('written.own'))).toBeDefined()
  })

  it('leave out how forecasts did where the plan has none', async () => {
    const page = await openPage(LINEN, { as: 'no-plan' })
    const text = page.view.getByRole('region', { name: page.say('written.summary') }).textContent ?? ''
    const { forecast_sentences: forecast } = await server().answerTo(ai.summary, { name: 'linen' }, 'designer')
    expect(forecast).toHaveLength(1)
    expect(text).not.toContain(textOf(forecast, 'en'))
    expect(text).toContain(page.say('written.own'))
  })
})
