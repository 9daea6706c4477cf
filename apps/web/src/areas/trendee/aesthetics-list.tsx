import { Link } from '@tanstack/react-router'
import { DEMAND_MEASURES } from '@trendee/contract/trends/product-trends'
import type { ListedTrend } from '@trendee/contract/trends/trend-presence'
import { trendList } from '@trendee/contract/trends/trend-list'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { Sparkline } from '../../shared/charts/sparkline'
import { useTexts } from '../../shared/i18n/use-texts'
import { defineList } from '../../shared/lists/list-definition'
import { StarButton } from '../../shared/stars/star-button'
import { CurveOf } from '../../shared/trends/curve-of'
import { inRegion, trendAddress, trendPath } from '../../shared/trends/trend-path'
import { LevelBadge } from '../../shared/ui/level-badge'
import { oneOf } from '../../shared/url/search-codec'
import { ChosenTrends } from './chosen-trends'
import { LeadTime } from '../../shared/trends/lead-time'
import { SELDOM, SMALLEST_FIRST, TREND_SORTS, trendColumns } from './listed-trends'
import { MoodBoard } from './mood-board'
import { useCurveLabel } from './trend-card'
import { PastList } from './past-list'
import { spanFilters } from '../../shared/trends/span-filters'
import { movementFilters } from './trend-list-filters'
import classes from './trend-lists.module.css'
import { CardGrowths } from '../../shared/trends/trend-growths'
import { TrendDecisionLine } from '../../shared/trends/trend-sentences'
import { WhiteSpace } from './white-space'
import { trendListScreen } from './trend-list-screen'
import { WiderLevels } from './wider-levels'

/** Styles with their mood boards, and where their demand grows ahead of the shops. */
const styles = defineList({
  name: 'aesthetics',
  entry: trendList,
  fixed: { type: ['style'] },
  defaults: { gender: 'women' },
  extra: { demand: oneOf(DEMAND_MEASURES) },
  pageSize: 50,
  smallestFirst: SMALLEST_FIRST,
  rowId: (trend) => trend.trend_id,
  title: 'screen.aesthetics_trends',
  note: 'lists.aesthetics_note',
  count: 'count.trends',
  file: 'aesthetics-trends',
  filterIndex: {},
  filters: [
    ...spanFilters(),
    { kind: 'own', draw: () => <LeadTime isInBar /> },
    ...movementFilters(),
    { kind: 'search', field: 'q', label: 'column.trend' },
  ],
  sorts: TREND_SORTS,
  above: ({ search, change }) => {
    const { gender, region, window, demand, q } = search
    return (
      <PastList search={search} change={change}>
        <WiderLevels
          asked={{ region, type: ['style'], q }}
          gender={gender}
          onAll={() => change({ gender: 'all', page: undefined })}
        />
        <WhiteSpace
          asked={{ of: 'style', gender, region, window }}
          demand={demand}
          onDemand={(chosen) => change({ demand: chosen })}
        />
      </PastList>
    )
  },
  star: ({ trend_id: id }) => ({ kind: 'trend', id }),
  link: (trend, search) => trendAddress(trend, search),
  hasPictures: true,
  chosen: (rows) => <ChosenTrends ids={rows.map(({ trend_id: id }) => id)} curves={rows} />,
  card: (trend, { search }) => (
    <StyleCard trend={trend} gender={search.gender} region={search.region} window={search.window} past={search} />
  ),
  wallColumn: 320,
  columns: trendColumns(['type', ...SELDOM]),
})

interface StyleCardProps {
  readonly trend: ListedTrend
  readonly gender: AskedGender
  readonly region: string
  /** Days. */
  readonly window: number
  readonly past: PastDay
}

/** A style: its board, where it stands, and its curve. */
function StyleCard({ trend, gender, region, window, past }: StyleCardProps) {
  const { t, format, nameOf } = useTexts()
  const label = useCurveLabel()
  const name = nameOf(trend.name, trend.trend_name_zh)
  return (
    <article className={classes.card}>
      <MoodBoard name={name} board={trend.board} />
      <div className={classes.head}>
        <LevelBadge trend={trend} />
        <StarButton kind="trend" id={trend.trend_id} name={name} />
      </div>
      <h3 className={`display ${classes.title}`}>
        <Link to={trendPath(trend, gender)} search={inRegion(region, past)}>
          {name}
        </Link>
      </h3>
      <CurveOf trend={trend} asked={gender} />
      <Sparkline
        values={trend.sparkline.values}
        forecast={trend.sparkline.forecast}
        width={300}
        height={44}
        label={label(trend)}
        hasArea
      />
      <TrendDecisionLine trend={trend} className={classes.quiet} />
      <CardGrowths trend={trend} window={{ days: window, growth: trend.growth }} />
      <p className={classes.facts}>
        {trend.products !== null && <span>{t('count.products', { count: trend.products })}</span>}
        {trend.brands !== null && (
          <span>
            {t('column.brands')} {format.count(trend.brands)}
          </span>
        )}
        {trend.median_price_usd !== null && <span>{format.money(trend.median_price_usd, 'USD')}</span>}
      </p>
    </article>
  )
}

export const Screen = trendListScreen(styles)
