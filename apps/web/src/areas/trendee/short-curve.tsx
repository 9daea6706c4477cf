import type { ReactNode } from 'react'
import { columnTexts } from '@trendee/contract/texts/columns'
import { useNames } from '../../shared/api/use-names'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { Figure } from '../../shared/ui/screen'
import { sourceName } from '../../shared/ui/source-line'
import type { TrendDetail } from './trend-models'
import classes from './trend-screen.module.css'

addTexts(columnTexts)

interface ShortCurveProps {
  readonly detail: TrendDetail
}

/** Of fewer trends the middle one says nothing of the source. */
const LEAST_TRENDS = 10

const windowOf = ({ growth_by_window: windows }: TrendDetail, days: number) =>
  windows.find(({ window }) => window === days)
const growthOver = (detail: TrendDetail, days: number) => windowOf(detail, days)?.growth ?? null

/** How the middle trend of the same source grew: where a shop grows as a whole, a trend that grew less lost ground. */
function middleOver(detail: TrendDetail, days: number): { readonly growth: number; readonly trends: number } | null {
  const { source_growth: growth = null, source_trends: trends = 0 } = windowOf(detail, days) ?? {}
  return growth === null || trends < LEAST_TRENDS ? null : { growth, trends }
}

/** Less than half a percent is no movement. */
function movement(growth: number): 'short.rose' | 'short.fell' | 'short.level' {
  if (Math.abs(growth) < 0.005) return 'short.level'
  return growth < 0 ? 'short.fell' : 'short.rose'
}

/** Of a curve that knows no year: what its newest weeks did, and what they are too few for. */
export function ShortHeadline({ detail, className }: ShortCurveProps & { readonly className: string }) {
  const { t, format } = useTexts()
  const name = useNames()
  const quarter = growthOver(detail, 90)
  const count = detail.line.values.filter((value) => value !== null).length
  const platform = sourceName(detail.trend.source, name, t)
  const middle = middleOver(detail, 90)
  return (
    <>
      <p className={className}>
        {quarter === null
          ? t('short.unknown', { count, platform })
          : t(movement(quarter), { growth: format.share(Math.abs(quarter)), weeks: format.count(count), platform })}
      </p>
      {quarter !== null && middle !== null && (
        <p>{t('short.middle', { trends: format.count(middle.trends), growth: format.growth(middle.growth) })}</p>
      )}
    </>
  )
}

/** The same in figures, with what is sold: those of a year would be dashes. */
export function ShortFigures({ detail }: ShortCurveProps) {
  const { t, format } = useTexts()
  return (
    <>
      {[30, 90].map((days) => {
        const middle = middleOver(detail, days)
        return (
          <Figure
            key={days}
            label={t('growth.in_window', { what: t('growth.window'), count: days })}
            note={[
              t('short.season_in'),
              ...(middle === null ? [] : [t('short.middle_note', { growth: format.growth(middle.growth) })]),
            ].join('; ')}
          >
            <Growth value={growthOver(detail, days)} size="lg" meaning={t('meaning.growth')} />
          </Figure>
        )
      })}
      <Figure label={t('column.products')}>{format.count(detail.product_count)}</Figure>
      {detail.median_price_usd !== null && (
        <Figure label={t('column.median_price')}>{format.money(detail.median_price_usd, 'USD')}</Figure>
      )}
    </>
  )
}

/** What a curve that knows no year cannot tell, folded. */
export function NotKnownYet({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  return (
    <details className={classes.unknown}>
      <summary>{t('short.not_known')}</summary>
      {children}
    </details>
  )
}
