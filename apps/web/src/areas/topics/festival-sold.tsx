import type { ReactNode } from 'react'
import { Tooltip } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { festivals } from '@trendee/contract/festivals/festivals'
import { useNames } from '../../shared/api/use-names'
import { UNKNOWN } from '../../shared/format/format'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { evidenceSign } from '../../shared/products/product-figures'
import { FactTable } from '../../shared/ui/fact-table'
import { Figure, Section } from '../../shared/ui/screen'
import { SoldProducts } from './sold-products'
import { TimesBefore } from './times-before'
import { SOLD_SORTS, type TopicSearch } from './topic-search'
import classes from './topics.module.css'

type Detail = OutputOf<typeof festivals.detail>
type Sold = Detail['sold_before']
type Group = NonNullable<Sold['total']>

interface SoldProps {
  readonly detail: Detail
  readonly sort: TopicSearch['sold']
  readonly onSort: (sort: TopicSearch['sold']) => void
  /** What is told from season and the weeks around, where that much is known. */
  readonly children: ReactNode
}

/** What sold before a festival: told from its season where two years are known, and as it was counted before the last one. */
export function FestivalSold({ detail, sort, onSort, children }: SoldProps) {
  const { t, format } = useTexts()
  const { sales, sold_before: sold } = detail
  return (
    <>
      {sales.state === 'known' && (
        <Section title={t('festivals.sold_more')} note={t('festivals.sold_note', { day: format.day(sales.day) })}>
          {children}
        </Section>
      )}
      <Section
        title={t('festivals.sold')}
        note={<SoldNote sold={sold} />}
        aside={
          sold.state === 'counted' && (
            <FilterSegment
              label={t('sort.label')}
              value={sort}
              choices={SOLD_SORTS.map((value) => ({ value, label: t(`festivals.sold_${value}`) }))}
              onChange={(value) => onSort(SOLD_SORTS.find((each) => each === value) ?? 'units')}
            />
          )
        }
      >
        {sold.total === null ? <NotCounted detail={detail} /> : <Counted detail={detail} total={sold.total} />}
        <LeftOut sold={sold} />
      </Section>
    </>
  )
}

/** Which days, and which shops. */
function SoldNote({ sold: { day, from, to, shops } }: { readonly sold: Sold }) {
  const { t, format } = useTexts()
  const name = useNames()
  if (day === null) return null
  const counted = shops.filter(({ state }) => state === 'counted').map(({ platform }) => name(platform))
  return (
    <>
      {t('festivals.sold_span', {
        from: format.day(from),
        to: format.day(to),
        day: format.day(day),
        shops: format.list(counted),
      })}
    </>
  )
}

function NotCounted({ detail: { festival, sold_before: sold } }: { readonly detail: Detail }) {
  const { t, format, nameOf } = useTexts()
  return (
    <p className={classes.quiet}>
      {sold.state === 'no_units'
        ? t('festivals.no_units')
        : t('festivals.not_covered', {
            from: format.day(sold.data_from),
            to: format.day(sold.data_to),
            festival: nameOf(festival.name, festival.name_zh),
          })}
    </p>
  )
}

function Counted({ detail, total }: { readonly detail: Detail; readonly total: Group }) {
  const { t, format } = useTexts()
  const { sales, sold_before: sold } = detail
  return (
    <>
      {sales.state !== 'known' && (
        <p className={classes.quiet}>{t('festivals.sold_plain', { weeks: sales.weeks, needed: sales.needed_weeks })}</p>
      )}
      <div className={classes.figures}>
        <Figure
          label={t('festivals.sold_units')}
          note={t('festivals.sold_of', { products: total.products, seen: total.seen })}
        >
          <Units of={total} />
        </Figure>
        <Figure
          label={t('festivals.sold_ratio')}
          note={t('festivals.sold_ratio_means', {
            from: format.day(sold.before_from),
            to: format.day(sold.before_to),
          })}
        >
          {total.ratio === null ? UNKNOWN : `${format.decimal(total.ratio, 1)}×`}
        </Figure>
        <Figure label={t('festivals.median_paid')}>{format.money(total.median_price_usd, 'USD')}</Figure>
      </div>
      {sold.categories.length > 0 && <Categories categories={sold.categories} />}
      {sold.products.length > 0 && <SoldProducts products={sold.products} />}
    </>
  )
}

function Categories({ categories }: { readonly categories: Sold['categories'] }) {
  const { t, format, nameOf } = useTexts()
  return (
    <FactTable
      label={t('festivals.categories')}
      rows={categories}
      rowId={({ category }) => category}
      columns={[
        { header: t('festivals.categories'), renderCell: (group) => nameOf(group.name, group.name_zh) },
        { header: t('festivals.sold_units'), renderCell: (group) => <Units of={group} /> },
        { header: t('festivals.sold_ratio'), renderCell: ({ ratio }) => <TimesBefore ratio={ratio} /> },
        { header: t('festivals.median_paid'), renderCell: (group) => format.money(group.median_price_usd, 'USD') },
      ]}
    />
  )
}

function Units({ of: { units, units_evidence: evidence } }: { readonly of: Group }) {
  const { t, format } = useTexts()
  if (evidence === null) return <>{format.short(units)}</>
  return (
    <Tooltip label={t(`evidence.${evidence}`)}>
      <span>
        {evidenceSign(evidence)}
        {format.short(units)}
      </span>
    </Tooltip>
  )
}

/** Shops of which the weeks are not known, each with the reason. */
function LeftOut({ sold: { shops } }: { readonly sold: Sold }) {
  const { t, format } = useTexts()
  const name = useNames()
  const reasons = shops.flatMap(({ platform, state, period_days: days }) =>
    state === 'counted' ? [] : [t(`festivals.left_out_${state}`, { shop: name(platform), days: days ?? 0 })],
  )
  if (reasons.length === 0) return null
  return <p className={classes.small}>{t('festivals.left_out', { shops: format.list(reasons) })}</p>
}
