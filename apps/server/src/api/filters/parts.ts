import { type PostOption, postOptions } from '@trendee/analytics/rankings/post-options'
import type { CONTRACT } from '@trendee/contract/contract'
import { countedByGroup } from '@trendee/core/lexicon/gender-groups'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { type ValueNames, colorHex, regionNames, textNames, valueNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'
import { filterTree } from './index'

export const productCategories: Handler<typeof CONTRACT.filters.productCategories> = async (
  { platform },
  { runtime },
) => {
  const { categories } = await filterTree(runtime.analytics, { platform })
  return { list: categories.map(({ value, name, name_zh, count }) => ({ value, name, name_zh, count })) }
}

export const secondaryCategories: Handler<typeof CONTRACT.filters.secondaryCategories> = async (input, { runtime }) => {
  const { platform, primaryCategory } = input
  const { categories } = await filterTree(runtime.analytics, { platform })
  const asked = categories.filter(({ value }) => primaryCategory === undefined || value === primaryCategory)
  return {
    list: asked.flatMap((primary) =>
      primary.secondary.map(({ value, name, name_zh, count }) =>
        Object.assign({ primary_category: primary.value }, { value, name, name_zh, count }),
      ),
    ),
  }
}

export const fashionAttributes: Handler<typeof CONTRACT.filters.fashionAttributes> = async (input, { runtime }) => {
  const { platform, attributeType } = input
  const { attributes } = await filterTree(runtime.analytics, { platform })
  return {
    list: ATTRIBUTE_TYPES.flatMap((type) => {
      const found = attributes.find((each) => each.type === type)
      return found === undefined || (attributeType ?? type) !== type ? [] : [{ type, values: found.values }]
    }),
  }
}

export const fashionStyles: Handler<typeof CONTRACT.filters.fashionStyles> = async ({ platform }, { runtime }) => {
  const { attributes } = await filterTree(runtime.analytics, { platform })
  const styles = attributes.find(({ type }) => type === 'style')?.values ?? []
  return { list: styles.map(({ value, name, name_zh, count }) => ({ value, name, name_zh, count })) }
}

export const socialMediaOptions: Handler<typeof CONTRACT.filters.socialMediaOptions> = async (input, { runtime }) => {
  const { window, platform, gender, region, primaryCategory, secondaryCategory } = input
  const { attributeType, attributeName, trend, brand, creator, hashtag, media_type, q } = input
  const all = await postOptions(runtime.analytics, {
    window,
    platform,
    gender,
    region,
    primaryCategory,
    secondaryCategory,
    attributeType,
    attributeName,
    trend,
    brand,
    creator,
    hashtag,
    media_type,
    q,
  })
  const of = (kind: PostOption['kind'], names: (value: string, type: string) => ValueNames) =>
    all
      .filter((option) => option.kind === kind)
      .map(({ type, value, posts }) => ({ type, value, ...names(value, type), count: posts }))
  const plain = (kind: PostOption['kind'], names: (value: string) => ValueNames) =>
    of(kind, names).map(({ type: _none, ...option }) => option)
  const attributes = of('attribute', (value, type) => valueNames(type, value))
  return {
    platforms: plain('platform', (value) => textNames('platform', value)),
    regions: plain('region', regionNames),
    genders: countedByGroup(plain('gender', (value) => textNames('gender', value))).map((option) =>
      Object.assign(option, textNames('gender', option.value)),
    ),
    categories: plain('category', (value) => valueNames('category', value)),
    attributes: ATTRIBUTE_TYPES.flatMap((type) => {
      const values = attributes.filter((option) => option.type === type)
      const shown = values.map(({ type: _type, ...option }) =>
        Object.assign(option, { hex: type === 'color' ? colorHex(option.value) : null }),
      )
      return shown.length === 0 ? [] : [{ type, values: shown }]
    }),
  }
}
