import { findKnownBrands } from './find-brand'
import { famousBrands } from './known-brands'
import { readWords } from './word-stream'

/**
 * The well-known brands that a text of any kind names, as they write themselves, each once. A brand whose name is a word as
 * well ("Next", "Off-White") is believed where a title would have its brand alone, as `find-brand` says.
 */
export function brandsNamed(text: string): readonly string[] {
  return [...new Set(findKnownBrands(readWords(text), famousBrands()).map(({ value }) => value))]
}
