import { Button, Progress, Skeleton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OwnExport, exportCancel, exportFile, ownExports } from '@trendee/contract/common/own-export'
import { request, requestFile } from '../api/request'
import { saveFile } from '../api/save-file'
import { useEndpoint } from '../api/use-endpoint'
import { isoDay } from '../format/iso-day'
import { useTexts } from '../i18n/use-texts'
import { DataView } from '../ui/data-view'
import { useNotices } from '../ui/notice'
import classes from './own-exports.module.css'

/** How often progress is asked for, in milliseconds. */
const ASK_AGAIN_MS = 1500
const isOpen = ({ state }: OwnExport) => state === 'waiting' || state === 'running'

interface OwnExportsProps {
  /** Beside something else: nothing is said where there is none. */
  readonly isQuiet?: boolean
}

/** The account's long exports of the last week: how far they are, and their files. */
export function OwnExports({ isQuiet = false }: OwnExportsProps) {
  const { t } = useTexts()
  const exports = useEndpoint(ownExports, {}, { askAgain: ({ list }) => (list.some(isOpen) ? ASK_AGAIN_MS : false) })
  if (isQuiet && (exports.data === undefined || exports.data.list.length === 0)) return null
  return (
    <section className={classes.own} aria-label={t('export.own')}>
      {isQuiet && <h3 className={classes.title}>{t('export.own')}</h3>}
      <DataView
        query={exports}
        skeleton={<Skeleton height={60} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={classes.facts}>{t('export.own_none')}</p>}
      >
        {({ list }) => (
          <ul className={classes.list}>
            {list.map((one) => (
              <ExportRow key={one.export_id} one={one} />
            ))}
          </ul>
        )}
      </DataView>
    </section>
  )
}

function ExportRow({ one }: { readonly one: OwnExport }) {
  const { t, format } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const download = useMutation({
    mutationFn: () => requestFile(exportFile.path, { export_id: one.export_id }),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? one.file_name),
    onError: notices.failed,
  })
  const cancel = useMutation({
    mutationFn: () => request(exportCancel, { export_id: one.export_id }),
    onError: notices.failed,
    onSettled: () => client.invalidateQueries({ queryKey: [ownExports.path] }),
  })
  const count = one.state === 'ready' ? one.rows_done : one.quantity
  const facts = [
    t(`export.state_${one.state}`, { count, done: one.rows_done }),
    ...(one.bytes === null ? [] : [format.bytes(one.bytes)]),
    ...(one.failure === null ? [] : [t(`export.failure_${one.failure}`)]),
    ...(one.state === 'ready' ? [t('export.until', { day: format.day(isoDay(one.expires_at)) })] : []),
  ]
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{one.file_name}</p>
        <p className={classes.facts} aria-live="polite">
          {facts.join(' · ')}
        </p>
        {one.state === 'running' && (
          <Progress size="xs" mt={6} value={(100 * one.rows_done) / one.quantity} aria-label={one.file_name} />
        )}
      </div>
      {one.state === 'ready' && (
        <Button
          variant="default"
          size="xs"
          loading={download.isPending}
          aria-label={`${t('export.download')}: ${one.file_name}`}
          onClick={() => download.mutate()}
        >
          {t('export.download')}
        </Button>
      )}
      {isOpen(one) && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          loading={cancel.isPending}
          aria-label={`${t('export.cancel')}: ${one.file_name}`}
          onClick={() => cancel.mutate()}
        >
          {t('export.cancel')}
        </Button>
      )}
    </li>
  )
}
