import { runway } from '@trendee/contract/runway/runway'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { choicesOf } from '../../shared/lists/choices'
import { FilterSelect } from '../../shared/lists/filter-bar'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import type { lookWall } from './look-wall'

type Search = ReturnType<(typeof lookWall)['codec']['read']>

export type LookFiltersProps = Pick<ScreenSearch<Search>, 'search' | 'change'>

/** What looks can be filtered by, as far as the data has it. */
export function LookFilters({ search, change }: LookFiltersProps) {
  const texts = useTexts()
  const { t } = texts
  const { data } = useEndpoint(runway.filters, {})
  const set = (fields: { readonly [Field in keyof Search]?: string | undefined }) =>
    change({ ...fields, page: undefined } as Parameters<typeof change>[0])
  const category = data?.categories.find(({ value }) => value === search.primaryCategory)
  const types = ATTRIBUTE_TYPES.filter((type) => data?.attributes.some((group) => group.type === type))
  const values = data?.attributes.find(({ type }) => type === search.attributeType)?.values
  return (
    <>
      <FilterSelect
        label={t('column.season')}
        value={search.season}
        choices={choicesOf(data?.seasons, texts)}
        onChange={(season) => set({ season, show: undefined })}
        width={190}
      />
      <FilterSelect
        label={t('column.city')}
        value={search.city}
        choices={choicesOf(data?.cities, texts)}
        onChange={(city) => set({ city, show: undefined })}
        width={130}
      />
      <FilterSelect
        label={t('filter.brand')}
        value={search.brand}
        choices={choicesOf(data?.brands, texts)}
        onChange={(brand) => set({ brand, show: undefined })}
        width={150}
      />
      <FilterSelect
        label={t('filter.gender')}
        value={search.gender}
        choices={choicesOf(data?.genders, texts)}
        onChange={(gender) => set({ gender })}
        width={120}
      />
      <FilterSelect
        label={t('filter.category')}
        value={search.primaryCategory}
        choices={choicesOf(data?.categories, texts)}
        onChange={(primaryCategory) => set({ primaryCategory, secondaryCategory: undefined })}
        width={150}
      />
      {category !== undefined && (
        <FilterSelect
          label={t('filter.subcategory')}
          value={search.secondaryCategory}
          choices={choicesOf(category.secondary, texts)}
          onChange={(secondaryCategory) => set({ secondaryCategory })}
          width={150}
        />
      )}
      <FilterSelect
        label={t('filter.attribute_type')}
        value={search.attributeType}
        choices={types.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={(attributeType) => set({ attributeType, attributeName: undefined })}
        width={130}
      />
      {search.attributeType !== undefined && (
        <FilterSelect
          label={t(`type.${search.attributeType}`)}
          value={search.attributeName}
          choices={choicesOf(values, texts)}
          onChange={(attributeName) => set({ attributeName })}
          width={160}
        />
      )}
    </>
  )
}
