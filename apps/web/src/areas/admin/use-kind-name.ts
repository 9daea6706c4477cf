import type { TextKey } from '@trendee/contract/texts/texts'
import { useTexts } from '../../shared/i18n/use-texts'

/** Names what records are of: products, series, posts. */
export function useKindName(): (kind: string) => string {
  const { t } = useTexts()
  // A kind of a newer version of the server has no word here yet.
  return (kind) => t(`fresh.is_${kind}` as TextKey, { defaultValue: kind })
}
