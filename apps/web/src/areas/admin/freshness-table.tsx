import { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { type Column, DataTable } from '../../shared/lists/data-table'
import { DataView } from '../../shared/ui/data-view'
import { DAY_TRACK, INSTANT_TRACK } from '../../shared/lists/date-tracks'
import { Section } from '../../shared/ui/screen'
import classes from './data-screen.module.css'
import { useKindName } from './use-kind-name'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

type Freshness = OutputOf<typeof admin.freshness>[number]

/** An import that ends, or is withdrawn, moves these days without a word to the page. */
const ASK_AGAIN_MS = 15_000

/** For each platform how far its data goes, and when it last came. */
export function FreshnessTable() {
  const { t, format } = useTexts()
  const name = useNames()
  const kindName = useKindName()
  const freshness = useEndpoint(admin.freshness, {}, { askAgain: () => ASK_AGAIN_MS })
  const columns: Column<Freshness>[] = [
    {
      id: 'platform',
      header: t('fresh.platform'),
      track: 'minmax(130px, 1.4fr)',
      isFixed: true,
      cell: (row) => name(row.platform),
    },
    { id: 'kind', header: t('fresh.kind'), track: 'minmax(104px, 1fr)', cell: (row) => kindName(row.kind) },
    { id: 'from', header: t('fresh.from'), track: DAY_TRACK, isNumber: true, cell: (row) => format.day(row.from) },
    { id: 'to', header: t('fresh.to'), track: DAY_TRACK, isNumber: true, cell: (row) => format.day(row.to) },
    {
      id: 'as_of',
      header: t('fresh.as_of'),
      meaning: t('fresh.as_of_means'),
      track: DAY_TRACK,
      isNumber: true,
      cell: drawAsOf,
    },
    { id: 'rows', header: t('fresh.rows'), track: '96px', isNumber: true, cell: (row) => format.count(row.rows) },
    {
      id: 'entities',
      header: t('fresh.entities'),
      track: '112px',
      isNumber: true,
      cell: (row) => format.count(row.entities),
    },
    {
      id: 'regions',
      header: t('fresh.regions'),
      track: '76px',
      isNumber: true,
      cell: (row) => format.count(row.regions),
    },
    {
      id: 'last',
      header: t('fresh.last'),
      track: INSTANT_TRACK,
      isNumber: true,
      cell: (row) => format.instant(row.last_import_at),
    },
  ]
  return (
    <Section title={t('fresh.title')} note={t('fresh.note')}>
      <DataView query={freshness} skeleton={<RowsSkeleton height={280} />} isEmpty={(data) => data.length === 0}>
        {(data) => (
          <>
            <DataTable
              name="freshness"
              label={t('fresh.title')}
              rows={data}
              rowId={(row) => `${row.platform}/${row.kind}`}
              columns={columns}
            />
            <OddCaptures rows={data} />
          </>
        )}
      </DataView>
    </Section>
  )
}

/** The day on which windows end, marked where there is a newer one. */
function AsOf({ row: { as_of: asOf, to } }: { readonly row: Freshness }) {
  const { format } = useTexts()
  const isBehind = asOf !== null && asOf !== to
  return (
    <span className={classes.asOf} data-kind={isBehind ? 'behind' : undefined}>
      {format.day(asOf)}
    </span>
  )
}

const drawAsOf = (row: Freshness) => <AsOf row={row} />

/** Why windows end before the newest day, where they do. */
function OddCaptures({ rows }: { readonly rows: readonly Freshness[] }) {
  const { t, format } = useTexts()
  const name = useNames()
  const odd = rows.flatMap(({ platform, as_of: asOf, newest_capture: capture }) => {
    if (capture === null || capture.comparability === 'first' || capture.comparability === 'comparable') return []
    const words = {
      platform: name(platform),
      day: format.day(capture.day),
      count: capture.products,
      seen: format.count(capture.seen_again),
      usual: format.count(Math.round(capture.usually_seen_again)),
      as_of: format.day(asOf),
    }
    return [
      { platform, sentence: t(capture.comparability === 'too few' ? 'fresh.too_few' : 'fresh.other_products', words) },
    ]
  })
  return odd.length === 0 ? null : (
    <ul className={classes.oddCaptures} aria-label={t('fresh.odd')}>
      {odd.map(({ platform, sentence }) => (
        <li key={platform}>{sentence}</li>
      ))}
    </ul>
  )
}
