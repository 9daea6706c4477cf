import { Button, TextInput } from '@mantine/core'
import { FIRST_OBSERVED_DAY, observedDayFault } from '@trendee/core/captures/capture-day'
import { localDay } from '../../shared/format/local-day'
import { useOpenedAt } from '../../shared/format/use-opened-at'
import { useTexts } from '../../shared/i18n/use-texts'
import { dayAfter } from './day-end'
import classes from './data-screen.module.css'

interface CaptureDayFieldProps {
  readonly label: string
  readonly hint?: string
  /** `YYYY-MM-DD`, '' while none is given. */
  readonly value: string
  readonly onChange: (day: string) => void
  /** When the file was last changed, where the browser knows it. */
  readonly fileDay?: string | undefined
}

/** The day that data was taken on: nothing is guessed, the likely days are a click away. */
export function CaptureDayField({ label, hint, value, onChange, fileDay }: CaptureDayFieldProps) {
  const { t, format } = useTexts()
  const now = useOpenedAt()
  const [first, last] = [FIRST_OBSERVED_DAY, dayAfter(1, now)]
  const isPossible = (day: string) => observedDayFault(day, now * 1000) === null
  const today = localDay(now * 1000)
  return (
    <fieldset className={classes.day} aria-label={label}>
      <TextInput
        type="date"
        size="xs"
        required
        label={label}
        description={hint}
        min={first}
        max={last}
        value={value}
        error={
          value !== '' &&
          !isPossible(value) &&
          t('day.impossible', { first: format.day(first), last: format.day(last) })
        }
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.dayChoices}>
        <Button size="compact-xs" variant="default" onClick={() => onChange(today)}>
          {t('day.today')}
        </Button>
        {fileDay !== undefined && isPossible(fileDay) && (
          <Button size="compact-xs" variant="default" onClick={() => onChange(fileDay)}>
            {t('day.of_file', { day: format.day(fileDay) })}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
