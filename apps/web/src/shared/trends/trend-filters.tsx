import { ASKED_GENDERS, type AskedGender } from '@trendee/core/lexicon/gender-groups'
import { PRIMARY_CATEGORIES, type PrimaryCategory } from '@trendee/core/lexicon/types'
import { filters } from '@trendee/contract/filters/filters'
import { useEndpoint } from '../api/use-endpoint'
import { useTexts } from '../i18n/use-texts'
import { type Choice, FilterSelect } from '../lists/filter-bar'
import { usePreferenceNames } from '../preferences/use-preference-names'

/** Regions whose search interest the data holds, by name. */
function useTrendRegions(): Choice[] {
  const { format } = useTexts()
  const { data } = useEndpoint(filters.index, {})
  const codes = data?.trend_regions.map((region) => region.value) ?? []
  return (codes.length === 0 ? ['US'] : codes).map((value) => ({ value, label: format.region(value) }))
}

interface RegionFilterProps {
  readonly value: string
  readonly onChange: (region: string | undefined) => void
}

export function RegionFilter({ value, onChange }: RegionFilterProps) {
  const { t } = useTexts()
  return (
    <FilterSelect label={t('filter.region')} value={value} choices={useTrendRegions()} onChange={onChange} isRequired />
  )
}

interface CategoryFilterProps {
  readonly value: PrimaryCategory | undefined
  readonly onChange: (category: PrimaryCategory | undefined) => void
}

/** One of the primary categories, or all. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { t } = useTexts()
  const { category } = usePreferenceNames()
  return (
    <FilterSelect
      label={t('filter.category')}
      value={value}
      choices={PRIMARY_CATEGORIES.map((each) => ({ value: each, label: category(each) }))}
      onChange={(chosen) => onChange(PRIMARY_CATEGORIES.find((each) => each === chosen))}
      width={150}
    />
  )
}

interface GenderFilterProps {
  readonly value: AskedGender
  readonly onChange: (gender: AskedGender) => void
}

export function GenderFilter({ value, onChange }: GenderFilterProps) {
  const { t } = useTexts()
  return (
    <FilterSelect
      label={t('filter.gender')}
      value={value}
      choices={ASKED_GENDERS.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))}
      onChange={(gender) => onChange(gender as AskedGender)}
      isRequired
    />
  )
}
