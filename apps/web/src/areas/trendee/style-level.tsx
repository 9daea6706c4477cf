import type { Level } from '@trendee/core/trend/vocabulary'
import { useTexts } from '../../shared/i18n/use-texts'

/** The level of a style on its day, where it had one, as small capitals. */
export function LevelBadgeName({ level }: { readonly level: Level }) {
  const { t } = useTexts()
  return level === 'none' ? null : <span className="caps">{t(`level.${level}`)} · </span>
}
