export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

const STORED = 'language'

function known(value: string | null): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null
}

/** The `lang` query, then what was stored, then the browser's language: Chinese when it starts with zh, else English. */
export function chooseLanguage(query: string | null, stored: string | null, browser: string): Language {
  return known(query) ?? known(stored) ?? (browser.toLowerCase().startsWith('zh') ? 'zh' : 'en')
}

export function initialLanguage(): Language {
  const query = new URLSearchParams(window.location.search).get('lang')
  return chooseLanguage(query, localStorage.getItem(STORED), navigator.language)
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(STORED, language)
}
