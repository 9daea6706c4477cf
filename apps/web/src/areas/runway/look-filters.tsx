import { runway } from '@trendee/contract/runway/runway'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { type Names, useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { BrandSelect } from '../../shared/lists/brand-select'
import { choicesOf, withChosen } from '../../shared/lists/choices'
import { FilterSelect } from '../../shared/lists/filter-bar'
import { useLookWords } from '../../shared/looks/use-look-words'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import type { lookWall } from './look-wall'

type Search = ReturnType<(typeof lookWall)['codec']['read']>

export type LookFiltersProps = Pick<ScreenSearch<Search>, 'search' | 'change'>

/** What looks can be filtered by beside what is chosen, as far as the data has it. */
export function LookFilters({ search, change }: LookFiltersProps) {
  const texts = useTexts()
  const { t } = texts
  const name = useNames()
  const words = useLookWords()
  const { season, city, brand, show, gender, primaryCategory, secondaryCategory, attributeType, attributeName, q } =
    search
  const asked = {
    season,
    city,
    brand,
    show,
    gender,
    primaryCategory,
    secondaryCategory,
    attributeType,
    attributeName,
    q,
  }
  const { data } = useEndpoint(
    runway.filters,
    Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')),
  )
  const set = (fields: { readonly [Field in keyof Search]?: string | undefined }) =>
    change({ ...fields, page: undefined } as Parameters<typeof change>[0])
  // What is chosen stays a choice where no look fits all that is.
  const shown = (options: Parameters<typeof choicesOf>[0], chosen: string | undefined, nameOf: Names = name) =>
    withChosen(choicesOf(options, texts), chosen, chosen && nameOf(chosen))
  const category = data?.categories.find(({ value }) => value === search.primaryCategory)
  const types = ATTRIBUTE_TYPES.filter(
    (type) => type === search.attributeType || data?.attributes.some((group) => group.type === type),
  )
  const values = data?.attributes.find(({ type }) => type === search.attributeType)?.values
  return (
    <>
      <FilterSelect
        label={t('column.season')}
        value={search.season}
        choices={shown(data?.seasons, search.season, words.season)}
        onChange={(season) => set({ season, show: undefined })}
        width={190}
      />
      <FilterSelect
        label={t('column.city')}
        value={search.city}
        choices={shown(data?.cities, search.city, words.city)}
        onChange={(city) => set({ city, show: undefined })}
        width={130}
      />
      <BrandSelect
        value={search.brand}
        choices={choicesOf(data?.brands, texts)}
        onChange={(brand) => set({ brand, show: undefined })}
        width={150}
      />
      <FilterSelect
        label={t('filter.gender')}
        value={search.gender}
        choices={shown(data?.genders, search.gender)}
        onChange={(gender) => set({ gender })}
        width={120}
      />
      <FilterSelect
        label={t('filter.category')}
        value={search.primaryCategory}
        choices={shown(data?.categories, search.primaryCategory)}
        onChange={(primaryCategory) => set({ primaryCategory, secondaryCategory: undefined })}
        width={150}
      />
      {search.primaryCategory !== undefined && (
        <FilterSelect
          label={t('filter.subcategory')}
          value={search.secondaryCategory}
          choices={shown(category?.secondary, search.secondaryCategory)}
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
          choices={shown(values, search.attributeName)}
          onChange={(attributeName) => set({ attributeName })}
          width={160}
        />
      )}
    </>
  )
}
