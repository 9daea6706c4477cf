import type { SeriesJoin } from '@trendee/contract/fields'
import { seriesTexts } from '@trendee/contract/texts/series'
import { addTexts } from '../i18n/i18n'
import type { Texts } from '../i18n/use-texts'

addTexts(seriesTexts)

/** What became of one file of a curve: "scaled × 1.32 (± 0.4%) by 58 shared weeks; 104 of its 162 weeks shown." */
export function joinWords(join: SeriesJoin, { t, format }: Pick<Texts, 't' | 'format'>): string {
  const { outcome, shared } = join
  if (outcome === 'joined') {
    const scaled = t(join.shared_by === 'month' ? 'join.by_month' : 'join.by_week', {
      count: shared,
      factor: format.decimal(join.factor, 2),
      error: format.share(join.error),
      used: format.count(join.used),
      weeks: format.count(join.weeks),
    })
    return join.replaced > 0 ? `${scaled} ${t('join.replaced', { count: join.replaced })}` : scaled
  }
  if (outcome !== 'no_overlap') return t(`join.is_${outcome}`)
  return shared === 0 ? t('join.no_shared') : t('join.few_shared', { count: shared })
}
