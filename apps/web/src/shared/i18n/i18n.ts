import { createInstance, type i18n as I18n } from 'i18next'
import { common } from '@trendee/contract/common'
import { TEXTS, type Text, type TextKey } from '@trendee/contract/texts/texts'
import { request } from '../api/request'
import { LANGUAGES, type Language, initialLanguage, storeLanguage } from './language'

const CACHED = 'texts'
const NAMESPACE = 'texts'

type Entry = Text & { readonly key: string }

function bundle(entries: readonly Entry[], language: Language): Record<string, string> {
  return Object.fromEntries(entries.map((entry) => [entry.key, entry[language]]))
}

function cachedEntries(): Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(CACHED) ?? '[]')
    return Array.isArray(value) ? (value as Entry[]) : []
  } catch {
    return []
  }
}

function addEntries(instance: I18n, entries: readonly Entry[]): void {
  for (const language of LANGUAGES) {
    instance.addResourceBundle(language, NAMESPACE, bundle(entries, language), true, true)
  }
}

/** Built-in texts first, then those of the last visit, so that the first paint waits for nothing. */
export function createTexts(): I18n {
  const instance = createInstance()
  const builtIn = Object.entries(TEXTS as Record<TextKey, Text>).map(([key, text]) => Object.assign({ key }, text))
  void instance.init({
    lng: initialLanguage(),
    fallbackLng: 'en',
    defaultNS: NAMESPACE,
    ns: [NAMESPACE],
    keySeparator: false,
    nsSeparator: false,
    // React escapes; single braces read better in the table of texts.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    resources: {},
    initAsync: false,
  })
  addEntries(instance, builtIn)
  addEntries(instance, cachedEntries())
  const followLanguage = (language: string) => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  }
  followLanguage(instance.language)
  instance.on('languageChanged', followLanguage)
  return instance
}

/** The server's texts replace the built-in ones; when they cannot be had, nothing changes. */
export async function loadServerTexts(instance: I18n): Promise<void> {
  const entries = await request(common.language, {}).catch(() => [])
  if (entries.length === 0) return
  localStorage.setItem(CACHED, JSON.stringify(entries))
  addEntries(instance, entries)
}

export function changeLanguage(instance: I18n, language: Language): void {
  storeLanguage(language)
  void instance.changeLanguage(language)
}
