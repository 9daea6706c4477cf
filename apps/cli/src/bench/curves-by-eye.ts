import type { Level } from '@trendee/core/trend/vocabulary'
import { levelAt } from './levels-walk'
import type { SearchSeries } from './read-search-series'

/** What a person sees at the end of a curve. */
interface Seen {
  readonly shape: 'flat' | 'spiky' | 'seasonal' | 'rising' | 'jumped' | 'floor'
  /** The level that the person would defend before a client who looks at the same picture. */
  readonly level: Level
  readonly isClear: boolean
}

/**
 * The real series of `shared/data/search` as a person saw them who knew neither their names nor what the engine says of them: pictures
 * of five years to August 2025 and of the last 110 weeks, judged one by one on 27 November 2026.
 */
const SEEN: Readonly<Record<string, Seen>> = {
  'A-line skirt': { shape: 'floor', level: 'none', isClear: true },
  'baby tee': { shape: 'seasonal', level: 'none', isClear: true },
  'bomber jacket': { shape: 'seasonal', level: 'none', isClear: true },
  'cargo pants': { shape: 'seasonal', level: 'none', isClear: true },
  cashmere: { shape: 'seasonal', level: 'none', isClear: true },
  'chocolate brown': { shape: 'seasonal', level: 'none', isClear: false },
  'cobalt blue': { shape: 'spiky', level: 'none', isClear: true },
  coral: { shape: 'seasonal', level: 'none', isClear: true },
  denim: { shape: 'flat', level: 'none', isClear: true },
  'forest green': { shape: 'flat', level: 'none', isClear: true },
  'hot pink': { shape: 'flat', level: 'none', isClear: true },
  leather: { shape: 'seasonal', level: 'none', isClear: true },
  mesh: { shape: 'rising', level: 'hot', isClear: false },
  'metallic silver': { shape: 'jumped', level: 'very_hot', isClear: true },
  'oversized blazer': { shape: 'floor', level: 'none', isClear: true },
  'pencil skirt': { shape: 'flat', level: 'none', isClear: true },
  'sage green': { shape: 'jumped', level: 'hot', isClear: false },
  silk: { shape: 'flat', level: 'none', isClear: true },
  'slate gray': { shape: 'floor', level: 'none', isClear: true },
  'slip dress': { shape: 'seasonal', level: 'none', isClear: true },
  'soft lilac': { shape: 'floor', level: 'none', isClear: true },
  terry: { shape: 'spiky', level: 'none', isClear: false },
  velvet: { shape: 'seasonal', level: 'none', isClear: true },
  'wide-leg trousers': { shape: 'floor', level: 'none', isClear: true },
}

export interface ByEye {
  readonly name: string
  readonly seen: Seen
  readonly said: Level
  /** Both give a badge, or neither does. */
  readonly agrees: boolean
}

/** What the engine says of each judged curve at its end, beside what was seen. */
export function againstTheEye(searched: readonly SearchSeries[]): ByEye[] {
  return searched.flatMap(({ name, series }) => {
    const seen = SEEN[name]
    if (seen === undefined) return []
    const said = levelAt(series, series.values.length - 1)
    return [{ name, seen, said, agrees: (said === 'none') === (seen.level === 'none') }]
  })
}

export function printByEye(judged: readonly ByEye[]): void {
  const agreed = judged.filter(({ agrees }) => agrees).length
  console.log(
    `\nJudged by eye: the engine gives or refuses a badge as a person does in ${agreed} of ${judged.length} curves`,
  )
  for (const { name, seen, said, agrees } of judged) {
    const sure = seen.isClear ? '' : ', borderline'
    if (!agrees) console.log(`    ${name.padEnd(20)} seen ${seen.level} (${seen.shape}${sure}), said ${said}`)
  }
}
