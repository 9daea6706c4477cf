import { columnTexts } from '@trendee/contract/texts/columns'
import { useTrendMap } from '../collections/use-collections'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { withChosen } from './choices'
import { filterByNames } from './filter-by-names'
import { FilterSelect } from './filter-bar'

addTexts(columnTexts)

/** As many as a list shows before something is typed. */
const MOST_SHOWN = 60

interface TrendSelectProps {
  /** The id of a trend, or what an older link holds. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** The filter by a trend: what shows it. */
export function TrendSelect({ value, onChange }: TrendSelectProps) {
  const { t, nameOf } = useTexts()
  const known = useTrendMap('US')
  const choices = (known.data ?? []).map((trend) => ({
    value: trend.trend_id,
    label: nameOf(trend.trend_name, trend.trend_name_zh),
  }))
  const filter = filterByNames(
    new Map((known.data ?? []).map((trend) => [trend.trend_id, `${trend.trend_name} ${trend.trend_name_zh}`])),
  )
  return (
    <FilterSelect
      label={t('column.trend')}
      value={value}
      choices={withChosen(choices, value)}
      onChange={onChange}
      width={150}
      limit={MOST_SHOWN}
      filter={filter}
    />
  )
}
