import type { Decision } from '@trendee/contract/collection/decision'
import { diaryTexts } from '@trendee/contract/texts/diary'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './diary.module.css'

addTexts(diaryTexts)

export type Taken = Pick<Decision, 'choice' | 'why' | 'by' | 'is_own' | 'decided_on'>

/** Who took a decision, in the reader's language. */
export function useDecider(): (row: Pick<Taken, 'by' | 'is_own'>) => string {
  const { t } = useTexts()
  return ({ by, is_own: isOwn }) => (isOwn ? t('diary.me') : (by ?? t('diary.former')))
}

/** "Make · You, 3 Nov 2026: three shops sold out." */
export function TakenLine({ taken }: { readonly taken: Taken }) {
  const { t, format } = useTexts()
  const decider = useDecider()
  const { choice, why, decided_on: day } = taken
  return (
    <>
      <b className={classes.choice}>{t(`choice.${choice}`)}</b>{' '}
      <span className={classes.by}>{t('diary.by_on', { by: decider(taken), day: format.day(day) })}</span>
      <span className={classes.why}>{why}</span>
    </>
  )
}
