import { CurveOf } from '../../shared/trends/curve-of'
import { Link } from '@tanstack/react-router'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { DEMAND_MEASURES, type ProductTrend, productTrends } from '@trendee/contract/trends/product-trends'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { wholeAddress } from '../../shared/trends/trend-path'
import { UNKNOWN } from '../../shared/format/format'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { choicesOf } from '../../shared/lists/choices'
import { defineList } from '../../shared/lists/list-definition'
import { Growth } from '../../shared/ui/growth'
import { LevelBadge } from '../../shared/ui/level-badge'
import { Collage } from '../../shared/ui/picture'
import { oneOf } from '../../shared/url/search-codec'
import { ChosenTrends } from './chosen-trends'
import { LeadTime } from '../../shared/trends/lead-time'
import { SMALLEST_FIRST, growthToToday } from './listed-trends'
import { PictureStrip, Standings, kindsOf, picturesOf, presenceColumns } from './presence-columns'
import { productTrendLink } from './product-trend-link'
import { seasonColumns } from './season-columns'
import { TrendCard } from './trend-card'
import { trendListScreen } from './trend-list-screen'
import { PastList } from './past-list'
import { spanFilters } from '../../shared/trends/span-filters'
import { categoryFilters, movementFilters } from './trend-list-filters'
import classes from './trend-lists.module.css'
import { WhiteSpace } from './white-space'
import { WiderLevels } from './wider-levels'

/** What of the address its cells and links read. */
type Asked = Pick<ParsedOf<typeof productTrends>, 'gender' | 'region' | 'as_of' | 'as_known'>

const linkOf = (row: ProductTrend, { gender, region, as_of, as_known }: Asked) =>
  productTrendLink(row, { gender, region, as_of, as_known, hasCurve: row.trend !== null })

/** A growth of the curve, or why there is none: no feed tells of the pair week by week, or its data has ended. */
function growthOf(value: (trend: NonNullable<ProductTrend['trend']>) => number | null) {
  const ofCurve = growthToToday(value)
  return ({ trend }: ProductTrend, texts: Texts) =>
    trend === null ? <Growth value={null} missing={texts.t('lists.no_curve')} /> : ofCurve(trend, texts)
}

/** Categories with an attribute: what grows, what it costs, who sells it, and where there is room. */
const products = defineList({
  name: 'product-trends',
  entry: productTrends,
  defaults: { gender: 'women' },
  extra: { demand: oneOf(DEMAND_MEASURES) },
  pageSize: 50,
  smallestFirst: SMALLEST_FIRST,
  rowId: (row) => row.trend_id,
  title: 'screen.product_trends',
  note: 'lists.product_note',
  count: 'count.pairs',
  filterIndex: {},
  filters: [
    ...spanFilters(),
    ...categoryFilters(),
    {
      kind: 'select',
      field: 'attributeType',
      label: 'column.type',
      choices: ({ t }) => ATTRIBUTE_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      width: 140,
    },
    {
      kind: 'select',
      field: 'platform',
      label: 'lists.platform',
      choices: ({ index, ...texts }) => choicesOf(index?.platforms, texts),
      width: 150,
    },
    ...movementFilters(),
    { kind: 'own', draw: () => <LeadTime isInBar /> },
    {
      kind: 'select',
      field: 'known_by',
      label: 'lists.known_by',
      choices: ({ t }) => [
        { value: 'curve', label: t('lists.known_curve') },
        { value: 'shops', label: t('lists.known_shops') },
      ],
      width: 150,
    },
    { kind: 'search', field: 'q', label: 'column.trend' },
  ],
  sorts: {
    level: 'trend.level',
    score: 'column.score',
    growth: 'column.growth_window',
    adjusted_growth: 'column.adjusted_growth',
    yoy: 'column.yoy',
    ytd: 'column.ytd',
    verdict: 'lists.verdict',
    usual_error: 'lists.usual_error',
    peak: 'trend.peak',
    season: 'column.season_strength',
    sales_growth: 'column.sales_growth',
    posts_growth: 'column.posts_growth',
    new_arrivals: 'column.share_arrivals',
    posts: 'column.share_posts',
    best_sellers: 'column.share_best',
    looks: 'column.share_looks',
    price: 'column.median_price',
    products: 'column.products',
    brands: 'column.brands',
    shops: 'column.shops',
    name: 'column.trend',
  },
  above: ({ search, change }) => {
    const { gender, region, window, primaryCategory, secondaryCategory, attributeType, platform, q } = search
    return (
      <PastList search={search} change={change}>
        <WiderLevels
          asked={{ region, type: ['product'], primaryCategory, secondaryCategory, q }}
          gender={gender}
          onAll={() => change({ gender: 'all', page: undefined })}
        />
        <WhiteSpace
          asked={{ gender, region, window, primaryCategory, secondaryCategory, attributeType, platform }}
          demand={search.demand}
          onDemand={(demand) => change({ demand })}
        />
      </PastList>
    )
  },
  hasPictures: true,
  chosen: (rows) => (
    <ChosenTrends ids={rows.map(({ trend_id: id }) => id)} curves={rows.flatMap(({ trend }) => trend ?? [])} />
  ),
  star: ({ trend_id: id }) => ({ kind: 'trend', id }),
  link: (row, search) => wholeAddress(linkOf(row, search)),
  card: (row, { search }) => <ProductTrendCard row={row} search={search} />,
  wallColumn: 240,
  columns: [
    {
      id: 'name',
      track: 'minmax(240px, 1.8fr)',
      isFixed: true,
      sort: 'name',
      cell: (row, { nameOf, search }) => (
        <Link {...linkOf(row, search)} className={classes.name ?? ''}>
          <PictureStrip pictures={picturesOf(row)} hex={null} />
          <span>
            {nameOf(row.name, row.trend_name_zh)}
            {row.trend !== null && <CurveOf trend={row.trend} asked={search.gender} />}
          </span>
        </Link>
      ),
    },
    { id: 'category', isHiddenAtFirst: true },
    { id: 'attribute_type', isHiddenAtFirst: true },
    ...seasonColumns<ProductTrend>(({ trend }) => trend),
    {
      id: 'growth',
      header: ({ t, search }) => t('growth.in_window', { what: t('growth.window'), count: search.window }),
      sort: 'growth',
      track: '112px',
      meaning: 'meaning.growth',
      cell: growthOf(({ growth }) => growth),
    },
    {
      id: 'yoy',
      sort: 'yoy',
      track: '104px',
      cell: growthOf(({ yoy }) => yoy),
    },
    {
      id: 'ytd',
      sort: 'ytd',
      track: '104px',
      cell: growthOf(({ monthlyGrowthRateY2y }) => monthlyGrowthRateY2y),
    },
    {
      id: 'level',
      sort: 'level',
      track: '128px',
      cell: ({ trend }) => (trend === null ? UNKNOWN : <LevelBadge trend={trend} />),
    },
    { id: 'lifecycle' },
    ...presenceColumns<ProductTrend>().map((column) =>
      ['brands', 'shops'].includes(column.id) ? { ...column, isHiddenAtFirst: false } : column,
    ),
    { id: 'score', sort: 'score' },
    {
      id: 'standings',
      header: 'lists.standing',
      track: 'minmax(160px, 1fr)',
      meaning: 'lists.standing_meaning',
      value: ({ standings }) => (standings.length === 0 ? null : standings.length),
      cell: ({ standings }, { name }) => <Standings standings={standings} name={name} />,
    },
  ],
})

/** With its curve where one is known, else with what shops tell. */
function ProductTrendCard({ row, search }: { readonly row: ProductTrend; readonly search: Asked }) {
  const { t, format, nameOf } = useTexts()
  const facts = (
    <p className={classes.facts}>
      <span>{t('count.products', { count: row.products ?? 0 })}</span>
      {row.shops !== null && (
        <span>
          {t('column.shops')} {format.count(row.shops)}
        </span>
      )}
      {row.median_price_usd !== null && <span>{format.money(row.median_price_usd, 'USD')}</span>}
      {row.new_arrivals !== null && row.new_arrivals.share !== null && (
        <span>
          {t('column.share_arrivals')} {format.share(row.new_arrivals.share)}
        </span>
      )}
    </p>
  )
  if (row.trend !== null)
    return (
      <TrendCard
        trend={{ ...row.trend, pictures: [...picturesOf(row)] }}
        kinds={kindsOf(row)}
        gender={search.gender}
        region={search.region}
        past={search}
      >
        {facts}
      </TrendCard>
    )
  const name = nameOf(row.name, row.trend_name_zh)
  const link = linkOf(row, search)
  return (
    <article className={classes.card}>
      <Link {...link} tabIndex={-1} aria-hidden>
        <Collage pictures={picturesOf(row)} kinds={kindsOf(row)} alt={name} />
      </Link>
      <h3 className={`display ${classes.title}`}>
        <Link {...link}>{name}</Link>
      </h3>
      <p className={classes.quiet}>{t('lists.no_curve')}</p>
      <dl className={classes.growths}>
        <div>
          <dt>{t('column.sales_growth')}</dt>
          <dd>
            <Growth value={row.sales_growth} meaning={t('lists.sales_meaning')} />
          </dd>
        </div>
        <div>
          <dt>{t('column.posts_growth')}</dt>
          <dd>
            <Growth value={row.posts_growth} meaning={t('lists.posts_growth_meaning')} />
          </dd>
        </div>
      </dl>
      {facts}
    </article>
  )
}

export const Screen = trendListScreen(products)
