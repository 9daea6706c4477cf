import { Skeleton } from '@mantine/core'
import { adminPictures } from '@trendee/contract/admin-pictures/admin-pictures'
import type { PictureDelivery } from '@trendee/contract/admin-pictures/picture-delivery'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { type Column, DataTable } from '../../shared/lists/data-table'
import { INSTANT_TRACK } from '../../shared/lists/date-tracks'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import classes from './admin.module.css'

const NEWEST = 20
const TONE = { waiting: undefined, done: 'good', failed: 'bad' } as const
const COUNTS = ['taken', 'shown', 'refused'] as const

interface CellProps {
  readonly delivery: PictureDelivery
}

function FileCell({ delivery: { file, bytes } }: CellProps) {
  const { format } = useTexts()
  return (
    <>
      {file}
      <span className={classes.twoLines}>{format.bytes(bytes)}</span>
    </>
  )
}

function StateCell({ delivery: { state, trouble } }: CellProps) {
  const { t } = useTexts()
  return (
    <>
      <span className={classes.tag} data-kind={TONE[state]}>
        {t(`deliveries.is_${state}`)}
      </span>
      {trouble !== '' && <span className={classes.twoLines}>{t(`deliveries.trouble_${trouble}`)}</span>}
    </>
  )
}

function deliveryColumns({ t, format }: Texts): Column<PictureDelivery>[] {
  return [
    {
      id: 'file',
      header: t('deliveries.file'),
      track: 'minmax(200px, 2fr)',
      isFixed: true,
      cell: (row) => <FileCell delivery={row} />,
    },
    {
      id: 'state',
      header: t('deliveries.state'),
      track: 'minmax(150px, 1fr)',
      cell: (row) => <StateCell delivery={row} />,
    },
    ...COUNTS.map((id) => ({
      id,
      header: t(`deliveries.${id}`),
      track: '84px',
      isNumber: true,
      cell: (row: PictureDelivery) => format.count(row[id]),
    })),
    {
      id: 'when',
      header: t('deliveries.when'),
      track: INSTANT_TRACK,
      isNumber: true,
      cell: (row) => format.instant(row.delivered_at),
    },
  ]
}

/** The archives of pictures that were handed in last, and what came of each. */
export function DeliveryTable() {
  const texts = useTexts()
  const { t } = texts
  const deliveries = useEndpoint(adminPictures.pictureDeliveries, { pageSize: NEWEST })
  return (
    <Section title={t('deliveries.title')} note={t('deliveries.note')}>
      <DataView query={deliveries} skeleton={<Skeleton height={120} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={classes.faint}>{t('deliveries.none')}</p>
          ) : (
            <DataTable
              name="pictureDeliveries"
              label={t('deliveries.title')}
              rows={list}
              rowId={(row) => row.delivery_id}
              columns={deliveryColumns(texts)}
            />
          )
        }
      </DataView>
    </Section>
  )
}
