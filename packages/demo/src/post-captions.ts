import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import type { GarmentDesign } from './design-garment'
import type { DemoCreator } from './demo-creators'
import type { GarmentAttribute } from './garments'
import type { PlantedTrend } from './planted-truth'
import { SaidWords } from './said-words'
import type { Draws } from './seeded-draws'

type Network = DemoCreator['platform']

/** `wide leg trousers` → `widelegtrousers`. */
export function hashtagOf(term: string): string {
  return lexiconSlug(term).replaceAll('-', '')
}

/** How people begin and end on each network: TikTok in small letters and asides, Instagram in sentences. `%` is the garment. */
const FRAMES: Readonly<Record<Network, readonly string[]>> = {
  tiktok: [
    'pov: you finally found the perfect %',
    'ok but this % >>>',
    'grwm with my new %',
    'styling one % three ways',
    'run don’t walk, this % is back in stock',
    'outfit check: %',
    'come shopping with me, i found a %',
    'i was influenced into this % and no regrets',
    'why is nobody talking about this %',
    'unboxing my %, wait for the end',
    'day 4 of wearing a %',
    'rating my wardrobe: this % gets a 10',
  ],
  instagram: [
    'Living in this % lately.',
    'Sunday in a %. Coffee first ☕',
    'My % did the work today, the rest is basics.',
    'Packed my % for the whole weekend.',
    'New in: a %. Would you wear it?',
    'Found this % secondhand and it fits like mine.',
    'Work, then dinner, same %.',
    'Three outfits, one %. Which is yours, 1, 2 or 3?',
    'A % for days when nothing else feels right ✨',
    'Details of today: a %.',
    'Obsessed with this %. Saved you the search, link in bio.',
    'What I wore to the market: a % and comfortable shoes.',
  ],
}
const PLURAL_FRAMES: Readonly<Record<Network, readonly string[]>> = {
  tiktok: [
    'pov: you finally found the perfect %',
    'ok but these % >>>',
    'grwm with my new %',
    'three ways to wear %',
    'why is nobody talking about these %',
    'i was influenced into these % and no regrets',
    'outfit check: %',
    'rating my wardrobe: these % get a 10',
  ],
  instagram: [
    'Living in these % lately.',
    'New in: %. Would you wear them?',
    'Packed these % and nothing else for the weekend.',
    'These % go with everything I own.',
    'Work, then dinner, same %.',
    'Details of today: %.',
    'Found these % secondhand, still in love ✨',
  ],
}

/** Said now and then, so that the trend is named as well as worn. */
const NAMINGS: Readonly<Record<Network, readonly string[]>> = {
  tiktok: ['% era', 'still not over %', '% is so back', 'everyone is doing % rn', 'is % a yes or a no'],
  instagram: ['%, always.', 'Thoughts on %?', 'This is your sign to try %.', 'How I wear % right now.'],
}

const USUAL_TAGS: Readonly<Record<Network, readonly string[]>> = {
  tiktok: ['fyp', 'ootd', 'grwm', 'fashiontok', 'outfitinspo', 'tiktokfashion', 'whatiwore'],
  instagram: ['ootd', 'fashion', 'style', 'outfitinspo', 'streetstyle', 'whatiwore', 'styleinspo', 'lookoftheday'],
}

/** Trimmings that stand behind a garment; others stand before it: "belted", "double breasted", "half zip". */
const BEHIND: Readonly<Record<string, string>> = {
  Pockets: 'pockets',
  'Patch Pocket': 'patch pockets',
  'Cargo Pocket': 'cargo pockets',
  Ruffle: 'a ruffle',
  Bow: 'a bow',
  Slit: 'a slit',
  Knot: 'a knot',
  Zip: 'a zip',
  Buckle: 'a buckle',
  Chain: 'a chain',
  Drawstring: 'a drawstring',
  'Pom Pom': 'a pom pom',
  'Ankle Strap': 'an ankle strap',
  'Ring Detail': 'a ring detail',
  Fringe: 'fringe',
  'Lace Trim': 'lace trim',
  Embroidery: 'embroidery',
  Piping: 'piping',
  'Shoulder Pads': 'shoulder pads',
  Hardware: 'hardware',
  'Contrast Stitching': 'contrast stitching',
}
/** In the order in which one says them, and how often anybody says them of a garment that is not about them. */
const SAID: readonly (readonly [GarmentAttribute, chance: number])[] = [
  ['style', 0.1],
  ['fit-type', 0],
  ['color', 0.75],
  ['texture', 0.08],
  ['pattern', 0.7],
  ['fabric', 0.3],
  ['sleeve', 0.04],
  ['neckline', 0.05],
  ['shape', 0.1],
  ['detail', 0.1],
]
/** Words of shops rather than of people. */
const SHOP_WORDS = /^(casual|vacation|party|office|basic|classic|regular fit|elegant|sexy)$/i

/** Words of a trend first, then at most one or two others: nobody writes a product's data sheet under a picture. */
function garmentText(draws: Draws, design: GarmentDesign, trend: PlantedTrend): string {
  const words = new SaidWords(design)
  const chosen = SAID.flatMap(([type, chance]) => {
    const isDrawn = draws.chance(chance)
    const isWanted = trend.matches.includes(`${type}:${lexiconSlug(design.attributes.get(type) ?? '')}`)
    const text = isWanted || type !== 'fabric' ? words.of(type) : words.fineFabric()
    return isWanted || (isDrawn && !SHOP_WORDS.test(text)) ? [text] : []
  })
  const before = chosen.filter((text) => BEHIND[text] === undefined)
  const behind = chosen.flatMap((text) => BEHIND[text] ?? [])
  const wearer = { women: '', men: "men's", girls: "girls'", boys: "boys'", unisex: '' }[design.wearer]
  const text = [wearer, ...before, words.name, behind.length > 0 ? `with ${behind.join(' and ')}` : '']
  return text
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase()
}

/** What goes in pairs or has no singular. */
function isPlural(name: string): boolean {
  return /s$/i.test(name) && !/(ss|canvas)$/i.test(name)
}

/** A caption as people write it on the network, with its hashtags behind it. */
export function captionFor(
  draws: Draws,
  network: Network,
  design: GarmentDesign,
  trend: PlantedTrend,
): { caption: string; hashtags: string[] } {
  const garment = garmentText(draws, design, trend)
  const frame = draws.pick((isPlural(design.name) ? PLURAL_FRAMES : FRAMES)[network])
  const sentence = withArticle(frame, garment)
  // Who has named the trend in the garment does not say it again.
  const isNamed = garment.includes(trend.term)
  const naming = draws.chance(0.8) && !isNamed ? named(draws.pick(NAMINGS[network]), trend.term) : ''
  const hashtags = hashtagsFor(draws, network, design, trend)
  const text =
    network === 'instagram'
      ? [sentence, capitalised(naming)].filter((part) => part !== '').join(' ')
      : [sentence, naming].filter((part) => part !== '').join(', ')
  return { caption: `${text} ${hashtags.map((tag) => `#${tag}`).join(' ')}`, hashtags }
}

function named(frame: string, term: string): string {
  const agreeing = isPlural(term)
    ? frame.replace('% is ', '% are ').replace('is %', 'are %').replace('a yes or a no', 'in or out')
    : frame
  return agreeing.replace('%', term)
}

/** "a olive dress" is "an olive dress". */
function withArticle(frame: string, garment: string): string {
  const text = frame.replace('%', garment)
  return /^[aeiou]/.test(garment)
    ? text.replace(`a ${garment}`, `an ${garment}`).replace(`A ${garment}`, `An ${garment}`)
    : text
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function hashtagsFor(draws: Draws, network: Network, design: GarmentDesign, trend: PlantedTrend): string[] {
  const usual = USUAL_TAGS[network]
  const tags = new Set([hashtagOf(trend.term), draws.pick(usual)])
  if (draws.chance(0.6)) tags.add(hashtagOf(design.name))
  const style = design.attributes.get('style')
  if (style !== undefined && draws.chance(0.2)) tags.add(hashtagOf(style))
  const more = network === 'instagram' ? 2 : 1
  for (let extra = 0; extra < more; extra++) if (draws.chance(0.4)) tags.add(draws.pick(usual))
  return [...tags]
}
