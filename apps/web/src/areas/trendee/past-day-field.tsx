import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import { addTexts } from '../../shared/i18n/i18n'

addTexts(trendeeTexts)

const FIRST_DAY = '2004-01-01'

interface PastDayFieldProps {
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** Chooses a day in the past; empty, the newest data is shown. */
export function PastDayField({ value, onChange }: PastDayFieldProps) {
  const { t } = useTexts()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return (
    <TextInput
      key={value ?? ''}
      type="date"
      size="xs"
      aria-label={t('past_day.choose')}
      title={t('past_day.choose')}
      min={FIRST_DAY}
      max={today}
      defaultValue={value ?? ''}
      onChange={(event) => {
        const day = event.currentTarget.value
        if (day === '') onChange(undefined)
        // While a year is typed it is some year of long ago.
        else if (day >= FIRST_DAY && day <= today) onChange(day)
      }}
    />
  )
}
