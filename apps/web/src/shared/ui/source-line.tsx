import type { TrendSummary } from '@trendee/contract/fields'
import { useNames } from '../api/use-names'
import { useTexts } from '../i18n/use-texts'

/** "Google search interest, United States, to 10 Aug 2025, relative". */
export function SourceLine({ source }: { readonly source: TrendSummary['source'] }) {
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <>
      {t('source.line', {
        platform: source.platform === 'google' ? t('source.google') : name(source.platform),
        region: format.region(source.region),
        day: format.day(source.to),
        evidence: t(`evidence.${source.evidence}`),
      })}
    </>
  )
}
