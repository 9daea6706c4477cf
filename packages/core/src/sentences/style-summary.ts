import { priceInWords } from '../prices/price-in-words'
import type { Language } from '../language/languages'
import type { GenderGroup } from '../lexicon/types'
import { dayInWords } from './days-in-words'
import { joined, linked, sentence, type SentenceOf } from './sentence'

interface Named {
  readonly name: Readonly<Record<Language, string>>
}

/** What the page of a style tells on a day; shares are fractions. */
export interface StyleFacts extends Named {
  readonly day: string
  readonly rise: number
  readonly riseWeeks: number
  /** Measured weeks that the rise rests on. */
  readonly weeks: number
  /** Styles that rose that day, this one among them. */
  readonly rising: number
  readonly products: number
  /** Most worn first. */
  readonly colors: readonly (Named & { readonly share: number })[]
  /** Its first key item; the ends of its lowest and of its highest third of prices where there are thirds. */
  readonly item: (Named & { readonly share: number; readonly prices: PriceEnds | null }) | null
  /** Whom most products are for, of those that tell. */
  readonly wearer: { readonly gender: GenderGroup; readonly share: number } | null
}

interface PriceEnds {
  readonly currency: string
  readonly lowTo: number
  readonly highFrom: number
}

/** The part of the page that a figure is from. */
export type StylePart = 'curve' | 'palette' | 'items' | 'wearers'

const COLORS_NAMED = 3
const WEARERS: Readonly<Record<GenderGroup, Readonly<Record<Language, string>>>> = {
  women: { en: 'women', zh: '女性' },
  men: { en: 'men', zh: '男性' },
  unisex: { en: 'anybody', zh: '所有人' },
  kids: { en: 'kids', zh: '儿童' },
}

/** A style in three sentences at most: each figure is of the page, and leads to its part. */
export function styleSummary(facts: StyleFacts): Readonly<Record<Language, SentenceOf<string>>> {
  return { en: summaryIn('en', facts), zh: summaryIn('zh', facts) }
}

function summaryIn(language: Language, facts: StyleFacts): SentenceOf<string> {
  const say = language === 'zh' ? CHINESE : ENGLISH
  const sentences = [say.rise(facts), say.worn(facts), say.item(facts), say.wearer(facts)].filter(
    (clauses) => clauses.length > 0,
  )
  const between = language === 'zh' ? '' : ' '
  return sentences.flatMap((clauses, place) => {
    const whole = joined(clauses, language)
    return place === 0 || between === '' ? whole : [between, ...whole]
  })
}

type Say = (facts: StyleFacts) => readonly SentenceOf<string>[]
type Says = Readonly<Record<'rise' | 'worn' | 'item' | 'wearer', Say>>

const figure = (part: StylePart, text: string | number) => linked(`#${part}`, text)
const percent = (share: number) => `${share < 0.095 ? Math.round(share * 1000) / 10 : Math.round(share * 100)}%`

function listed(parts: readonly SentenceOf<string>[], comma: string, and: string): SentenceOf<string> {
  return parts.flatMap((part, place): SentenceOf<string> =>
    place === 0 ? part : [place === parts.length - 1 ? and : comma, ...part],
  )
}

const ENGLISH: Says = {
  rise: ({ name, rise, riseWeeks, weeks, rising, day }) => [
    sentence<string>`${name.en} rises ${figure('curve', percent(rise))} beyond its season, ${String(riseWeeks)} weeks against the ${String(riseWeeks)} before, on ${figure('curve', weeks)} weeks of data`,
    rising === 1
      ? sentence<string>`no other style rose on ${dayInWords(day, day, 'en')}`
      : sentence<string>`${String(rising)} styles rose on ${dayInWords(day, day, 'en')}`,
  ],
  worn: ({ colors, products }) => {
    const shown = colors
      .slice(0, COLORS_NAMED)
      .map(({ name, share }) => sentence<string>`${name.en.toLowerCase()} (${figure('palette', percent(share))})`)
    return shown.length === 0
      ? []
      : [
          sentence<string>`of its ${figure('items', products)} ${products === 1 ? 'product' : 'products'}, most are ${listed(shown, ', ', ' and ')}`,
        ]
  },
  item: ({ item }) => {
    if (item === null) return []
    const { name, share, prices } = item
    const first = sentence<string>`the key item is ${name.en.toLowerCase()}, ${figure('items', percent(share))} of its products`
    if (prices === null) return [first]
    const [low, high] = [prices.lowTo, prices.highFrom].map((amount) => priceInWords(amount, prices.currency, 'en'))
    return [
      first,
      sentence<string>`a third of them cost up to ${figure('items', low ?? '')}, a third from ${figure('items', high ?? '')}`,
    ]
  },
  wearer: ({ wearer }) =>
    wearer === null
      ? []
      : [
          sentence<string>`of the products that say for whom they are, ${figure('wearers', percent(wearer.share))} are for ${WEARERS[wearer.gender].en}`,
        ],
}

const CHINESE: Says = {
  rise: ({ name, rise, riseWeeks, weeks, rising, day }) => [
    sentence<string>`${name.zh}剔除季节因素后，近${String(riseWeeks)}周较此前${String(riseWeeks)}周上升${figure('curve', percent(rise))}（依据${figure('curve', weeks)}周数据）`,
    rising === 1
      ? sentence<string>`${dayInWords(day, day, 'zh')}没有其他风格上升`
      : sentence<string>`${dayInWords(day, day, 'zh')}共有${String(rising)}种风格上升`,
  ],
  worn: ({ colors, products }) => {
    const shown = colors
      .slice(0, COLORS_NAMED)
      .map(({ name, share }) => sentence<string>`${name.zh}（${figure('palette', percent(share))}）`)
    return shown.length === 0
      ? []
      : [sentence<string>`在${figure('items', products)}件商品中，最多的颜色为${listed(shown, '、', '、')}`]
  },
  item: ({ item }) => {
    if (item === null) return []
    const { name, share, prices } = item
    const first = sentence<string>`关键单品为${name.zh}，占其商品的${figure('items', percent(share))}`
    if (prices === null) return [first]
    const [low, high] = [prices.lowTo, prices.highFrom].map((amount) => priceInWords(amount, prices.currency, 'zh'))
    return [
      first,
      sentence<string>`其中三分之一不高于${figure('items', low ?? '')}，三分之一不低于${figure('items', high ?? '')}`,
    ]
  },
  wearer: ({ wearer }) =>
    wearer === null
      ? []
      : [
          sentence<string>`在标明穿着者的商品中，${figure('wearers', percent(wearer.share))}面向${WEARERS[wearer.gender].zh}`,
        ],
}
