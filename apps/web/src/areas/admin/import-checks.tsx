import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import classes from './data-screen.module.css'
import type { ImportPreview } from './import-question'

/** What must be known of a file before it is loaded; what stops it stands first. */
export function ImportChecks({ checks }: Pick<ImportPreview, 'checks'>) {
  const { t, sentenceOf } = useTexts()
  if (checks.length === 0) return null
  return (
    <section className={adminClasses.part} aria-label={t('checks.title')}>
      <h3>{t('checks.title')}</h3>
      <ul className={adminClasses.list} aria-label={t('checks.title')}>
        {checks
          .toSorted((a, b) => Number(b.stops) - Number(a.stops))
          .map(({ says, says_zh: chinese, stops }) => (
            <li key={says} className={adminClasses.line}>
              <div>
                {sentenceOf(says, chinese)}
                {stops && <p className={classes.odd}>{t('checks.stops')}</p>}
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}
