import { distanceOfDays, stepOfDays } from './calendar-days'
import type { RowSink } from './feed'

type Step = NonNullable<ReturnType<typeof stepOfDays>>

/** Days. */
const LONGEST: Readonly<Record<Step, number>> = { day: 1, week: 7, month: 31 }
const NAMES = {
  day: { en: 'day', zh: '天' },
  week: { en: 'week', zh: '周' },
  month: { en: 'month', zh: '月' },
} as const

/** As `stepOfDays`; the sink is told where the days lie further apart than that step. */
export function notedStep(days: readonly string[], sink: Pick<RowSink, 'note'>): Step | null {
  const step = stepOfDays(days)
  const distance = distanceOfDays(days)
  if (step !== null && distance !== null && distance > LONGEST[step])
    sink.note({
      text: 'The dates lie {days} days apart: each value is read as that of one {step}, and what lies between as unknown.',
      values: { days: distance, step: NAMES[step] },
    })
  return step
}
