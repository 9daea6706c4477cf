import { Link } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import type { StyleOfTheDay } from './style-models'
import { TrendListCut } from './trend-list-cut'
import classes from './style-day.module.css'

interface DaysProps {
  readonly data: StyleOfTheDay
  /** The one that is shown. */
  readonly day: string | undefined
}

/** The days that have a style, the newest first, each with its picture. */
export function StyleDays({ data: { list, newest, total, pageSize }, day }: DaysProps) {
  const { t, format, nameOf } = useTexts()
  if (list.length === 0) return null
  return (
    <Section title={t('style_day.days')}>
      <ul className={classes.days}>
        {list.map((style) => {
          const name = nameOf(style.name, style.trend_name_zh)
          return (
            <li key={style.day}>
              <Link
                to="/trendee/style-of-the-day"
                search={style.day === newest ? {} : { day: style.day }}
                aria-current={style.day === day ? 'date' : undefined}
              >
                <Picture src={style.picture} alt="" kind="illustration" isSmall />
                <span className={classes.dayName}>{name}</span>
                <time dateTime={style.day} className={classes.quiet}>
                  {format.shortDay(style.day)}
                </time>
              </Link>
            </li>
          )
        })}
      </ul>
      <TrendListCut shown={list.length} all={total} asked={pageSize} />
    </Section>
  )
}
