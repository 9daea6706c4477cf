import type { ImportRun } from '@trendee/contract/admin/import-run'
import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import classes from './data-screen.module.css'

/** What of a file was left out though it could be read: why, how many rows, and a few of them. */
export function LeftOutRows({ run }: { readonly run: Pick<ImportRun, 'rows_left_out' | 'left_out'> }) {
  const { t, format } = useTexts()
  if (run.rows_left_out === 0) return null
  // Imports of before reasons were kept.
  if (run.left_out.length === 0)
    return <p className={classes.drawerNote}>{t('import.left_out', { count: run.rows_left_out })}</p>
  return (
    <section className={adminClasses.part} aria-label={t('left_out.title')}>
      <h3>{t('left_out.title')}</h3>
      <ul className={adminClasses.list} aria-label={t('left_out.title')}>
        {run.left_out
          .toSorted((a, b) => b.rows - a.rows)
          .map(({ reason, rows, examples }) => (
            <li key={reason} className={adminClasses.line}>
              <div>
                {t(`left_out.${reason}`)}
                {examples.length > 0 && <p>{t('left_out.example', { examples: format.list(examples) })}</p>}
              </div>
              <span>{t('overlap.rows', { count: rows })}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
