import type { Language } from '../language/languages'

/** The language of the interface that an `Accept-Language` header likes best; English where it names neither. */
export function preferredLanguage(acceptLanguage: string): Language {
  const wishes = acceptLanguage.split(',').flatMap((part, index) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const [language] = tag.toLowerCase().split('-')
    if (language !== 'en' && language !== 'zh') return []
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    const quality = Number(weight)
    return quality > 0 && quality <= 1 ? [{ language, quality, index } as const] : []
  })
  const [first] = wishes.sort((a, b) => b.quality - a.quality || a.index - b.index)
  return first?.language ?? 'en'
}
