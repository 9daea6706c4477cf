import '@mantine/core/styles/Progress.css'
import { Button, Progress, Skeleton } from '@mantine/core'
import { admin } from '@trendee/contract/admin/admin'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import adminClasses from './admin.module.css'
import { CaptureDayField } from './capture-day-field'
import classes from './data-screen.module.css'
import { type ImportPreview, importQuestion, isReadyToLoad } from './import-question'
import { ImportChecks } from './import-checks'
import { HowRead } from './how-read'
import { UnreadCells } from './unread-cells'
import { RowsAsRead } from './rows-as-read'
import { ReadingForm } from './reading-form'
import { LeftOutRows } from './left-out-rows'
import { Fact, MoveList } from './move-list'
import { useAdminChange } from './use-admin-change'
import type { HeldDays } from './use-held-days'

const ASK_AGAIN_MS = 1500

interface ImportReviewProps {
  readonly run: ImportRun
  readonly days: HeldDays
  readonly fileDay: string | undefined
  readonly onOpen: (importId: string) => void
  readonly onDone: () => void
}

/** What a held file would move, asked anew for each day it is given; then it is loaded, or thrown away. */
export function ImportReview({ run, days, fileDay, onOpen, onDone }: ImportReviewProps) {
  const { t } = useTexts()
  const { import_id: importId } = run
  const day = days.given(importId)
  const question = importQuestion(importId, day)
  const load = useAdminChange(admin.importLoad, ({ file }) => t('review.loaded', { file }))
  const discard = useAdminChange(admin.importDiscard, ({ file }) => t('review.discarded', { file }))
  const preview = useEndpoint(admin.importPreview, question, {
    // What is being decided is not held any more once the answer is there.
    enabled: !load.isPending && !discard.isPending,
    askAgain: ({ is_ready: isReady }) => (isReady ? false : ASK_AGAIN_MS),
  })
  // By the promise: where the list has heard of it first, this stands no more, and callbacks of `mutate` would not be called.
  const told = () => undefined
  return (
    <>
      <p className={classes.drawerNote}>{t('review.note')}</p>
      {preview.data?.needs_day === true && (
        <div className={classes.question}>
          <CaptureDayField
            label={t('day.label')}
            hint={t('day.hint')}
            value={days.typed(importId)}
            onChange={(next) => days.give([importId], next)}
            fileDay={fileDay}
          />
        </div>
      )}
      {/* What is not held any more failed, or was decided elsewhere: the import itself says so in a moment. */}
      <DataView query={preview} skeleton={<Skeleton height={320} />} unknown={<Skeleton height={320} />}>
        {(data) =>
          data.is_ready ? (
            <>
              <ReadingForm preview={data} />
              <ImportChecks checks={data.checks} />
              <RowsAsRead rows={data.table?.rows ?? []} />
              {data.import.feed !== '' && <Review preview={data} onOpen={onOpen} />}
            </>
          ) : (
            <Reading run={data.import} />
          )
        }
      </DataView>
      <div className={classes.decision}>
        <Button
          size="sm"
          loading={load.isPending}
          disabled={!isReadyToLoad(preview.data, day)}
          onClick={() => void load.mutateAsync(question).then(onDone, told)}
        >
          {t('review.load')}
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={discard.isPending}
          onClick={() => void discard.mutateAsync({ import_id: importId }).then(onDone, told)}
        >
          {t('review.discard')}
        </Button>
        <WhatStops preview={preview.data} day={day} />
      </div>
    </>
  )
}

/** Why a file cannot be loaded as it stands: what is to be mended goes before the day, which alone would not help. */
function WhatStops({ preview, day }: { readonly preview: ImportPreview | undefined; readonly day: string | null }) {
  const { t, sentenceOf } = useTexts()
  if (preview === undefined || !preview.is_ready || isReadyToLoad(preview, day)) return null
  const stop = preview.checks.find(({ stops }) => stops)
  const why = () => {
    if (preview.import.feed === '') return t('review.needs_columns')
    if (stop !== undefined) return t('review.stopped', { check: sentenceOf(stop.says, stop.says_zh) })
    return t(preview.moves.length === 0 ? 'review.nothing' : 'review.needs_day')
  }
  return <span className={classes.faint}>{why()}</span>
}

/** How far a file has been read. */
export function Reading({ run }: { readonly run: ImportRun }) {
  const { t, format } = useTexts()
  const fraction = run.bytes === 0 ? 0 : Math.min(1, run.bytes_read / run.bytes)
  return (
    <div className={classes.reading} role="status">
      <span>{fraction === 0 ? t('review.waits') : t('review.reading', { share: format.share(fraction) })}</span>
      <Progress value={fraction * 100} size="xs" animated aria-label={t('imports.progress', { file: run.file })} />
    </div>
  )
}

function Review({ preview, onOpen }: { readonly preview: ImportPreview } & Pick<ImportReviewProps, 'onOpen'>) {
  const { t, format } = useTexts()
  const { import: run, moves } = preview
  return (
    <>
      <dl className={adminClasses.facts}>
        <Fact term={t('imports.rows_read')}>{format.count(run.rows_read)}</Fact>
        <Fact term={t('imports.rows_rejected')}>{format.count(run.rows_rejected)}</Fact>
        <Fact term={t('imports.rows_left_out')}>{format.count(run.rows_left_out)}</Fact>
      </dl>
      <HowRead run={run} />
      <UnreadCells run={run} />
      <LeftOutRows run={run} />
      {moves.length === 0 ? <p className={classes.drawerNote}>{t('review.nothing')}</p> : <MoveList moves={moves} />}
      <Overlaps overlaps={preview.overlaps} onOpen={onOpen} />
    </>
  )
}

/** Earlier files that speak of the same days. */
function Overlaps({ overlaps, onOpen }: Pick<ImportPreview, 'overlaps'> & Pick<ImportReviewProps, 'onOpen'>) {
  const { t, format } = useTexts()
  const name = useNames()
  if (overlaps.length === 0) return null
  return (
    <section className={adminClasses.part} aria-label={t('overlap.title')}>
      <h3>{t('overlap.title')}</h3>
      <p>{t('overlap.note')}</p>
      <ul className={adminClasses.list} aria-label={t('overlap.title')}>
        {overlaps.map(({ import_id: importId, file, platform, from, to, rows }) => (
          <li key={`${importId}/${platform}`} className={adminClasses.line}>
            <div>
              <Button variant="transparent" size="compact-sm" px={0} onClick={() => onOpen(importId)}>
                {file}
              </Button>
              <p>
                {name(platform)} ·{' '}
                {from === to ? format.day(from) : t('move.days', { from: format.day(from), to: format.day(to) })}
              </p>
            </div>
            <span>{t('overlap.rows', { count: rows })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
