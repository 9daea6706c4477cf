import type { ImportRun } from '@trendee/contract/admin/import-run'
import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'

/** Cells that could not be read: which column, why, how many, and a few of them with their lines. */
export function UnreadCells({ run: { cells_unread: unread } }: { readonly run: Pick<ImportRun, 'cells_unread'> }) {
  const { t, format, sentenceOf } = useTexts()
  if (unread.length === 0) return null
  return (
    <section className={adminClasses.part} aria-label={t('unread.title')}>
      <h3>{t('unread.title')}</h3>
      <p>{t('unread.note')}</p>
      <ul className={adminClasses.list} aria-label={t('unread.title')}>
        {unread.map(({ field, reason, reason_zh: chinese, cells, examples }) => (
          <li key={`${field}/${reason}`} className={adminClasses.line}>
            <div>
              {t('unread.column', { column: field || t('unread.other_columns'), reason: sentenceOf(reason, chinese) })}
              <p>
                {t('unread.examples', {
                  examples: format.list(examples.map((example) => t('unread.example', example))),
                })}
              </p>
            </div>
            <span>{t('unread.cells', { count: cells })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
