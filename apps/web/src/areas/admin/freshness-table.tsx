import { Skeleton } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { useNames } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { type Column, DataTable } from '../../shared/ui/data-table'
import { DataView } from '../../shared/ui/data-view'
import { DAY_TRACK, INSTANT_TRACK } from '../../shared/ui/date-tracks'
import { Section } from '../../shared/ui/screen'

type Freshness = OutputOf<typeof admin.freshness>[number]

const KINDS = ['product', 'series', 'post', 'hashtag', 'look'] as const

/** For each platform how far its data goes, and when it last came. */
export function FreshnessTable() {
  const { t, format } = useTexts()
  const name = useNames()
  const kindName = (kind: string) => {
    const known = KINDS.find((one) => one === kind)
    return known === undefined ? kind : t(`fresh.is_${known}`)
  }
  const freshness = useEndpoint(admin.freshness, {})
  const columns: Column<Freshness>[] = [
    {
      id: 'platform',
      header: t('fresh.platform'),
      track: 'minmax(140px, 1.4fr)',
      isFixed: true,
      cell: (row) => name(row.platform),
    },
    { id: 'kind', header: t('fresh.kind'), track: 'minmax(110px, 1fr)', cell: (row) => kindName(row.kind) },
    { id: 'from', header: t('fresh.from'), track: DAY_TRACK, isNumber: true, cell: (row) => format.day(row.from) },
    { id: 'to', header: t('fresh.to'), track: DAY_TRACK, isNumber: true, cell: (row) => format.day(row.to) },
    { id: 'rows', header: t('fresh.rows'), track: '112px', isNumber: true, cell: (row) => format.count(row.rows) },
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
      track: '84px',
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
      <DataView query={freshness} skeleton={<Skeleton height={280} />} isEmpty={(data) => data.length === 0}>
        {(data) => (
          <DataTable
            name="freshness"
            label={t('fresh.title')}
            rows={data}
            rowId={(row) => `${row.platform}/${row.kind}`}
            columns={columns}
          />
        )}
      </DataView>
    </Section>
  )
}
