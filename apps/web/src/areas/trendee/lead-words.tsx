import { Tooltip } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { leadTexts } from '@trendee/contract/texts/lead-lag'
import type { leadLag } from '@trendee/contract/trends/lead-lag'
import type { LeadSource } from '@trendee/core/trend/vocabulary'
import { addTexts } from '../../shared/i18n/i18n'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import classes from './lead-lag.module.css'

addTexts(leadTexts)

type Sources = OutputOf<typeof leadLag>['sources']

/** By how many weeks the first moves before the second, or after it, in words. */
export function leadWords(first: LeadSource, second: LeadSource, weeks: number, { t, format }: Texts): string {
  const names = { first: t(`leads.source.${first}`), second: t(`leads.source.${second}`) }
  if (weeks === 0) return t('leads.level', names)
  return t(weeks > 0 ? 'leads.ahead' : 'leads.behind', { ...names, weeks: format.count(Math.abs(weeks)) })
}

interface MeasuredProps {
  readonly sources: Sources
  readonly needed: number
}

/** How many weeks of each source are measured, what it counts on hover. */
export function MeasuredSources({ sources, needed }: MeasuredProps) {
  const { t, format } = useTexts()
  return (
    <div className={classes.measured}>
      <p className="caps">{t('leads.measured')}</p>
      <ul>
        {sources.map(({ source, weeks, last_week: last }) => {
          const name = t(`leads.source.${source}`)
          const facts = { source: name, weeks: format.count(weeks), needed: format.count(needed) }
          return (
            <li key={source}>
              <Tooltip
                label={t(`leads.meaning.${source}`)}
                multiline
                maw={320}
                events={{ hover: true, focus: true, touch: true }}
              >
                <span>
                  {weeks === 0
                    ? t('leads.none', { source: name })
                    : weeks < needed
                      ? t('leads.weeks', facts)
                      : t('leads.weeks_enough', { ...facts, day: format.day(last) })}
                </span>
              </Tooltip>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
