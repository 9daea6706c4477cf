import {
  brandChoices as askBrands,
  lineChoices as askLines,
  nicheChoices as askNiches,
  retailerChoices as askRetailers,
} from '@trendee/analytics/brands/brand-choices'
import type { CONTRACT } from '@trendee/contract/contract'
import { askedBrand } from '@trendee/core/brands/brand-id'
import { lexiconEntries } from '@trendee/core/lexicon/lexicon'
import { pageAnswer } from '../../answers/page'
import { valueNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'

type Group = typeof CONTRACT.brands

export const brandChoices: Handler<Group['choices']> = async (input, { runtime: { analytics } }) => {
  const { q, platform, primaryCategory, brand, page, pageSize } = input
  if (brand !== undefined && askedBrand(brand).lineId !== '') {
    const lines = await askLines(analytics, { q, platform, brand, page, pageSize })
    return pageAnswer(lines, input, ({ value, number, platforms }) => ({
      value,
      name: value,
      name_zh: value,
      count: number,
      segment: null,
      platforms,
    }))
  }
  const found = await askBrands(analytics, { q, platform, primaryCategory, brand, page, pageSize })
  return pageAnswer(found, input, ({ number, segment, name_zh: nameZh, ...brand }) => ({
    ...brand,
    name_zh: nameZh || brand.name,
    count: number,
    segment: segment || null,
  }))
}

export const lineChoices: Handler<Group['lines']> = async (input, { runtime: { analytics } }) => {
  const { q, platform, brand, page, pageSize } = input
  const found = await askLines(analytics, { q, platform, brand, page, pageSize })
  return pageAnswer(found, input, ({ number, ...line }) => ({
    ...line,
    name: line.value,
    name_zh: line.value,
    count: number,
  }))
}

export const retailerChoices: Handler<Group['retailers']> = async (input, { runtime: { analytics } }) => {
  const { q, platform, page, pageSize } = input
  const found = await askRetailers(analytics, { q, platform, page, pageSize })
  return pageAnswer(found, input, ({ number, ...retailer }) => ({
    ...retailer,
    name: retailer.value,
    name_zh: retailer.value,
    count: number,
  }))
}

/** Styles by their name in either language: the lexicon knows them, the data only their ids. */
function stylesNamed(text: string): string[] {
  return lexiconEntries('style').flatMap(({ value, en, zh, terms }) =>
    [en, zh, ...terms].some((name) => name.toLowerCase().includes(text)) ? [value] : [],
  )
}

export const nicheChoices: Handler<Group['niches']> = async (input, { runtime: { analytics } }) => {
  const { q, page, pageSize } = input
  const styles = stylesNamed(q?.toLowerCase() ?? '')
  const found = styles.length === 0 ? { list: [], total: 0 } : await askNiches(analytics, { page, pageSize }, styles)
  return pageAnswer(found, input, ({ value, number, posts, authors }) => ({
    value,
    ...valueNames('style', value),
    count: number,
    posts,
    authors,
  }))
}
