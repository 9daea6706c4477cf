import { useState } from 'react'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { admin } from '@trendee/contract/admin/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import classes from './data-screen.module.css'
import { ImportFacts } from './import-facts'
import { ImportReview } from './import-review'
import { ImportSeries } from './import-series'
import { isSettled } from './import-state'
import { RejectList } from './reject-list'
import { SideDrawer } from '../../shared/ui/side-drawer'
import type { HeldDays } from './use-held-days'
import { useWhatItHolds } from './use-what-it-holds'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

const PAGE = 50
const ASK_AGAIN_MS = 1500

interface ImportDrawerProps {
  readonly importId: string | null
  readonly days: HeldDays
  readonly fileDays: ReadonlyMap<string, string>
  readonly onOpen: (importId: string) => void
  readonly onClose: () => void
}

/** One import: what it would move while it is held, what it covers once it is in, and what of it could not be read. */
export function ImportDrawer({ importId, onClose, ...rest }: ImportDrawerProps) {
  const { t } = useTexts()
  return (
    <SideDrawer title={t('import.title')} width={860} isOpen={importId !== null} onClose={onClose}>
      {importId !== null && <OneImport key={importId} importId={importId} onClose={onClose} {...rest} />}
    </SideDrawer>
  )
}

/** A file that failed or is still under way has not been read to its end, whatever was rejected so far. */
function isRead({ state }: ImportRun): boolean {
  return state === 'done' || state === 'deriving' || state === 'withdrawn'
}

/** No feed took it, and nobody has said yet what its columns hold: that is asked below. */
function isUnknownTable({ state, feed, reading }: ImportRun): boolean {
  return state === 'held' && feed === '' && reading.mapping === undefined
}

interface OneImportProps extends ImportDrawerProps {
  readonly importId: string
}

function OneImport({ importId, days, fileDays, onOpen, onClose }: OneImportProps) {
  const { t, format, sentenceOf } = useTexts()
  const whatItHolds = useWhatItHolds()
  const [page, setPage] = useState(1)
  const detail = useEndpoint(
    admin.importDetail,
    { import_id: importId, page, pageSize: PAGE },
    { askAgain: ({ import: run }) => (isSettled(run) ? false : ASK_AGAIN_MS) },
  )
  return (
    <DataView query={detail} skeleton={<RowsSkeleton height={400} />}>
      {({ import: run, joins, rejects, reasons }) => (
        <>
          <p className={classes.drawerNote}>{[run.file, whatItHolds(run), t(`imports.${run.state}`)].join(' · ')}</p>
          {run.message !== '' && !isUnknownTable(run) && (
            <p className={classes.drawerNote}>{sentenceOf(run.message, run.message_zh)}</p>
          )}
          {run.state === 'held' ? (
            <ImportReview run={run} days={days} fileDay={fileDays.get(importId)} onOpen={onOpen} onDone={onClose} />
          ) : (
            <>
              <ImportFacts run={run} />
              <ImportSeries joins={joins} />
            </>
          )}
          {/* A file that no feed took has no rows at all. */}
          {run.rows_read > 0 && run.rows_rejected > 0 && (
            <p className={classes.drawerNote}>
              {t('rejects.count', { count: run.rows_rejected, read: format.count(run.rows_read) })}
            </p>
          )}
          {isRead(run) && rejects.total === 0 && <p className={classes.faint}>{t('rejects.none')}</p>}
          {rejects.total > 0 && <RejectList reasons={reasons} rejects={rejects} onPage={setPage} />}
        </>
      )}
    </DataView>
  )
}
