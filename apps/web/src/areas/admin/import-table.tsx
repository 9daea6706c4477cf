import '@mantine/core/styles/Progress.css'
import { Progress, Skeleton, UnstyledButton } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { type Column, DataTable } from '../../shared/ui/data-table'
import { DataView } from '../../shared/ui/data-view'
import { DAY_TRACK, INSTANT_TRACK } from '../../shared/ui/date-tracks'
import { Section } from '../../shared/ui/screen'
import adminClasses from './admin.module.css'
import classes from './data-screen.module.css'

const PAGE = 20
const ASK_AGAIN_MS = 1500

interface ImportTableProps {
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onOpen: (importId: string) => void
}

/** Its rows are not all in yet. */
function isComing({ state }: ImportRun): boolean {
  return state === 'queued' || state === 'running'
}

function isUnderWay(run: ImportRun): boolean {
  return isComing(run) || run.state === 'deriving'
}

/** Imports, newest first; while one runs the list keeps asking. */
export function ImportTable({ page, onPage, onOpen }: ImportTableProps) {
  const texts = useTexts()
  const { t } = texts
  const imports = useEndpoint(
    admin.imports,
    { page, pageSize: PAGE },
    { askAgain: (data) => (data.list.some(isUnderWay) ? ASK_AGAIN_MS : false) },
  )
  return (
    <Section title={t('imports.title')} note={t('imports.note')}>
      <DataView
        query={imports}
        skeleton={<Skeleton height={320} />}
        isEmpty={(data) => data.list.length === 0}
        empty={<p className={classes.faint}>{t('imports.none')}</p>}
      >
        {(data) => (
          <DataTable
            name="imports"
            label={t('imports.title')}
            rows={data.list}
            rowId={(run) => run.import_id}
            columns={columnsOf(texts, onOpen)}
            paging={{ page, pageSize: PAGE, total: data.total, onPage }}
          />
        )}
      </DataView>
    </Section>
  )
}

function columnsOf({ t, format }: Texts, onOpen: (id: string) => void): Column<ImportRun>[] {
  const number = (id: 'rows_read' | 'rows_loaded' | 'rows_duplicate' | 'rows_left_out'): Column<ImportRun> => ({
    id,
    header: t(`imports.${id}`),
    track: '84px',
    isNumber: true,
    cell: (run) => format.count(run[id]),
  })
  return [
    {
      id: 'file',
      header: t('imports.file'),
      track: 'minmax(200px, 2fr)',
      isFixed: true,
      cell: (run) => (
        <>
          <UnstyledButton className={adminClasses.open ?? ''} onClick={() => onOpen(run.import_id)}>
            {run.file}
          </UnstyledButton>
          <span className={classes.faint}>{[run.feed, format.bytes(run.bytes)].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { id: 'state', header: t('imports.state'), track: 'minmax(140px, 1fr)', cell: (run) => <RunState run={run} /> },
    number('rows_read'),
    number('rows_loaded'),
    number('rows_duplicate'),
    number('rows_left_out'),
    {
      id: 'rows_rejected',
      header: t('imports.rows_rejected'),
      track: '92px',
      isNumber: true,
      cell: (run) =>
        run.rows_rejected === 0 ? (
          format.count(0)
        ) : (
          <UnstyledButton className={classes.rejected ?? ''} onClick={() => onOpen(run.import_id)}>
            {format.count(run.rows_rejected)}
          </UnstyledButton>
        ),
    },
    {
      id: 'seconds',
      header: t('imports.seconds'),
      track: '76px',
      isNumber: true,
      cell: (run) => format.decimal(run.seconds),
    },
    {
      id: 'captured_on',
      header: t('upload.captured'),
      track: DAY_TRACK,
      isNumber: true,
      isHiddenAtFirst: true,
      cell: (run) => format.day(run.captured_on),
    },
    {
      id: 'started_at',
      header: t('imports.started'),
      track: INSTANT_TRACK,
      isNumber: true,
      cell: (run) => format.instant(run.started_at),
    },
  ]
}

function RunState({ run }: { readonly run: ImportRun }) {
  const { t, format, sentenceOf } = useTexts()
  const message = sentenceOf(run.message, run.message_zh)
  const fraction = run.bytes === 0 ? 0 : Math.min(1, run.bytes_read / run.bytes)
  return (
    <span className={classes.state} data-state={run.state}>
      {t(`imports.${run.state}`)}
      {run.state === 'running' && ` ${format.share(fraction)}`}
      {isComing(run) && (
        <Progress
          value={fraction * 100}
          size="xs"
          animated={run.state === 'running'}
          aria-label={t('imports.progress', { file: run.file })}
        />
      )}
      {message !== '' && <small title={message}>{message}</small>}
    </span>
  )
}
