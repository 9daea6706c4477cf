import type { Language } from '../language/languages'
import { type Evidence, joined, linked, type PartOf, type Sentence, sentence, type SentenceOf } from './sentence'
import { trendWhy, type WhyFacts } from './trend-why'
import { told, type WrittenSentence, type WrittenText } from './written-text'

/** A name in both languages. */
interface Named {
  readonly name: string
  readonly nameZh: string
}

/** What the page of a trend shows; `null` where it is not known. */
export interface SummaryFacts {
  /** Path and query of the page, without a part. */
  readonly page: string
  /** `null` where the curve is of others than the asked. */
  readonly why: WhyFacts | null
  /** Products that carry it. */
  readonly products: number
  /** Those of them whose price is known, and its median. */
  readonly priced: number
  readonly medianPriceUsd: number | null
  /** Who offers more of them than any other brand. */
  readonly brand: { readonly name: string; readonly products: number } | null
  /** The colour that is commoner on them than any other. */
  readonly color: (Named & { readonly share: number }) | null
  /** What is found on them far more often than by chance. */
  readonly wornWith: (Named & { readonly lift: number }) | null
  /** Another platform against the one whose curve is shown, where it is told who runs ahead. */
  readonly ahead: (Named & { readonly weeks: number; readonly of: Named }) | null
  /** Scored weeks of the newest forecast that was held against repeating last year. */
  readonly forecast: { readonly weeks: number; readonly error: number; readonly lastYearError: number } | null
}

/** The parts of the page that a number leads to. */
const PLACES = {
  products: '#products',
  prices: '#prices',
  brands: '#brands',
  worn: '#worn',
  platforms: '#platforms',
  forecasts: '#forecasts',
} as const

/** Where the page shows what a number of the why rests on. */
const EVIDENCE_PLACES: Readonly<Record<Evidence, string>> = {
  year: '#curve',
  curve: '#curve',
  level: '#curve',
  platforms: '#platforms',
  peak: '#curve',
  lead: '#curve',
  ahead: '#curve',
  certainty: '#forecasts',
  season: '#seasons',
}

type Words = SentenceOf<string>

/** From this multiple on a pairing is worth a clause. */
const LEAST_LIFT = 1.5
/** Of one price there is no median. */
const LEAST_PRICED = 2
/** Fewer scored weeks say nothing of a forecast. */
const LEAST_WEEKS = 8

/** What the page shows, in five sentences at most, each number with the part of the page that it rests on. */
export function trendSummary(facts: SummaryFacts): WrittenText {
  const { brand, color, wornWith, ahead } = facts
  const namesIn = (language: Language) => {
    const nameOf = (named: Named | null | undefined) => (language === 'zh' ? named?.nameZh : named?.name)
    return [brand?.name, nameOf(color), nameOf(wornWith), nameOf(ahead), nameOf(ahead?.of)].filter(
      (name): name is string => name !== undefined && name !== '',
    )
  }
  return {
    sentences: { en: sentencesIn('en', facts), zh: sentencesIn('zh', facts) },
    names: { en: namesIn('en'), zh: namesIn('zh') },
  }
}

function sentencesIn(language: Language, facts: SummaryFacts): readonly WrittenSentence[] {
  const say = language === 'zh' ? CHINESE : ENGLISH
  const link: Link = (place, text) => linked(facts.page + PLACES[place], text)
  return told([
    ['why', facts.why === null ? [] : placed(trendWhy(facts.why)[language], facts.page)],
    ['shops', whole(say.shops(facts, link), language)],
    ['worn', whole(say.worn(facts, link), language)],
    ['platforms', whole(say.platforms(facts, link), language)],
    ['forecast', whole(say.forecast(facts, link), language)],
  ])
}

/** The same sentence with addresses in place of what a screen would open. */
function placed(parts: Sentence, page: string): Words {
  return parts.map((part) => (typeof part === 'string' ? part : linked(page + EVIDENCE_PLACES[part.opens], part.text)))
}

const percent = (share: number) => `${Math.round(share * 100)}%`
/** A tenth says something up to ten times. */
const times = (lift: number) => (lift < MOST_IN_TENTHS ? lift.toFixed(1).replace('.0', '') : lift.toFixed(0))
const MOST_IN_TENTHS = 10
const dollars = (price: number) => `$${price < 10 ? price.toFixed(2) : Math.round(price)}`

type Clauses = readonly (Words | null)[]
type Link = (place: keyof typeof PLACES, text: string | number) => ReturnType<typeof linked>
type Say = (facts: SummaryFacts, link: Link) => Clauses
type Says = Readonly<Record<'shops' | 'worn' | 'platforms' | 'forecast', Say>>

/** Clauses that are known as one sentence; nothing where none is. */
function whole(clauses: Clauses, language: Language): Words {
  const known = clauses.filter((clause): clause is Words => clause !== null)
  return known.length === 0 ? [] : joined(known, language)
}

/** Clauses of one breath. */
function listed(clauses: Clauses, comma: string): Clauses {
  const known = clauses.filter((clause): clause is Words => clause !== null)
  return known.length === 0 ? [] : [known.flatMap((clause, place) => (place === 0 ? clause : [comma, ...clause]))]
}

const isScored = (forecast: SummaryFacts['forecast']): forecast is NonNullable<SummaryFacts['forecast']> =>
  forecast !== null && forecast.weeks >= LEAST_WEEKS && forecast.lastYearError !== 0

/** By how much the error was below or above that of repeating last year, in the words of a language. */
function besideLastYear(
  { error, lastYearError }: NonNullable<SummaryFacts['forecast']>,
  link: Link,
  below: (by: PartOf<string>) => Words,
  above: (by: PartOf<string>) => Words,
  same: string,
): Words {
  const change = Math.round((error / lastYearError - 1) * 100)
  if (change === 0) return [link('forecasts', same)]
  return (change < 0 ? below : above)(link('forecasts', percent(Math.abs(change) / 100)))
}

const ENGLISH: Says = {
  shops: ({ products, priced, medianPriceUsd: price, brand }, link) =>
    products === 0
      ? []
      : listed(
          [
            sentence<string>`${link('products', products)} ${products === 1 ? 'product carries' : 'products carry'} it`,
            price === null || priced < LEAST_PRICED
              ? null
              : sentence<string>`median price ${link('prices', dollars(price))}${priced < products ? sentence<string>` of the ${link('prices', priced)} whose price is known` : []}`,
            brand === null || brand.products < 2
              ? null
              : sentence<string>`${brand.name} has the most (${link('brands', brand.products)})`,
          ],
          ', ',
        ),
  worn: ({ color, wornWith }, link) => [
    color === null
      ? null
      : sentence<string>`the commonest colour on them is ${color.name.toLowerCase()} (${link('worn', percent(color.share))})`,
    wornWith === null || wornWith.lift < LEAST_LIFT
      ? null
      : sentence<string>`${wornWith.name.toLowerCase()} is found with it ${link('worn', `${times(wornWith.lift)} times`)} as often as by chance`,
  ],
  platforms: ({ ahead }, link) => [
    ahead === null
      ? null
      : sentence<string>`${ahead.name} runs ${link('platforms', `${Math.abs(ahead.weeks)} ${Math.abs(ahead.weeks) === 1 ? 'week' : 'weeks'}`)} ${ahead.weeks > 0 ? 'ahead of' : 'behind'} ${ahead.of.name}`,
  ],
  forecast: ({ forecast }, link) => [
    isScored(forecast)
      ? sentence<string>`the last forecast was ${besideLastYear(
          forecast,
          link,
          (by) => [by, ' closer than'],
          (by) => [by, ' further off than'],
          'as far off as',
        )} repeating last year would have been`
      : null,
  ],
}

const CHINESE: Says = {
  shops: ({ products, priced, medianPriceUsd: price, brand }, link) =>
    products === 0
      ? []
      : listed(
          [
            sentence<string>`共有${link('products', products)}件商品`,
            price === null || priced < LEAST_PRICED
              ? null
              : sentence<string>`${priced < products ? sentence<string>`其中${link('prices', priced)}件有价格，` : []}价格中位数${link('prices', dollars(price))}`,
            brand === null || brand.products < 2
              ? null
              : sentence<string>`${brand.name}最多（${link('brands', brand.products)}件）`,
          ],
          '，',
        ),
  worn: ({ color, wornWith }, link) => [
    color === null ? null : sentence<string>`最常见的颜色为${color.nameZh}（${link('worn', percent(color.share))}）`,
    wornWith === null || wornWith.lift < LEAST_LIFT
      ? null
      : sentence<string>`与${wornWith.nameZh}同时出现的频率为随机的${link('worn', `${times(wornWith.lift)}倍`)}`,
  ],
  platforms: ({ ahead }, link) => [
    ahead === null
      ? null
      : sentence<string>`${ahead.nameZh}${ahead.weeks > 0 ? '领先' : '落后'}${ahead.of.nameZh}${link('platforms', `${Math.abs(ahead.weeks)}周`)}`,
  ],
  forecast: ({ forecast }, link) => [
    isScored(forecast)
      ? sentence<string>`上一次预测的误差${besideLastYear(
          forecast,
          link,
          (by) => ['比照搬去年小', by],
          (by) => ['比照搬去年大', by],
          '与照搬去年相当',
        )}`
      : null,
  ],
}
