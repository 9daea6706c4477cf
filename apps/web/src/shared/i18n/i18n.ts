import { createInstance, type i18n as I18n } from 'i18next'
import { languageTexts } from '@trendee/contract/common/language-texts'
import { controlTexts } from '@trendee/contract/texts/controls'
import { sellerTexts } from '@trendee/contract/texts/sellers'
import { shellTexts } from '@trendee/contract/texts/shell'
import type { Text, TextTable } from '@trendee/contract/texts/text'
import { vocabularyTexts } from '@trendee/contract/texts/vocabulary'
import { remembered, renewed } from '../api/remembered-answer'
import { LOCAL_KEYS } from '../api/storage-keys'
import type { Site } from '../site/site'
import { LANGUAGES, type Language } from '@trendee/core/language/languages'
import { initialLanguage, storeLanguage } from './language'

const NAMESPACE = 'texts'
const NAME = 'app.name'

type Entry = Text & { readonly key: string }

/** What the first page brings; an area that comes later adds its own (`addTexts`). */
const tables: TextTable[] = [shellTexts, controlTexts, vocabularyTexts, sellerTexts]
let shown: I18n | null = null
let partnerName: string | null = null

function bundle(entries: readonly Entry[], language: Language): Record<string, string> {
  return Object.fromEntries(entries.map((entry) => [entry.key, entry[language]]))
}

function rememberedTexts() {
  return remembered<Entry[]>(LOCAL_KEYS.texts, Array.isArray)
}

interface Adding {
  readonly replaces?: boolean
  /** What is on the screen is drawn anew. */
  readonly isSeen?: boolean
}

function addEntries(instance: I18n, entries: readonly Entry[], { replaces = true, isSeen = false }: Adding = {}): void {
  for (const language of LANGUAGES) {
    instance.addResourceBundle(language, NAMESPACE, bundle(entries, language), true, replaces, { silent: !isSeen })
  }
}

/** Whether any loaded text differs; texts of areas that are not loaded yet are not on the screen. */
function changesTexts(instance: I18n, entries: readonly Entry[]): boolean {
  return entries.some((entry) =>
    LANGUAGES.some((language) => {
      const text: unknown = instance.getResource(language, NAMESPACE, entry.key)
      return text !== undefined && text !== entry[language]
    }),
  )
}

function entriesOf(table: TextTable): Entry[] {
  return Object.entries(table).map(([key, text]) => Object.assign({ key }, text))
}

/** Texts that travel with the chunk of their area: called at the top of its screens' module. The server's stay. */
export function addTexts(table: TextTable): void {
  tables.push(table)
  if (shown !== null) addEntries(shown, entriesOf(table), { replaces: false })
}

/**
 * Built-in texts first, then those of the last visit, so that the first paint waits for nothing. A partner's host speaks
 * Chinese, and its own name.
 */
export function createTexts(site: Site | null): I18n {
  const instance = createInstance()
  void instance.init({
    lng: initialLanguage(Boolean(site?.white_label)),
    fallbackLng: 'en',
    defaultNS: NAMESPACE,
    ns: [NAMESPACE],
    keySeparator: false,
    nsSeparator: false,
    // React escapes; single braces read better in the table of texts.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    resources: {},
    // Texts that come later show at once.
    react: { bindI18nStore: 'added' },
    initAsync: false,
  })
  for (const table of tables) addEntries(instance, entriesOf(table))
  addEntries(instance, rememberedTexts()?.data ?? [])
  if (site !== null) applyPartnerName(instance, site)
  const followLanguage = (language: string) => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  }
  followLanguage(instance.language)
  instance.on('languageChanged', followLanguage)
  shown = instance
  return instance
}

/** Replaces the loaded texts by the server's if it has another version; when the request fails, nothing changes. */
export async function loadServerTexts(instance: I18n): Promise<void> {
  const entries = await renewed(languageTexts, LOCAL_KEYS.texts, rememberedTexts())
  if (entries === null) return
  const own = partnerName === null ? entries : entries.filter((entry) => entry.key !== NAME)
  addEntries(instance, own, { isSeen: changesTexts(instance, own) })
}

/** On a partner's host the app bears the partner's name and is in Chinese only. */
export function applyPartnerName(instance: I18n, site: Site): void {
  if (site.white_label === null) return
  partnerName = site.white_label.name
  addEntries(instance, [{ key: NAME, en: partnerName, zh: partnerName }], { isSeen: true })
  if (instance.language !== 'zh') void instance.changeLanguage('zh')
}

export function changeLanguage(instance: I18n, language: Language): void {
  if (partnerName !== null) return
  storeLanguage(language)
  if (instance.language !== language) void instance.changeLanguage(language)
}
