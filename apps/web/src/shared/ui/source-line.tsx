import type { TrendSummary } from '@trendee/contract/fields'
import { type Names, useNames } from '../api/use-names'
import { type Translate, useTexts } from '../i18n/use-texts'
import { genderOf } from '../trends/trend-path'

/** Platforms whose series are what everybody searches for. */
function isSearch(platform: string): platform is 'google' | 'pinterest' {
  return platform === 'google' || platform === 'pinterest'
}

/** A platform whose curve is shown, with whose it is where it is one of searches: they tell genders apart by their words alone. */
export function sourceName(
  { platform, gender }: Pick<TrendSummary['source'], 'platform' | 'gender'>,
  name: Names,
  t: Translate,
): string {
  if (!isSearch(platform)) return name(platform)
  return gender === ''
    ? t(`source.${platform}`)
    : t(`source.${platform}_of`, { gender: t(`gender.${genderOf(gender)}`) })
}

/** "Google search interest of all genders, United States, to 10 Aug 2025, relative". */
export function SourceLine({ source }: { readonly source: TrendSummary['source'] }) {
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <>
      {t('source.line', {
        platform: sourceName(source, name, t),
        region: source.region === '' ? t('source.no_place') : format.region(source.region),
        day: format.day(source.to),
        evidence: t(`evidence.${source.evidence}`),
      })}
    </>
  )
}
