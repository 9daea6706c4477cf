import { COLOR_KIND_HEXES } from './color-kind-hexes'
import { lexiconKinds } from './kinds'
import { lexiconEntry } from './lexicon'

let kinds: ReadonlyMap<string, string> | null = null

/** A narrower colour without a value of its own looks like the colour that it is a kind of. */
function ofKinds(): ReadonlyMap<string, string> {
  kinds ??= new Map(
    lexiconKinds().flatMap(({ type, value, kindOf }) => {
      const hex = COLOR_KIND_HEXES.get(value) ?? lexiconEntry('color', kindOf?.value ?? '')?.hex
      return type === 'color' && hex ? [[value, hex] as const] : []
    }),
  )
  return kinds
}

/** `#RRGGBB` of a colour or of a kind of one ("mocha"); `null` for multicolour and what is no colour. */
export function colorHexOf(value: string): string | null {
  const color = lexiconEntry('color', value)
  return color === null ? (ofKinds().get(value) ?? null) : color.hex
}
