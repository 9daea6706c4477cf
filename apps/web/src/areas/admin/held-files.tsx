import { Button, Skeleton, UnstyledButton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { admin } from '@trendee/contract/admin/admin'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { request } from '../../shared/api/request'
import { useEndpoint, useEndpoints } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import adminClasses from './admin.module.css'
import { CaptureDayField } from './capture-day-field'
import classes from './data-screen.module.css'
import { type ImportMove, type ImportPreview, importQuestion, isReadyToLoad } from './import-question'
import { Reading } from './import-review'
import { unsaidOf } from './reading-draft'
import { useAdminChange, useAdminWork } from './use-admin-change'
import type { HeldDays } from './use-held-days'
import { useMoveText } from './use-move-text'
import { useWhatItHolds } from './use-what-it-holds'

/** Each is asked for by itself, and an address may ask only so often: the others follow as these are decided. */
const SHOWN_AT_ONCE = 20
const ASK_AGAIN_MS = 3000

interface HeldFilesProps {
  readonly days: HeldDays
  readonly fileDays: ReadonlyMap<string, string>
  readonly onOpen: (importId: string) => void
}

/** Files that wait for a person to see what they would move: one row each, and what can be done to all of them. */
export function HeldFiles({ days, fileDays, onOpen }: HeldFilesProps) {
  const { t } = useTexts()
  const answer = useEndpoint(
    admin.imports,
    { state: 'held', pageSize: 100 },
    { askAgain: ({ list }) => (list.length > 0 ? ASK_AGAIN_MS : false) },
  )
  // One that was loaded a moment ago is stored as held, and already told as queued.
  const held = answer.data?.list.filter(({ state }) => state === 'held') ?? []
  const shown = held.slice(0, SHOWN_AT_ONCE)
  const previews = useEndpoints(
    admin.importPreview,
    shown.map(({ import_id: importId }) => importQuestion(importId, days.given(importId))),
    { askAgain: ({ is_ready: isReady }) => (isReady ? false : ASK_AGAIN_MS * Math.max(1, shown.length / 2)) },
  )
  if (held.length === 0) return null
  return (
    <Section title={t('held.title')} note={t('held.note')}>
      {shown.length > 1 && <AllHeld runs={shown} previews={previews} days={days} />}
      <ul className={classes.held} aria-label={t('held.title')}>
        {shown.map((run, at) => (
          <HeldFile
            key={run.import_id}
            run={run}
            preview={previews[at] as UseQueryResult<ImportPreview>}
            days={days}
            fileDay={fileDays.get(run.import_id)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {held.length > shown.length && (
        <p className={classes.faint}>{t('held.more', { count: held.length - shown.length })}</p>
      )}
    </Section>
  )
}

interface AllHeldProps {
  readonly runs: readonly ImportRun[]
  readonly previews: readonly UseQueryResult<ImportPreview>[]
  readonly days: HeldDays
}

/** One day for all that need one, and one button for all that are ready: what a person can tell more of is opened first. */
function AllHeld({ runs, previews, days }: AllHeldProps) {
  const { t } = useTexts()
  const at = (index: number) => previews[index]?.data
  const undated = runs.filter((_, index) => at(index)?.needs_day === true).map((run) => run.import_id)
  const isUnsaid = (index: number) => {
    const preview = at(index)
    return preview !== undefined && preview.import.feed !== '' && unsaidOf(preview).length > 0
  }
  const unsaid = runs.filter((_, index) => isUnsaid(index))
  const ready = runs.filter(({ import_id: id }, index) => !isUnsaid(index) && isReadyToLoad(at(index), days.given(id)))
  const [one = '', ...others] = new Set(undated.map(days.typed))
  const load = useAdminWork(
    async (importIds: readonly string[]) => {
      for (const importId of importIds) await request(admin.importLoad, importQuestion(importId, days.given(importId)))
      return importIds.length
    },
    (count) => t('held.loaded', { count }),
  )
  return (
    <div className={classes.heldTools}>
      {undated.length > 1 && (
        <CaptureDayField
          label={t('held.one_day', { count: undated.length })}
          value={others.length === 0 ? one : ''}
          onChange={(day) => days.give(undated, day)}
        />
      )}
      <Button
        size="xs"
        loading={load.isPending}
        disabled={ready.length === 0}
        onClick={() => load.mutate(ready.map((run) => run.import_id))}
      >
        {t('held.load_ready', { count: ready.length })}
      </Button>
      {unsaid.length > 0 && <span className={classes.faint}>{t('held.not_among', { count: unsaid.length })}</span>}
    </div>
  )
}

interface HeldFileProps extends Pick<HeldFilesProps, 'days' | 'onOpen'> {
  readonly run: ImportRun
  readonly preview: UseQueryResult<ImportPreview>
  readonly fileDay: string | undefined
}

function HeldFile({ run, preview, days, fileDay, onOpen }: HeldFileProps) {
  const { t } = useTexts()
  const whatItHolds = useWhatItHolds()
  const { import_id: importId, file } = run
  const load = useAdminChange(admin.importLoad, () => t('review.loaded', { file }))
  const discard = useAdminChange(admin.importDiscard, () => t('review.discarded', { file }))
  const day = days.given(importId)
  const isUnmapped = preview.data?.is_ready === true && preview.data.import.feed === ''
  const isUnsaid = preview.data !== undefined && unsaidOf(preview.data).length > 0
  return (
    <li>
      <div className={classes.heldWords}>
        <UnstyledButton className={adminClasses.open ?? ''} onClick={() => onOpen(importId)}>
          {file}
        </UnstyledButton>
        <span className={classes.faint}>{whatItHolds(run)}</span>
        <DataView query={preview} skeleton={<Skeleton height={20} />} unknown={<Skeleton height={20} />}>
          {(data) =>
            !data.is_ready ? (
              <Reading run={data.import} />
            ) : data.import.feed === '' ? (
              <p>{t('reading.unmapped')}</p>
            ) : (
              <Moves preview={data} />
            )
          }
        </DataView>
      </div>
      {preview.data?.needs_day === true && (
        <CaptureDayField
          label={t('day.label_of', { file })}
          value={days.typed(importId)}
          onChange={(next) => days.give([importId], next)}
          fileDay={fileDay}
        />
      )}
      <div className={classes.heldActions}>
        {isUnmapped && (
          <Button size="xs" aria-label={t('reading.map', { file })} onClick={() => onOpen(importId)}>
            {t('reading.map_it')}
          </Button>
        )}
        {!isUnmapped && isUnsaid && (
          <Button size="xs" aria-label={t('held.tell_of', { file })} onClick={() => onOpen(importId)}>
            {t('held.tell')}
          </Button>
        )}
        {!isUnmapped && !isUnsaid && (
          <Button
            size="xs"
            aria-label={t('held.load', { file })}
            loading={load.isPending}
            disabled={!isReadyToLoad(preview.data, day)}
            onClick={() => load.mutate(importQuestion(importId, day))}
          >
            {t('review.load')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={t('held.discard', { file })}
          loading={discard.isPending}
          onClick={() => discard.mutate({ import_id: importId })}
        >
          {t('review.discard')}
        </Button>
      </div>
    </li>
  )
}

/** The same as in the drawer, in a line for each platform. */
function Moves({ preview }: { readonly preview: ImportPreview }) {
  const { t, format, sentenceOf } = useTexts()
  const { moves, checks, import: run } = preview
  const unsaid = unsaidOf(preview)
  return (
    <>
      {moves.length === 0 && <p>{t('review.nothing')}</p>}
      {moves.map((move) => (
        <MoveLine key={`${move.platform}/${move.kind}`} move={move} />
      ))}
      {checks.map(({ says, says_zh: chinese, stops }) => (
        <p key={says} className={stops ? classes.odd : undefined}>
          {sentenceOf(says, chinese)}
        </p>
      ))}
      {unsaid.length > 0 && (
        <p>{t('held.unsaid', { fields: format.list(unsaid.map((field) => t(`reading.${field}`))) })}</p>
      )}
      {run.rows_rejected > 0 && <p>{t('held.rejected', { count: run.rows_rejected })}</p>}
    </>
  )
}

function MoveLine({ move }: { readonly move: ImportMove }) {
  const { t } = useTexts()
  const words = useMoveText()
  const isOdd = move.comparability === 'other products' || move.comparability === 'too few'
  return (
    <p>
      {t('held.move', { what: words.title(move), rows: words.rows(move), newest: words.newestDay(move) })}
      {isOdd && <strong className={classes.odd}> {t('held.not_comparable')}</strong>}
    </p>
  )
}
