import type { ImportRun } from '@trendee/contract/admin/import-run'
import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'

/** How the rows of a file were read, where that must be known to trust the numbers. */
export function HowRead({ run: { notes } }: { readonly run: Pick<ImportRun, 'notes'> }) {
  const { t, nameOf } = useTexts()
  if (notes.length === 0) return null
  return (
    <section className={adminClasses.part} aria-label={t('import.how_read')}>
      <h3>{t('import.how_read')}</h3>
      {notes.map(({ note, note_zh: chinese }) => (
        <p key={note}>{nameOf(note, chinese)}</p>
      ))}
    </section>
  )
}
