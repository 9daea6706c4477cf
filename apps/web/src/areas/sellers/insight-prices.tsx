import { Link } from '@tanstack/react-router'
import { type InsightPrice, analysisPrice } from '@trendee/contract/selling/analysis-price'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { bandName } from '../../shared/charts/price-model'
import { useTexts } from '../../shared/i18n/use-texts'
import { ExportButton } from '../../shared/lists/export-button'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import { InsightFoot } from './insight-foot'
import { type InsightSearch, filtersOf, productsLink } from './insight-search'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './insights.module.css'

const PAGE_SIZE = 100

/** Each shop's price bands: what is offered in them, and what sells. */
export function InsightPrices({ search }: { readonly search: InsightSearch }) {
  const { t, format } = useTexts()
  const name = useNames()
  const asked = filtersOf(search)
  const query = useEndpoint(analysisPrice, { ...asked, pageSize: PAGE_SIZE })
  return (
    <Section
      title={t('insight.prices')}
      {...(query.data === undefined
        ? {}
        : { note: t('insight.prices_note', { year: String(query.data.rates_until) }) })}
      aside={
        <span className={classes.screenOnly}>
          <ExportButton what="insight-prices" file="insight-prices" parameters={asked} rows={query.data?.total} />
        </span>
      }
    >
      <DataView query={query} skeleton={<RowsSkeleton height={320} />} isEmpty={({ list }) => list.length === 0}>
        {({ list, total, currencies, unpriced }) => (
          <>
            <BandTable list={list} search={search} />
            <InsightFoot
              entry={analysisPrice}
              asked={{ ...asked, by: 'platform' }}
              shown={list.length}
              came={list.length}
              pageSize={PAGE_SIZE}
              total={total}
            />
            <p className={classes.note}>
              {t('insight.currencies', {
                list: format.list(
                  currencies.map(({ platform, currency, products }) =>
                    t('insight.currency', { platform: name(platform), currency, products }),
                  ),
                ),
              })}{' '}
              {unpriced > 0 && t('insight.unpriced', { count: unpriced })}
            </p>
          </>
        )}
      </DataView>
    </Section>
  )
}

interface BandTableProps {
  readonly list: readonly InsightPrice[]
  readonly search: InsightSearch
}

function BandTable({ list, search }: BandTableProps) {
  const texts = useTexts()
  const { t, format } = texts
  const name = useNames()
  const bands = [...new Map(list.map(({ from, to }) => [from, { from, to }])).values()].toSorted(
    (a, b) => a.from - b.from,
  )
  const platforms = [...new Set(list.map(({ platform }) => platform))]
  const most = Math.max(...list.flatMap((row) => [row.share_of_offers, row.share_of_demand ?? 0]), 0.01)
  const width = (share: number | null) => `${(100 * (share ?? 0)) / most}%`
  return (
    <div className={classes.scroll}>
      <table className={classes.bands}>
        <caption className={classes.hidden}>{t('insight.prices')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('insight.platform')}</th>
            {bands.map((band) => (
              <th key={band.from} scope="col">
                {bandName(band, texts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {platforms.map((platform) => (
            <tr key={platform}>
              <th scope="row">
                {name(platform)}
                <BasisOf row={list.find((row) => row.platform === platform)} window={search.window} />
              </th>
              {bands.map((band) => {
                const row = list.find((one) => one.platform === platform && one.from === band.from)
                if (row === undefined) return <td key={band.from}>{format.share(0)}</td>
                const words = t('insight.bars', {
                  offers: format.share(row.share_of_offers),
                  demand: format.share(row.share_of_demand),
                })
                return (
                  <td key={band.from}>
                    <Link
                      {...productsLink(search, row)}
                      title={words}
                      aria-label={words}
                      className={classes.cell ?? ''}
                    >
                      <span className={classes.offerBar} style={{ width: width(row.share_of_offers) }} aria-hidden />
                      <span className={classes.demandBar} style={{ width: width(row.share_of_demand) }} aria-hidden />
                      <span>
                        {format.share(row.share_of_offers)} / {format.share(row.share_of_demand)}
                      </span>
                    </Link>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** In what the demand of a platform is counted, over how long, and how it is known. */
function BasisOf({ row, window }: { readonly row: InsightPrice | undefined; readonly window: number }) {
  const { t } = useTexts()
  if (row === undefined) return null
  const words =
    row.demand_basis === null
      ? [t('growth_reason.no_counts')]
      : [
          t(`demand_counts.${row.demand_basis}`),
          t('window.short', { days: row.period_days ?? window }),
          ...(row.demand_evidence === null ? [] : [t(`evidence.${row.demand_evidence}`)]),
        ]
  return <span className={classes.faint}>{words.join(', ')}</span>
}
