import { Skeleton } from '@mantine/core'
import { collection } from '@trendee/contract/collection/collection'
import type { DecisionScore } from '@trendee/contract/collection/decision'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import classes from './diary.module.css'
import { useDecider } from './taken-line'

/** How often each person of a project was right, and the team, beside the forecast on the same decisions. */
export function DiaryScores({ categoryId }: { readonly categoryId: string }) {
  const { t } = useTexts()
  const decider = useDecider()
  const query = useEndpoint(collection.decisionScores, { categoryId })
  return (
    <DataView query={query} skeleton={<Skeleton height={120} />}>
      {({ people, team }) => (
        <Section title={t('diary.scores')} note={t('diary.meaning.verdict')}>
          <ul className={classes.scores}>
            {people.map(({ member_id: id, by, is_own: isOwn, ...score }) => (
              <Score key={id} name={decider({ by, is_own: isOwn })} score={score} />
            ))}
            {people.length > 1 && <Score name={t('diary.team')} score={team} />}
          </ul>
        </Section>
      )}
    </DataView>
  )
}

function Score({ name, score }: { readonly name: string; readonly score: DecisionScore }) {
  const { t } = useTexts()
  const { decided, judged, right, level, against_forecast: against } = score
  const forecastOf = ({ compared, right: own, forecast_right: forecast }: NonNullable<typeof against>) => {
    if (compared === 0) return ''
    return compared === judged
      ? t('diary.forecast_same', { forecast })
      : t('diary.forecast_of', { compared, right: own, forecast })
  }
  const facts = [
    t('diary.count', { count: decided }),
    judged === 0 ? t('diary.none_judged') : t('diary.right_of', { right, judged }),
    level === 0 ? '' : t('diary.level_count', { count: level }),
    against === null ? '' : forecastOf(against),
  ]
  return (
    <li>
      <b>{name}</b> {facts.filter(Boolean).join(' · ')}
    </li>
  )
}
