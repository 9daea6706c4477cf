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
import { LEADERS, type SellerListSearch, filtersOf } from './seller-search'
import classes from './seller-list-screen.module.css'

interface LeadersPanelProps {
  readonly platform: SellingPath
  readonly search: SellerListSearch
  readonly onChange: ScreenSearch<SellerListSearch>['change']
}

type Leader = OutputOf<SellingEntries['topPrimary']>['list'][number]
type Kind = (typeof LEADERS)[number]

const QUESTIONS = {
  primary: 'topPrimary',
  secondary: 'topSecondary',
  attribute: 'topAttribute',
  category: 'topCategory',
} as const satisfies Record<Kind, keyof SellingEntries>

/** Who leads: categories and attributes, each a filter; and how prices are spread. */
export function LeadersPanel({ platform, search, onChange }: LeadersPanelProps) {
  const { t, format } = useTexts()
  const kind = search.leaders ?? 'primary'
  const leaders = useEndpoint(selling[platform][QUESTIONS[kind]], { ...filtersOf(search), quantity: 12 })
  const basis = leaders.data?.list[0]?.demand_basis ?? null
  return (
    <aside className={classes.side} aria-label={t('leaders.title')}>
      <h2 className="display">{t('leaders.title')}</h2>
      <SegmentedControl
        size="xs"
        fullWidth
        mb="xs"
        aria-label={t('leaders.title')}
        value={kind}
        onChange={(value) => onChange({ leaders: value === 'primary' ? undefined : value })}
        data={LEADERS.map((value) => ({ value, label: t(`leaders.${value}`) }))}
      />
      <DataView query={leaders} skeleton={<Skeleton height={420} />} isEmpty={(data) => data.list.length === 0}>
        {(data) => <LeaderList leaders={data.list} kind={kind} search={search} onChange={onChange} />}
      </DataView>
      <p className={classes.sideNote}>
        {basis !== null && `${t(`leaders.by_${basis}`)} `}
        {leaders.data !== undefined &&
          t('leaders.of', { count: leaders.data.total_products, day: format.day(leaders.data.as_of) })}
      </p>
      <PriceBands platform={platform} search={search} onChange={onChange} />
    </aside>
  )
}

interface LeaderListProps extends Omit<LeadersPanelProps, 'platform'> {
  readonly leaders: readonly Leader[]
  readonly kind: Kind
}

function LeaderList({ leaders, kind, search, onChange }: LeaderListProps) {
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
            : { isChosen: choice.isChosen, onChoose: () => onChange({ ...choice.part, page: undefined }) }),
        }
      })}
    />
  )
}

/** The filter that choosing a leader sets, or takes away when it is set; the shop's own categories are none. */
function filterFor(kind: Kind, leader: Leader, search: SellerListSearch) {
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

function PriceBands({ platform, search, onChange }: LeadersPanelProps) {
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
                    onChange({
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
