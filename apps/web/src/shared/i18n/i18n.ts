import { createInstance, type i18n as I18n } from 'i18next'
import { common } from '@trendee/contract/common'
import { controlTexts } from '@trendee/contract/texts/controls'
import { dataTexts } from '@trendee/contract/texts/data'
import { sellerTexts } from '@trendee/contract/texts/sellers'
import { shellTexts } from '@trendee/contract/texts/shell'
import type { Text } from '@trendee/contract/texts/texts'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { vocabularyTexts } from '@trendee/contract/texts/vocabulary'
import { request } from '../api/request'
import { LANGUAGES, type Language, initialLanguage, storeLanguage } from './language'

const CACHED = 'texts'
const NAMESPACE = 'texts'

type Entry = Text & { readonly key: string }
type TextTable = Readonly<Record<string, Text>>

/** What the first page brings; an area that comes later brings its own (`addTexts`). */
const FIRST_TABLES: readonly TextTable[] = [
  shellTexts,
  controlTexts,
  vocabularyTexts,
  trendeeTexts,
  sellerTexts,
  dataTexts,
]
let shown: I18n | null = null

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

function addEntries(instance: I18n, entries: readonly Entry[], replaces = true): void {
  for (const language of LANGUAGES) {
    instance.addResourceBundle(language, NAMESPACE, bundle(entries, language), true, replaces)
  }
}

function entriesOf(table: TextTable): Entry[] {
  return Object.entries(table).map(([key, text]) => Object.assign({ key }, text))
}

/** Texts that travel with the chunk of their area: called at the top of its screens' module. The server's stay. */
export function addTexts(table: TextTable): void {
  if (shown !== null) addEntries(shown, entriesOf(table), false)
}

/** Built-in texts first, then those of the last visit, so that the first paint waits for nothing. */
export function createTexts(): I18n {
  const instance = createInstance()
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
  for (const table of FIRST_TABLES) addEntries(instance, entriesOf(table))
  addEntries(instance, cachedEntries())
  const followLanguage = (language: string) => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  }
  followLanguage(instance.language)
  instance.on('languageChanged', followLanguage)
  shown = instance
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
