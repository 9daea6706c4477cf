import type { OutputOf } from '@trendee/contract/endpoint'
import type { festivals } from '@trendee/contract/festivals/festivals'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './topics.module.css'

export type FestivalDay = OutputOf<typeof festivals.calendar>['list'][number]

interface CalendarProps {
  readonly days: readonly FestivalDay[]
  /** Its id. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** The days to come, by month, each with what is left until then. */
export function FestivalCalendar({ days, chosen, onChoose }: CalendarProps) {
  const { t, format } = useTexts()
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))]
  return (
    <nav className={classes.calendar} aria-label={t('festivals.calendar')}>
      {months.map((month) => (
        <section key={month} className={classes.month}>
          <h2 className="caps">{format.month(`${month}-01`)}</h2>
          <ul>
            {days
              .filter(({ day }) => day.startsWith(month))
              .map((day) => (
                <li key={`${day.day}/${day.id}`}>
                  <DayButton day={day} isChosen={day.id === chosen} onChoose={() => onChoose(day.id)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface DayProps {
  readonly day: FestivalDay
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function DayButton({ day, isChosen, onChoose }: DayProps) {
  const { t, nameOf } = useTexts()
  const left = useDaysLeft()
  return (
    <button type="button" className={classes.day} aria-pressed={isChosen} onClick={onChoose}>
      <span className={`display ${classes.number}`}>{Number(day.day.slice(8))}</span>
      <span className={classes.dayWords}>
        <span className={classes.dayName}>{nameOf(day.name, day.name_zh)}</span>
        <span className={classes.small}>
          {[t(`festivals.kind_${day.kind}`), ...(day.is_usual_day ? [t('festivals.usual')] : [])].join(' · ')}
        </span>
      </span>
      <span className={classes.left}>{left(day.days_left)}</span>
    </button>
  )
}

/** `in 27 days`, `today`; nothing where there is no next day. */
export function useDaysLeft(): (days: number | null) => string {
  const { t } = useTexts()
  return (days) => (days === null ? '' : days === 0 ? t('festivals.today') : t('festivals.in_days', { count: days }))
}
