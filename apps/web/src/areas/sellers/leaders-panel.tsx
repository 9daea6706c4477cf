import { Anchor, SegmentedControl, Skeleton } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { bandRatio } from '@trendee/core/prices/price-bands'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import type { SellingPlace } from '@trendee/contract/selling/platforms'
import type { SellingEntries } from '@trendee/contract/selling/selling'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { bandName } from '../../shared/charts/price-model'
import { useTexts } from '../../shared/i18n/use-texts'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import type { sellerList } from './seller-list'
import { type SellerQuestion, questionOf, shopOf } from './seller-questions'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './leaders-panel.module.css'

type Search = ReturnType<ReturnType<typeof sellerList>['codec']['read']>

interface LeadersPanelProps extends Pick<ScreenSearch<Search>, 'search' | 'change'> {
  readonly place: SellingPlace
  readonly question: SellerQuestion
}

/** What the leaders are asked: the list's filters alone, over all products or the new ones. */
function filtersOf(search: Search, question: SellerQuestion) {
  const { sort: _s, order: _o, page: _p, arrival: _a, view: _v, leaders: _l, prices: _d, ...filters } = search
  return { ...filters, arrival: question === 'new-arrival' ? ('new' as const) : ('all' as const) }
}

type Leader = OutputOf<SellingEntries['topPrimary']>['list'][number]
type Kind = Search['leaders']

const QUESTIONS = {
  primary: 'topPrimary',
  secondary: 'topSecondary',
  attribute: 'topAttribute',
  category: 'topCategory',
} as const satisfies Record<Kind, keyof SellingEntries>
const KINDS = Object.keys(QUESTIONS) as Kind[]

/** Who leads: categories and attributes, each a filter; and how prices are spread. */
export function LeadersPanel({ place, question, search, change }: LeadersPanelProps) {
  const { t, format } = useTexts()
  const kind = search.leaders
  const leaders = useEndpoint(questionOf(place, QUESTIONS[kind]), {
    ...filtersOf(search, question),
    ...shopOf(place),
    quantity: 12,
  })
  const newer = leaders.data?.newer_capture ?? null
  const measure = leaders.data === undefined ? null : leadersMeasure(leaders.data.list, question)
  return (
    <aside className={classes.leaders} aria-label={t('leaders.title')}>
      <h2 className="display">{t('leaders.title')}</h2>
      <SegmentedControl
        size="xs"
        fullWidth
        mb="xs"
        aria-label={t('leaders.title')}
        value={kind}
        onChange={(value) => change({ leaders: value })}
        data={KINDS.map((value) => ({ value, label: t(`leaders.${value}`) }))}
      />
      <DataView query={leaders} skeleton={<RowsSkeleton height={420} />} isEmpty={(data) => data.list.length === 0}>
        {(data) => (
          <LeaderList
            leaders={data.list}
            measure={leadersMeasure(data.list, question)}
            kind={kind}
            search={search}
            change={change}
          />
        )}
      </DataView>
      <p className={classes.note}>
        {measure !== null && `${t(`leaders.by_${measure}`)} `}
        {leaders.data !== undefined &&
          t('leaders.of', { count: leaders.data.total_products, day: format.day(leaders.data.as_of) })}
      </p>
      {newer && (
        <p className={classes.note}>
          {t(`leaders.newer_${newer.reason === 'too few' ? 'too_few' : 'other_products'}`, {
            day: format.day(newer.day),
            count: newer.products,
            as_of: format.day(leaders.data?.as_of ?? null),
          })}
        </p>
      )}
      <PriceBands place={place} question={question} search={search} change={change} />
    </aside>
  )
}

/** What the leaders lead by: what sold; where nothing is known to have sold, or of new arrivals, how many there are. */
type Measure = NonNullable<Leader['demand_basis']> | 'products' | 'new'

function leadersMeasure(leaders: readonly Leader[], question: SellerQuestion): Measure {
  if (question === 'new-arrival') return 'new'
  const basis = leaders[0]?.demand_basis ?? null
  return basis !== null && leaders.some(({ demand }) => (demand ?? 0) > 0) ? basis : 'products'
}

interface LeaderListProps extends Omit<LeadersPanelProps, 'place' | 'question'> {
  readonly leaders: readonly Leader[]
  readonly measure: Measure
  readonly kind: Kind
}

function LeaderList({ leaders, measure, kind, search, change }: LeaderListProps) {
  const { t, format, nameOf } = useTexts()
  const isCounted = measure === 'products' || measure === 'new'
  const weight = (leader: Leader) => (isCounted ? leader.products : (leader.demand ?? 0))
  const most = Math.max(0.0001, ...leaders.map(weight))
  return (
    <BarList
      label={t(`leaders.${kind}`)}
      // What is not known to have sold leads nothing.
      items={leaders
        .filter((leader) => weight(leader) > 0)
        .map((leader) => {
          const choice = filterFor(kind, leader, search)
          return {
            id: `${leader.type}/${leader.value}`,
            name: nameOf(leader.name, leader.name_zh),
            fraction: weight(leader) / most,
            value: format.short(isCounted ? leader.products : leader.demand),
            ...(isCounted ? {} : { extra: <Growth value={leader.growth} size="sm" /> }),
            ...(choice === null
              ? {}
              : { isChosen: choice.isChosen, onChoose: () => change({ ...choice.part, page: undefined }) }),
          }
        })}
    />
  )
}

/** The filter that choosing a leader sets, or takes away when it is set; the shop's own categories are none. */
function filterFor(kind: Kind, leader: Leader, search: Search) {
  const isSame = (value: string | undefined) => value === leader.value
  if (kind === 'primary') {
    const isChosen = isSame(search.primaryCategory)
    return { isChosen, part: { primaryCategory: isChosen ? undefined : leader.value } }
  }
  if (kind === 'secondary') {
    const isChosen = isSame(search.secondaryCategory)
    return { isChosen, part: { secondaryCategory: isChosen ? undefined : leader.value, productCategories: undefined } }
  }
  const type = ATTRIBUTE_TYPES.find((candidate) => candidate === leader.type)
  if (kind === 'category' || type === undefined) return null
  const isChosen = isSame(search.attributeName) && search.attributeType === type
  return {
    isChosen,
    part: { attributeType: isChosen ? undefined : type, attributeName: isChosen ? undefined : leader.value },
  }
}

function PriceBands({ place, question, search, change }: LeadersPanelProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { price_min: _min, price_max: _max, ...others } = filtersOf(search, question)
  // The bands of the search without its price, so that a chosen band can be left for another.
  const list = useEndpoint(questionOf(place, 'list'), { ...others, ...shopOf(place), pageSize: 1 })
  return (
    <DataView
      query={list}
      skeleton={<Skeleton height={200} mt="xl" />}
      isEmpty={(data) => data.price_bands.length === 0 && data.doubted_prices === 0}
      empty={<span />}
    >
      {(data) => {
        const most = Math.max(1, ...data.price_bands.map((band) => band.products))
        const ratio = bandRatio(data.price_bands)
        const isDoubted = search.prices === 'doubted'
        return (
          <>
            <h2 className="display" style={{ marginTop: 28 }}>
              {t('price.title')}
            </h2>
            {data.doubted_prices > 0 && (
              <p className={classes.note}>
                {t('sellers.left_out', { count: data.doubted_prices })}{' '}
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  onClick={() => change({ prices: isDoubted ? undefined : 'doubted', page: undefined })}
                >
                  {t(isDoubted ? 'sellers.show_believed' : 'sellers.show_doubted')}
                </Anchor>
              </p>
            )}
            {ratio !== null && <p className={classes.note}>{t('price.ratio', { ratio })}</p>}
            <BarList
              label={t('price.title')}
              items={data.price_bands.map((band) => {
                const isChosen = search.price_min === band.from && search.price_max === (band.to ?? undefined)
                return {
                  id: String(band.from),
                  name: bandName(band, texts),
                  fraction: band.products / most,
                  value: format.short(band.products),
                  isChosen,
                  onChoose: () =>
                    change({
                      price_min: isChosen ? undefined : band.from,
                      price_max: isChosen ? undefined : (band.to ?? undefined),
                      page: undefined,
                    }),
                }
              })}
            />
          </>
        )
      }}
    </DataView>
  )
}
