import { StarredRecords } from '../../shared/stars/starred-records'
import { useTexts } from '../../shared/i18n/use-texts'
import { Part } from './part'

/** What the account marked with a star. */
export function StarsSection() {
  const { t } = useTexts()
  return (
    <Part title={t('account.stars')} note={t('star.note')}>
      <StarredRecords />
    </Part>
  )
}
