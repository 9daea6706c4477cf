import type { OutputOf } from '@trendee/contract/endpoint'
import { filters } from '@trendee/contract/filters/filters'
import { socialRankings } from '@trendee/contract/rankings/social-rankings'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { useEndpoint } from '../../shared/api/use-endpoint'
import type { FilterIndex } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { BrandSelect } from '../../shared/lists/brand-select'
import { categoryChoices, choicesOf, mergedOptions, withChosen } from '../../shared/lists/choices'
import { type Choice, FilterSelect } from '../../shared/lists/filter-bar'
import { TrendSelect } from '../../shared/lists/trend-select'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { askedPosts } from './asked-posts'
import type { posts } from './post-wall'

type Search = ReturnType<(typeof posts)['codec']['read']>
type Options = OutputOf<typeof filters.socialMediaOptions>

const MEDIA_TYPES = ['image', 'video', 'album'] as const
/** As many as the call ranks at once. */
const MOST_BRANDS = 100

interface PostFiltersProps extends Pick<ScreenSearch<Search>, 'search' | 'change'> {
  readonly index: FilterIndex | undefined
}

/** What posts can be filtered by beyond their words, as far as posts have it, with how many do. */
export function PostFilters({ index, search, change }: PostFiltersProps) {
  const texts = useTexts()
  const { t, format } = texts
  const asked = askedPosts(search)
  const { data } = useEndpoint(filters.socialMediaOptions, asked)
  const { brand: _brand, ...others } = asked
  const ranked = useEndpoint(socialRankings.topBrands, { ...others, pageSize: MOST_BRANDS })
  const brands = choicesOf(
    ranked.data?.list.map(({ id, records, ...brand }) => ({ ...brand, value: id, count: records })),
    texts,
  )
  const select = (field: keyof Search, label: string, choices: readonly Choice[], width: number) =>
    choices.length === 0 ? null : (
      <FilterSelect
        label={label}
        value={search[field] as string | undefined}
        choices={choices}
        onChange={(value) => change({ [field]: value, page: undefined })}
        width={width}
      />
    )
  const valuesOf = (type: string) => data?.attributes.find((group) => group.type === type)?.values
  const categories = postCategories(index, data, search.primaryCategory)
  return (
    <>
      {select('secondaryCategory', t('filter.subcategory'), categoryChoices(categories, texts), 150)}
      {select('gender', t('filter.gender'), choicesOf(data?.genders, texts), 120)}
      {select(
        'region',
        t('filter.region'),
        (data?.regions ?? []).map(({ value }) => ({ value, label: format.region(value) })),
        140,
      )}
      <BrandSelect
        value={search.brand}
        choices={brands}
        onChange={(brand) => change({ brand, page: undefined })}
        width={140}
      />
      <TrendSelect value={search.trend} onChange={(trend) => change({ trend, page: undefined })} />
      {select(
        'media_type',
        t('wall.media_type'),
        MEDIA_TYPES.map((value) => ({ value, label: t(`media_type.${value}`) })),
        120,
      )}
      <FilterSelect
        label={t('filter.attribute_type')}
        value={search.attributeType}
        choices={(data?.attributes ?? []).map(({ type }) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={(type) =>
          change({
            attributeType: ATTRIBUTE_TYPES.find((one) => one === type),
            attributeName: undefined,
            page: undefined,
          })
        }
        width={124}
      />
      {search.attributeType !== undefined && (
        <FilterSelect
          label={t(`type.${search.attributeType}`)}
          value={search.attributeName}
          choices={withChosen(choicesOf(valuesOf(search.attributeType), texts), search.attributeName)}
          onChange={(attributeName) => change({ attributeName, page: undefined })}
          width={170}
        />
      )}
    </>
  )
}

/** The subcategories that posts show, of the chosen category or of all. */
function postCategories(index: FilterIndex | undefined, data: Options | undefined, primary: string | undefined) {
  const shown = new Map(data?.categories.map((category) => [category.value, category]))
  const chosen = (index?.categories ?? []).filter(({ value }) => primary === undefined || value === primary)
  const known = mergedOptions(chosen.flatMap(({ secondary }) => secondary))
  const ofKnown = known.map((option) => ({ ...option, count: shown.get(option.value)?.count ?? 0 }))
  const named = new Set(known.map(({ value }) => value))
  // What posts alone show is of no category of the products.
  const others = primary === undefined ? [...shown.values()].filter(({ value }) => !named.has(value)) : []
  return [...ofKnown, ...others.map((option) => ({ ...option, parent: null, family: null }))]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
