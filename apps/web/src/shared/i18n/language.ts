import { LANGUAGES, type Language } from '@trendee/core/language/languages'
import { LOCAL_KEYS } from '../api/storage-keys'

function known(value: string | null): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null
}

/** The `lang` query, then what was stored, then the browser's language: Chinese when it starts with zh, else English. */
export function chooseLanguage(query: string | null, stored: string | null, browser: string): Language {
  return known(query) ?? known(stored) ?? (browser.toLowerCase().startsWith('zh') ? 'zh' : 'en')
}

/** A partner's host is Chinese, whatever was asked for. */
export function initialLanguage(isPartnerHost: boolean): Language {
  if (isPartnerHost) return 'zh'
  const query = new URLSearchParams(window.location.search).get('lang')
  return chooseLanguage(query, localStorage.getItem(LOCAL_KEYS.language), navigator.language)
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(LOCAL_KEYS.language, language)
}
