import { FESTIVAL_COUNTRIES, type FestivalCountry } from '@trendee/core/festivals/festival'
import type { Language } from '@trendee/core/language/languages'
import type { UserInfo } from '../../shared/api/session'

/** Where the account says no country of the calendar. */
const USUAL: Readonly<Record<Language, FestivalCountry>> = { en: 'US', zh: 'CN' }

const known = (code: string | null) => FESTIVAL_COUNTRIES.find((country) => country === code)

/** The country whose festivals a reader sees first: the first market of their work, else where they are, else by the language. */
export function readersCountry(
  info: Pick<UserInfo, 'preferences' | 'country'> | undefined,
  language: Language,
): FestivalCountry {
  const named = [...(info?.preferences?.regions ?? []), info?.country ?? null]
  return named.map(known).find((country) => country !== undefined) ?? USUAL[language]
}

/** A festival opens in the reader's country, or in the first that keeps it where that one does not. */
export function openedCountry(own: FestivalCountry, keepers: readonly FestivalCountry[]): FestivalCountry {
  return keepers.includes(own) ? own : (keepers[0] ?? own)
}
