import type { LookSummary } from '@trendee/contract/runway/look'
import { runwayTexts } from '@trendee/contract/texts/runway'
import { cityName } from '@trendee/core/runway/city-name'
import { seasonName } from '@trendee/core/runway/season-name'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'

addTexts(runwayTexts)

/** What names a look, in the reader's language. */
export function useLookWords() {
  const { t, nameOf } = useTexts()
  const season = (code: string) => {
    const { en, zh } = seasonName(code)
    return nameOf(en, zh)
  }
  const city = (name: string) => {
    const { en, zh } = cityName(name)
    return nameOf(en, zh)
  }
  const number = (lookNumber: number | null) =>
    lookNumber === null ? t('runway.unnumbered') : t('runway.look', { number: lookNumber })
  return {
    season,
    city,
    number,
    /** "Avelisse, Look 3": its house, or its show where no house is named. */
    title: (look: Pick<LookSummary, 'brand' | 'show' | 'look_number'>) =>
      [look.brand || look.show, number(look.look_number)].join(', '),
    /** "Spring/Summer 2027 · Milan" */
    place: (show: Pick<LookSummary, 'season' | 'city'>) =>
      [season(show.season), city(show.city)].filter((part) => part !== '').join(' · '),
  }
}
