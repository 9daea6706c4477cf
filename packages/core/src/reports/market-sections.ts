import { priceInWords } from '../prices/price-in-words'
import { dayInWords } from '../sentences/days-in-words'
import { sentence } from '../sentences/sentence'
import { rankedSentence } from './ranked-sentence'
import type { InBothWords, ReportedProduct, ReportSection } from './report'
import type { BrandArrivals, MarketFacts, RisingHashtag, Told } from './report-facts'
import { changeInWords } from './search-sections'

/** A title is named up to so many letters. */
const LONGEST_TITLE = 60

/** What sells, what is new and what is posted, as far as shops and networks tell it. */
export function marketSections({ days, sold, arrived, posted }: MarketFacts, asOf: string): ReportSection[] {
  return [
    ...(sold === null ? [] : [soldSection(sold, days, asOf)]),
    ...(arrived === null ? [] : [arrivedSection(arrived, days, asOf)]),
    ...(posted === null ? [] : [postedSection(posted, days, asOf)]),
  ]
}

function soldSection(
  { rows: products, sources, asOf: toldOn }: Told<ReportedProduct>,
  days: number,
  asOf: string,
): ReportSection {
  const things = products.map((product) => ({
    name: quoted(product.title),
    address: `${productAddress(product)}?window=${days}`,
    figure: unitsInWords(product),
    note: soldAt(product),
  }))
  const lead = products[0]
  const at = lead === undefined ? { en: '', zh: '' } : soldAt(lead)
  return {
    heading: { en: 'What sells best', zh: '畅销商品' },
    sentences: [
      rankedSentence(things, {
        en: (name, figure) => sentence<string>`${name} sells best: ${figure}${at.en}`,
        zh: (name, figure) => sentence<string>`${name}销量居首：${figure}${at.zh}`,
      }),
    ],
    trends: [],
    products,
    source: {
      en: `Sales as told by ${sources.map(({ en }) => en).join(', ')}, up to ${dayInWords(toldOn, asOf, 'en')}`,
      zh: `销量来自${sources.map(({ zh }) => zh).join('、')}，截至${dayInWords(toldOn, asOf, 'zh')}`,
    },
  }
}

function arrivedSection(
  { rows: brands, sources, asOf: toldOn }: Told<BrandArrivals>,
  days: number,
  asOf: string,
): ReportSection {
  const things = brands.map(({ brandId, name, products }) => ({
    name,
    address: `/trendee/brands/${encodeURIComponent(brandId)}?window=${days}`,
    figure: {
      en: `${inDigits(products)} ${products === 1 ? 'product' : 'products'}`,
      zh: `${inDigits(products)}件`,
    },
  }))
  return {
    heading: { en: 'Who brings what is new', zh: '新品' },
    sentences: [
      rankedSentence(things, {
        en: (name, figure) => sentence<string>`${name} brings the most that is new: ${figure} in ${`${days} days`}`,
        zh: (name, figure) => sentence<string>`${name}上新最多：${`${days}天内`}${figure}`,
      }),
    ],
    trends: [],
    products: [],
    source: {
      en: `Products first seen at ${sources.map(({ en }) => en).join(', ')}, all countries, up to ${dayInWords(toldOn, asOf, 'en')}`,
      zh: `首次出现于${sources.map(({ zh }) => zh).join('、')}的商品，全部国家，截至${dayInWords(toldOn, asOf, 'zh')}`,
    },
  }
}

function postedSection(
  { rows: hashtags, sources, asOf: toldOn }: Told<RisingHashtag>,
  days: number,
  asOf: string,
): ReportSection {
  const things = hashtags.map(({ hashtag, network, posts, growth }) => ({
    name: { en: `#${hashtag}`, zh: `#${hashtag}` },
    address: `/trendee/topics?tab=hashtags&hashtag=${encodeURIComponent(hashtag)}&window=${days}`,
    figure: changeInWords(growth),
    note: { en: `, ${inDigits(posts)} posts on ${network.en}`, zh: `，${network.zh}${inDigits(posts)}篇` },
  }))
  const lead = hashtags[0]
  const posts = inDigits(lead?.posts ?? 0)
  return {
    heading: { en: 'What is posted more', zh: '话题上升' },
    sentences: [
      rankedSentence(things, {
        en: (name, figure) =>
          sentence<string>`${name} rises most: ${figure} on the ${`${days} days`} before, with ${posts} posts on ${lead?.network.en ?? ''}`,
        zh: (name, figure) =>
          sentence<string>`${name}升幅最大：${`较前${days}天`}${figure}，${lead?.network.zh ?? ''}${posts}篇`,
      }),
    ],
    trends: [],
    products: [],
    source: {
      en: `Posts of ${sources.map(({ en }) => en).join(', ')} up to ${dayInWords(toldOn, asOf, 'en')}; where a network’s own list is not known, by share of the posts held`,
      zh: `${sources.map(({ zh }) => zh).join('、')}的帖子，截至${dayInWords(toldOn, asOf, 'zh')}；无平台榜单时按已收录帖子的占比`,
    },
  }
}

function productAddress({ platform, productId }: ReportedProduct): string {
  const own = encodeURIComponent(productId)
  return platform === 'brand-site' ? `/trendee/retail-info/${own}` : `/trendee/sales-info/${platform}/${own}`
}

/** ", $12.00, Amazon". */
function soldAt({ price, shop }: ReportedProduct): InBothWords {
  const priced = (language: 'en' | 'zh') =>
    price === null ? [] : [priceInWords(price.amount, price.currency, language)]
  return { en: ['', ...priced('en'), shop.en].join(', '), zh: ['', ...priced('zh'), shop.zh].join('，') }
}

function unitsInWords({ units, evidence, days }: ReportedProduct): InBothWords {
  const count = inDigits(units)
  const [en, zh] =
    evidence === 'at_least' ? ['at least ', '至少'] : evidence === 'measured' ? ['', ''] : ['about ', '约']
  return { en: `${en}${count} sold in ${days} days`, zh: `${days}天售出${zh}${count}件` }
}

function quoted(title: string): InBothWords {
  const cut = title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')}…`
  return { en: `“${cut}”`, zh: `“${cut}”` }
}

const inDigits = (count: number) => Math.round(count).toLocaleString('en-US')
