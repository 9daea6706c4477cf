import type { ValueNames } from '../selling/value-names'
import { TEXTS, type Text } from '@trendee/contract/texts/texts'

const REGIONS_EN = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const REGIONS_ZH = new Intl.DisplayNames(['zh-Hans'], { type: 'region', fallback: 'none' })

function named(value: string, text: Text | undefined): ValueNames {
  return { name: text?.en ?? value, name_zh: text?.zh ?? value }
}

/** Names of a gender or a platform, as the interface's own texts give them. */
export function textNames(kind: 'gender' | 'platform', value: string): ValueNames {
  const texts: Readonly<Record<string, Text>> = TEXTS
  return named(value, texts[`${kind}.${value}`])
}

/** Names of a region code: a country's; a state keeps its code beside its country's name. */
export function regionNames(code: string): ValueNames {
  if (code === 'world') return { name: 'World', name_zh: '全球' }
  const [country = '', state] = code.split('-')
  if (!/^[A-Z]{2}$/.test(country)) return { name: code, name_zh: code }
  const suffix = state === undefined ? '' : ` (${state})`
  return {
    name: `${REGIONS_EN.of(country) ?? country}${suffix}`,
    name_zh: `${REGIONS_ZH.of(country) ?? country}${suffix}`,
  }
}
