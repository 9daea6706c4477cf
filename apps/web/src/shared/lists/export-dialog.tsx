import { useState } from 'react'
import { Button, Modal, SegmentedControl, Select, Skeleton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  EXPORT_PATH,
  EXPORT_START_PATH,
  MOST_EXPORT_ROWS,
  MOST_ROWS_AT_ONCE,
} from '@trendee/contract/common/export-path'
import { EXPORT_FORMATS, type ExportFormat, ownExports } from '@trendee/contract/common/own-export'
import { ApiError } from '@trendee/contract/errors'
import { plans } from '@trendee/contract/plans/plans'
import { post, requestFile } from '../api/request'
import { saveFile } from '../api/save-file'
import { useTexts } from '../i18n/use-texts'
import { lineOfLimit } from '../plans/next-plan'
import { UpgradeOffer } from '../plans/upgrade-offer'
import { usePlanRule } from '../plans/use-plan-rule'
import { useErrorText } from '../ui/data-view'
import { logClick } from '../visits/send-event'
import classes from './list-screen.module.css'
import { OwnExports } from './own-exports'

const QUANTITIES = [100, 500, 1000, 5000, MOST_ROWS_AT_ONCE, 50_000, 100_000, MOST_EXPORT_ROWS]

export interface ExportedList {
  /** The list's name to the export. */
  readonly what: string
  /** What the saved file is called where the server does not say, without its ending. */
  readonly file: string
  /** The list as it is filtered and sorted. */
  readonly parameters: object
  /** How many rows there are, where it is known: the shortest length that holds them all is offered first. */
  readonly rows?: number | undefined
  /** What the file of this list does not hold. */
  readonly note?: string
}

interface ExportDialogProps extends ExportedList {
  readonly onClose: () => void
}

/** The lengths that the rows left in the plan allow, all that is left among them: an export is granted whole or not at all. */
function quantitiesWithin(left: number | null): readonly number[] {
  if (left === null) return QUANTITIES
  const most = Math.min(left, MOST_EXPORT_ROWS)
  return [...QUANTITIES.filter((quantity) => quantity < most), most]
}

/** How many rows a refusal says that the plan has left: fewer than were asked for, or what the dialog knew is old. */
function leftOf(error: Error | null): number | null {
  const left = error instanceof ApiError && error.kind === 'plan_limit' ? error.data?.['remaining'] : null
  return typeof left === 'number' ? left : null
}

/**
 * The list as a file of a chosen length, the long exports under way with it; where the plan has none of it, what opens it,
 * before anything is asked.
 */
export function ExportDialog({ onClose, ...exported }: ExportDialogProps) {
  const { t, format } = useTexts()
  const line = lineOfLimit('export_rows', window.location.pathname)
  const rule = usePlanRule(line, 'export_rows', true)
  const left = rule?.remaining ?? null
  const isLocked = rule?.quantity === 0 || left === 0
  const [hasStarted, setHasStarted] = useState(false)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('export.title')}
      centered
      size="sm"
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {rule === undefined && <Skeleton height={120} />}
      {rule !== undefined && isLocked && (
        <>
          <p className={classes.locked}>
            {left === 0 && typeof rule.resets_at === 'number'
              ? t('export.used_up', { count: rule.quantity ?? 0, day: format.instant(rule.resets_at) })
              : t('export.locked')}
          </p>
          <UpgradeOffer line={line} feature="export_rows" size="sm" />
        </>
      )}
      {rule !== undefined && !isLocked && !hasStarted && (
        <ExportForm {...exported} left={left} onDone={onClose} onStarted={() => setHasStarted(true)} />
      )}
      {rule !== undefined && !isLocked && <OwnExports isQuiet={!hasStarted} />}
    </Modal>
  )
}

interface ExportFormProps extends ExportedList {
  /** Rows that the plan still has in this period; `null` without a bound. */
  readonly left: number | null
  readonly onDone: () => void
  readonly onStarted: () => void
}

const EXPORTING = ['export']

function ExportForm({ what, file, parameters, rows, note, left, onDone, onStarted }: ExportFormProps) {
  const { t, format, language } = useTexts()
  const client = useQueryClient()
  const errorText = useErrorText()
  const choices = quantitiesWithin(left)
  const [wanted, setWanted] = useState(String(choices.find((choice) => choice >= (rows ?? 0)) ?? choices.at(-1)))
  // The plan may have fewer left by now than when it was chosen.
  const chosen = choices.some((choice) => String(choice) === wanted) ? wanted : String(choices.at(-1))
  const [fileFormat, setFileFormat] = useState<ExportFormat>('csv')
  const quantity = Number(chosen)
  const isLong = quantity > MOST_ROWS_AT_ONCE
  const save = useMutation({
    // What is left in the plan is less after a file, or was less than known where it is refused.
    onSettled: async (_, error) => {
      if (error === null || leftOf(error) !== null) {
        await client.invalidateQueries({ queryKey: [plans.planFeature.path] })
      }
    },
    mutationKey: EXPORTING,
    mutationFn: async () => {
      // The second click of a double one comes before the button shows the first: one file, counted once.
      if (client.isMutating({ mutationKey: EXPORTING }) > 1) return
      logClick('export')
      const asked = { ...parameters, what, quantity, language, format: fileFormat }
      if (isLong) {
        await post(EXPORT_START_PATH, asked)
        await client.invalidateQueries({ queryKey: [ownExports.path] })
        onStarted()
        return
      }
      const { blob, name } = await requestFile(EXPORT_PATH, asked)
      saveFile(blob, name ?? `${file}.${fileFormat}`)
      onDone()
    },
  })
  const refusedLeft = leftOf(save.error)
  return (
    <>
      <SegmentedControl
        fullWidth
        mb="md"
        aria-label={t('export.format')}
        value={fileFormat}
        onChange={setFileFormat}
        data={EXPORT_FORMATS.map((name) => ({ value: name, label: t(`export.format_${name}`) }))}
      />
      <Select
        label={t('export.quantity')}
        description={rows === undefined ? t('export.note') : `${t('export.of', { count: rows })} ${t('export.note')}`}
        value={chosen}
        onChange={(value) => setWanted(value ?? String(choices[0]))}
        allowDeselect={false}
        data={choices.map((value) => ({ value: String(value), label: format.count(value) }))}
      />
      {note !== undefined && <p className={classes.left}>{note}</p>}
      {left !== null && <p className={classes.left}>{t('export.left', { count: left })}</p>}
      {isLong && <p className={classes.left}>{t('export.long')}</p>}
      {save.error !== null && (
        <p role="alert" className={classes.error}>
          {refusedLeft ? t('export.left_now', { count: refusedLeft }) : errorText(save.error)}
        </p>
      )}
      <Button mt="md" fullWidth loading={save.isPending} onClick={() => save.mutate()}>
        {t(isLong ? 'export.start' : 'export.save')}
      </Button>
    </>
  )
}
