import { filters } from '@trendee/contract/filters/filters'
import { sellingPlace } from '@trendee/contract/selling/platforms'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { CheckField } from '../../shared/lists/check-field'
import { categoryChoices, choicesOf, mergedOptions, windowChoices } from '../../shared/lists/choices'
import { FilterBar, FilterPrice, FilterSegment, FilterSelect } from '../../shared/lists/filter-bar'
import { FilterMulti } from '../../shared/lists/filter-multi'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import type { InsightSearch } from './insight-search'

/** The filters of all parts of the screen. */
export function InsightFilters({ search, change, clear }: ScreenSearch<InsightSearch>) {
  const texts = useTexts()
  const { t, format } = texts
  const { data: index } = useEndpoint(filters.index, {})
  const {
    platform = [],
    department,
    primaryCategory,
    secondaryCategory,
    region,
    price_min: low,
    price_max: high,
    evidence,
  } = search
  const category = index?.categories.find(({ value }) => value === primaryCategory)
  const narrow = category?.secondary ?? mergedOptions(index?.categories.flatMap(({ secondary }) => secondary) ?? [])
  const set = [platform[0], department, primaryCategory, secondaryCategory, region, low ?? high, evidence]
  return (
    <FilterBar count={set.filter((value) => value !== undefined).length} onClear={clear}>
      <FilterMulti
        label={t('insight.platform')}
        values={platform}
        choices={choicesOf(index?.platforms, texts).filter(({ value }) => sellingPlace(value) !== null)}
        onChange={(values) =>
          change({
            platform: values.length === 0 ? undefined : values,
            space: undefined,
          })
        }
        width={170}
      />
      <FilterSegment
        label={t('filter.window')}
        value={String(search.window)}
        choices={windowChoices(texts)}
        onChange={(value) => change({ window: Number(value) as InsightSearch['window'] })}
      />
      <FilterSelect
        label={t('filter.department')}
        value={department}
        choices={choicesOf(index?.genders, texts)}
        onChange={(value) => change({ department: value as InsightSearch['department'] })}
        width={136}
      />
      <FilterSelect
        label={t('filter.category')}
        value={primaryCategory}
        choices={choicesOf(index?.categories, texts)}
        onChange={(value) => change({ primaryCategory: value, secondaryCategory: undefined })}
        width={140}
      />
      <FilterSelect
        label={t('filter.subcategory')}
        value={secondaryCategory}
        choices={categoryChoices(narrow, texts)}
        onChange={(value) => change({ secondaryCategory: value })}
        width={150}
      />
      <FilterPrice from={low} to={high} onChange={(from, to) => change({ price_min: from, price_max: to })} />
      <FilterSelect
        label={t('filter.region')}
        value={region}
        choices={(index?.regions ?? []).map(({ value }) => ({ value, label: format.region(value) }))}
        onChange={(value) => change({ region: value })}
        width={140}
      />
      <CheckField
        label={t('filter.measured_only')}
        isChecked={evidence === 'measured'}
        onChange={(isChecked) => change({ evidence: isChecked ? 'measured' : undefined })}
      />
    </FilterBar>
  )
}
