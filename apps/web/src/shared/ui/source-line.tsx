import type { TrendSummary } from '@trendee/contract/fields'
import { useNames } from '../api/use-names'
import { useTexts } from '../i18n/use-texts'

/** Platforms whose series are what everybody searches for. */
function isSearch(platform: string): platform is 'google' | 'pinterest' {
  return platform === 'google' || platform === 'pinterest'
}

/** "Google search interest of all genders, United States, to 10 Aug 2025, relative". */
export function SourceLine({ source }: { readonly source: TrendSummary['source'] }) {
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <>
      {t('source.line', {
        platform: isSearch(source.platform) ? t(`source.${source.platform}`) : name(source.platform),
        region: format.region(source.region),
        day: format.day(source.to),
        evidence: t(`evidence.${source.evidence}`),
      })}
    </>
  )
}
