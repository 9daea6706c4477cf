import { columnTexts } from '@trendee/contract/texts/columns'
import { insightTexts } from '@trendee/contract/texts/insights'
import { trendListTexts } from '@trendee/contract/texts/trend-lists'
import { useNames } from '../../shared/api/use-names'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { PrintButton } from '../../shared/ui/print-button'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { InsightAttributes } from './insight-attributes'
import { InsightCategories } from './insight-categories'
import { InsightFilters } from './insight-filters'
import { InsightPrices } from './insight-prices'
import { type InsightSearch, insightSearch } from './insight-search'
import { InsightSpace } from './insight-space'
import classes from './insights.module.css'

addTexts({ ...columnTexts, ...trendListTexts, ...insightTexts })

/** Marketplaces side by side; on paper a brief, without filters and buttons and with what was asked. */
export function InsightsScreen() {
  const { t } = useTexts()
  const screen = useScreenSearch(insightSearch)
  const { search, change } = screen
  return (
    <div>
      <ScreenHead title={t('insight.title')} note={t('insight.note')}>
        <PrintButton>{t('insight.brief')}</PrintButton>
      </ScreenHead>
      <div className={classes.screenOnly}>
        <InsightFilters {...screen} />
      </div>
      <Asked search={search} />
      <InsightCategories search={search} change={change} />
      <InsightSpace search={search} change={change} />
      <InsightPrices search={search} />
      <InsightAttributes search={search} change={change} />
    </div>
  )
}

/** What the brief is about: on paper there are no filters to read it from. */
function Asked({ search }: { readonly search: InsightSearch }) {
  const { t, format } = useTexts()
  const name = useNames()
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
  const money = (amount: number) => format.money(amount, 'USD', 0)
  const said = [
    t('window.short', { days: search.window }),
    ...[...platform, department, primaryCategory, secondaryCategory].flatMap((value) =>
      value === undefined ? [] : [name(value)],
    ),
    ...(region === undefined ? [] : [format.region(region)]),
    ...(low === undefined ? [] : [`≥ ${money(low)}`]),
    ...(high === undefined ? [] : [`≤ ${money(high)}`]),
    ...(evidence === undefined ? [] : [t('filter.measured_only')]),
  ]
  return <p className={`${classes.note} ${classes.paperOnly}`}>{t('insight.asked', { list: format.list(said) })}</p>
}
