import { StarredRecords } from '../../shared/stars/starred-records'
import { useTexts } from '../../shared/i18n/use-texts'
import { ScreenHead } from '../../shared/ui/screen'

/** Everything that is starred. */
export function UserStarScreen() {
  const { t } = useTexts()
  return (
    <div>
      <ScreenHead title={t('screen.user_star')} note={t('star.note')} />
      <StarredRecords />
    </div>
  )
}
