import { SegmentedControl, Skeleton } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { type SellingEntries, selling } from '@trendee/contract/selling/selling'
import type { SellingPath } from '@trendee/contract/selling/platforms'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { bandName } from '../../shared/charts/price-model'
import { useTexts } from '../../shared/i18n/use-texts'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import type { sellerList } from './seller-list'
import classes from './leaders-panel.module.css'

type Search = ReturnType<ReturnType<typeof sellerList>['codec']['read']>

interface LeadersPanelProps extends Pick<ScreenSearch<Search>, 'search' | 'change'> {
  readonly platform: SellingPath
}

/** What the leaders are asked: the list's filters alone. */
function filtersOf({ sort: _s, order: _o, page: _p, arrival: _a, view: _v, leaders: _l, ...filters }: Search) {
  return filters
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
export function LeadersPanel({ platform, search, change }: LeadersPanelProps) {
  const { t, format } = useTexts()
  const kind = search.leaders
  const leaders = useEndpoint(selling[platform][QUESTIONS[kind]], { ...filtersOf(search), quantity: 12 })
  const newer = leaders.data?.newer_capture ?? null
  const basis = leaders.data?.list[0]?.demand_basis ?? null
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
      <DataView query={leaders} skeleton={<Skeleton height={420} />} isEmpty={(data) => data.list.length === 0}>
        {(data) => <LeaderList leaders={data.list} kind={kind} search={search} change={change} />}
      </DataView>
      <p className={classes.note}>
        {basis !== null && `${t(`leaders.by_${basis}`)} `}
        {leaders.data !== undefined &&
          t('leaders.of', { count: leaders.data.total_products, day: format.day(leaders.data.as_of) })}
      </p>
      {newer && (
        <p className={classes.note}>
          {t(`leaders.newer_${newer.reason === 'too few' ? 'too_few' : 'other_products'}`, {
            day: format.day(newer.day),
            products: newer.products,
            as_of: format.day(leaders.data?.as_of ?? null),
          })}
        </p>
      )}
      <PriceBands platform={platform} search={search} change={change} />
    </aside>
  )
}

interface LeaderListProps extends Omit<LeadersPanelProps, 'platform'> {
  readonly leaders: readonly Leader[]
  readonly kind: Kind
}

function LeaderList({ leaders, kind, search, change }: LeaderListProps) {
  const { t, format, nameOf } = useTexts()
  // Ranked by demand; by the share of products where a shop gives nothing to rank by.
  const weight = (leader: Leader) => leader.demand ?? leader.share
  const most = Math.max(0.0001, ...leaders.map(weight))
  return (
    <BarList
      label={t(`leaders.${kind}`)}
      items={leaders.map((leader) => {
        const choice = filterFor(kind, leader, search)
        return {
          id: `${leader.type}/${leader.value}`,
          name: nameOf(leader.name, leader.name_zh),
          fraction: weight(leader) / most,
          value: leader.demand === null ? format.share(leader.share) : format.short(leader.demand),
          extra: <Growth value={leader.growth} size="sm" />,
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

function PriceBands({ platform, search, change }: LeadersPanelProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { price_min: _min, price_max: _max, ...others } = filtersOf(search)
  // The bands of the search without its price, so that a chosen band can be left for another.
  const list = useEndpoint(selling[platform].list, { ...others, pageSize: 1 })
  return (
    <DataView
      query={list}
      skeleton={<Skeleton height={200} mt="xl" />}
      isEmpty={(data) => data.price_bands.length === 0}
      empty={<span />}
    >
      {(data) => {
        const most = Math.max(1, ...data.price_bands.map((band) => band.products))
        return (
          <>
            <h2 className="display" style={{ marginTop: 28 }}>
              {t('price.title')}
            </h2>
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
