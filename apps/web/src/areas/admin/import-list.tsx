import '@mantine/core/styles/Progress.css'
import { Progress, UnstyledButton } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import { IMPORT_RUN_STATES, type ImportRun } from '@trendee/contract/admin/import-run'
import { slug } from '@trendee/contract/parameters'
import { useTexts } from '../../shared/i18n/use-texts'
import { defineList } from '../../shared/lists/list-definition'
import adminClasses from './admin.module.css'
import classes from './data-screen.module.css'
import { isComing, isSettled, isUnderWay } from './import-state'
import { secondsText } from './seconds-text'
import { useWhatItHolds } from './use-what-it-holds'

const ASK_AGAIN_MS = 1500
/** A held file is still being read, or may be decided by somebody else. */
const HELD_AGAIN_MS = 5000
const ROW_COUNTS = ['rows_read', 'rows_loaded', 'rows_duplicate', 'rows_left_out'] as const

/** Imports, newest first; while one runs the list keeps asking. `run` is the one whose drawer is open. */
export const imports = defineList({
  name: 'imports',
  entry: admin.imports,
  extra: { run: slug.optional() },
  pageSize: 20,
  askAgain: ({ list }) => {
    if (list.some(isUnderWay)) return ASK_AGAIN_MS
    return list.every(isSettled) ? false : HELD_AGAIN_MS
  },
  rowId: (run) => run.import_id,
  title: 'imports.title',
  empty: ({ search, t }) => t(search.state === undefined ? 'imports.none' : 'imports.none_so'),
  filters: [
    {
      kind: 'select',
      field: 'state',
      label: 'imports.state',
      choices: ({ t }) => IMPORT_RUN_STATES.map((state) => ({ value: state, label: t(`imports.${state}`) })),
    },
  ],
  columns: [
    {
      id: 'file',
      header: 'imports.file',
      track: 'minmax(180px, 2fr)',
      isFixed: true,
      cell: (run, { change }) => (
        <>
          <UnstyledButton className={adminClasses.open ?? ''} onClick={() => change({ run: run.import_id })}>
            {run.file}
          </UnstyledButton>
          <WhatItHolds run={run} />
        </>
      ),
    },
    { id: 'state', header: 'imports.state', track: 'minmax(120px, 1fr)', cell: (run) => <RunState run={run} /> },
    ...ROW_COUNTS.map((id) => ({ id, header: `imports.${id}`, kind: 'count' }) as const),
    {
      id: 'rows_rejected',
      header: 'imports.rows_rejected',
      track: '92px',
      isNumber: true,
      cell: (run, { format, change }) =>
        run.rows_rejected === 0 ? (
          format.count(0)
        ) : (
          <UnstyledButton className={classes.rejected ?? ''} onClick={() => change({ run: run.import_id })}>
            {format.count(run.rows_rejected)}
          </UnstyledButton>
        ),
    },
    {
      id: 'seconds',
      header: 'imports.seconds',
      track: '68px',
      isNumber: true,
      cell: (run, { format }) => secondsText(run, format),
    },
    { id: 'captured_on', header: 'imports.captured_on', kind: 'day' },
    { id: 'started_at', header: 'imports.started', kind: 'instant' },
  ],
})

function WhatItHolds({ run }: { readonly run: ImportRun }) {
  const whatItHolds = useWhatItHolds()
  return <span className={classes.faint}>{whatItHolds(run)}</span>
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
