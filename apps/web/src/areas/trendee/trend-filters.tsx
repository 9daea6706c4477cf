import { filters } from '@trendee/contract/filters/filters'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { type Choice, FilterSegment, FilterSelect } from '../../shared/ui/filter-bar'

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
    <FilterSelect
      label={t('filter.region')}
      value={value}
      choices={useTrendRegions()}
      onChange={(region) => onChange(region === 'US' ? undefined : region)}
      isRequired
    />
  )
}

interface WindowFilterProps {
  readonly value: number
  readonly onChange: (days: number) => void
}

export function WindowFilter({ value, onChange }: WindowFilterProps) {
  const { t } = useTexts()
  return (
    <FilterSegment
      label={t('filter.window')}
      value={String(value)}
      choices={WINDOWS.map((days) => ({ value: String(days), label: t('window.short', { days }) }))}
      onChange={(days) => onChange(Number(days))}
    />
  )
}
