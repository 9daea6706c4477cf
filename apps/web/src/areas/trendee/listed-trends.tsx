import { Link } from '@tanstack/react-router'
import type { ParsedOf } from '@trendee/contract/endpoint'
import type { TrendSummary } from '@trendee/contract/fields'
import type { ListedTrend } from '@trendee/contract/trends/trend-presence'
import type { trends } from '@trendee/contract/trends/trends'
import { Sparkline } from '../../shared/charts/sparkline'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import type { ListColumn, Say } from '../../shared/lists/list-definition'
import { CurveOf } from '../../shared/trends/curve-of'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { Growth } from '../../shared/ui/growth'
import { LevelBadge } from '../../shared/ui/level-badge'
import { LowConfidence } from '../../shared/trends/forecast-hint'
import { PictureStrip, ShareOf, Standings, kindsOf, picturesOf, presenceColumns } from './presence-columns'
import { TrendCard } from './trend-card'
import classes from './trend-lists.module.css'
import { seasonColumns } from './season-columns'

/** What of the address its cells read. */
type Asked = Pick<ParsedOf<typeof trends.trendList>, 'gender' | 'region' | 'window' | 'as_of' | 'as_known'>

/** What a list of trends ranks from the smallest on. */
export const SMALLEST_FIRST = ['peak', 'usual_error', 'name']

/** Columns that few ask for, hidden at first. */
export const SELDOM = ['standings', 'ahead', 'lifecycle', 'season', 'ytd']

/** A growth of a column that speaks of today: of data that ended before, the day on which it did. */
export function growthToToday<Trend extends TrendSummary>(value: (trend: Trend) => number | null) {
  return (trend: Trend, { t, format }: Pick<Texts, 't' | 'format'>) => (
    <Growth
      value={trend.is_stale ? null : value(trend)}
      missing={trend.is_stale ? t('ended.on', { day: format.day(trend.as_of) }) : undefined}
    />
  )
}

/** The columns of a list of trends; those of `hidden` the reader adds. */
export function trendColumns(hidden: readonly string[] = []): ListColumn<ListedTrend, Asked>[] {
  const columns: ListColumn<ListedTrend, Asked>[] = [
    {
      id: 'name',
      track: 'minmax(240px, 1.8fr)',
      isFixed: true,
      sort: 'name',
      cell: (trend, { nameOf, search }) => (
        <Link
          to={trendPath(trend, search.gender)}
          search={inRegion(search.region, search)}
          className={classes.name ?? ''}
        >
          <PictureStrip pictures={picturesOf(trend)} hex={trend.hex} />
          <span>
            {nameOf(trend.name, trend.trend_name_zh)}
            <CurveOf trend={trend} asked={search.gender} />
          </span>
        </Link>
      ),
    },
    { id: 'level', sort: 'level', track: '128px', cell: (trend) => <LevelBadge trend={trend} /> },
    ...seasonColumns<ListedTrend>((trend) => trend),
    {
      id: 'growth',
      header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
      sort: 'growth',
      track: '112px',
      meaning: 'meaning.growth',
      cell: growthToToday(({ growth }) => growth),
    },
    {
      id: 'adjusted_growth',
      sort: 'adjusted_growth',
      track: '120px',
      isHiddenAtFirst: true,
      cell: growthToToday((trend) => trend.adjusted_growth),
    },
    { id: 'yoy', track: '104px', sort: 'yoy', meaning: 'meaning.yoy', cell: growthToToday(({ yoy }) => yoy) },
    {
      id: 'ytd',
      track: '104px',
      sort: 'ytd',
      meaning: 'meaning.ytd',
      cell: growthToToday((trend) => trend.monthlyGrowthRateY2y),
    },
    { id: 'type' },
    { id: 'category', isHiddenAtFirst: true },
    { id: 'subcategory', isHiddenAtFirst: true },
    { id: 'lifecycle' },
    { id: 'season', sort: 'season' },
    ...presenceColumns<ListedTrend>(),
    {
      id: 'curve',
      header: 'screen.trend',
      track: '104px',
      cell: ({ sparkline, name }) => (
        <Sparkline values={sparkline.values} forecast={sparkline.forecast} width={84} height={26} label={name} />
      ),
    },
    {
      id: 'ahead',
      header: 'growth.ahead',
      track: '128px',
      isNumber: true,
      meaning: 'meaning.ahead',
      cell: (trend) => (
        <span className={classes.share}>
          <Growth value={trend.forecast_growth} />
          <LowConfidence trend={trend} />
        </span>
      ),
    },
    { id: 'score', sort: 'score', meaning: 'meaning.score' },
    {
      id: 'standings',
      header: 'lists.standing',
      track: 'minmax(160px, 1fr)',
      meaning: 'lists.standing_meaning',
      value: ({ standings }) => (standings.length === 0 ? null : standings.length),
      cell: ({ standings }, { name }) => <Standings standings={standings} name={name} />,
    },
  ]
  const isHidden = new Set(hidden)
  return columns.map((column) => (isHidden.has(column.id) ? { ...column, isHiddenAtFirst: true } : column))
}

/** What such a list can be ranked by, as a wall has no headings to click. */
export const TREND_SORTS = {
  level: 'trend.level',
  score: 'column.score',
  growth: 'column.growth_window',
  adjusted_growth: 'column.adjusted_growth',
  yoy: 'column.yoy',
  ytd: 'column.ytd',
  verdict: 'lists.verdict',
  usual_error: 'lists.usual_error',
  season: 'column.season_strength',
  posts: 'column.share_posts',
  new_arrivals: 'column.share_arrivals',
  best_sellers: 'column.share_best',
  looks: 'column.share_looks',
  posts_growth: 'column.posts_growth',
  sales_growth: 'column.sales_growth',
  price: 'column.median_price',
  products: 'column.products',
  brands: 'column.brands',
  shops: 'column.shops',
  peak: 'trend.peak',
  name: 'column.trend',
} as const satisfies Readonly<Record<string, Say<unknown, unknown>>>

/** A trend of a list as a card: with what shows it, and its shares. */
export function ListedTrendCard({
  trend,
  search,
}: {
  readonly trend: ListedTrend
  readonly search: Omit<Asked, 'window'>
}) {
  const { t, format } = useTexts()
  return (
    <TrendCard
      trend={{ ...trend, pictures: [...picturesOf(trend)] }}
      kinds={kindsOf(trend)}
      gender={search.gender}
      region={search.region}
      past={search}
    >
      <p className={classes.facts}>
        {trend.posts !== null && (
          <span>
            {t('space.posts')} <ShareInline part={trend.posts} />
          </span>
        )}
        {trend.products !== null && <span>{t('count.products', { count: trend.products })}</span>}
        {trend.median_price_usd !== null && <span>{format.money(trend.median_price_usd, 'USD')}</span>}
      </p>
    </TrendCard>
  )
}

function ShareInline({ part }: { readonly part: NonNullable<ListedTrend['posts']> }) {
  const { format } = useTexts()
  return part.share === null ? <ShareOf part={part} /> : <>{format.share(part.share)}</>
}
