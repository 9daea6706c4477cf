import type { Language } from '../language/languages'

const LOCALES = { en: 'en-US', zh: 'zh-CN' } as const

/** An amount as a sentence says it, to the cent at most; a currency that is no ISO code stands behind its number. */
export function priceInWords(amount: number, currency: string, language: Language): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount.toFixed(2)} ${currency}`.trim()
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount)
}
