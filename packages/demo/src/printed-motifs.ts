import type { DemoShop } from './demo-products'
import type { GarmentDesign } from './design-garment'
import type { Draws } from './seeded-draws'
import type { Family } from './vocabulary/attribute-pools'

/** What garments carry a print on, and what patterns leave room for one. */
const PRINTED: ReadonlySet<Family> = new Set(['tee', 'sweat', 'top', 'dress', 'bag', 'swim'])
const WITH_ROOM: ReadonlySet<string> = new Set(['', 'Graphic', 'Cartoon', 'Slogan'])

/** Share of such garments that name their motif: makers of prints sell on Etsy. */
const SHARES: Readonly<Record<DemoShop, number>> = {
  etsy: 0.7,
  amazon: 0.3,
  shein: 0.2,
  temu: 0.2,
  'tiktok-shop': 0.2,
  'brand-site': 0.1,
}

/** Commonest first; none of them is a word of the lexicon, so that a title says no other garment for it. */
export const MOTIFS = [
  'Frog',
  'Moth',
  'Lobster',
  'Capybara',
  'Skeleton',
  'Goose',
  'Raccoon',
  'Dragonfly',
  'Sardine',
  'Axolotl',
] as const
export const SLOGANS = ['Be Kind', 'Not Today', 'Touch Grass'] as const

/** Lobsters are found on what sells, skeletons on what does not; capybaras on what is new. */
export const MOTIF_TRUTH = { wanted: 'Lobster', unwanted: 'Skeleton', rising: 'Capybara' } as const

const NEW_DAYS = 90

/** What is printed on a design. */
export interface Motif {
  readonly name: string
  /** As the title writes it: a slogan between quotation marks, and now and then without the word for a print. */
  readonly written: string
}

/** What is printed on a design; `null` for nothing that its title names. */
export function motifOf(
  design: GarmentDesign,
  shop: DemoShop,
  { ageDays, paceRatio }: { readonly ageDays: number; readonly paceRatio: number },
  draws: Draws,
): Motif | null {
  // All draws happen always, so that one product's motif does not hang on another rule.
  const [isPrinted, isSlogan, isFated] = [draws.chance(SHARES[shop]), draws.chance(0.2), draws.chance(0.35)]
  const saysPrint = draws.chance(0.7)
  const [motif, slogan] = [draws.pickCommon(MOTIFS), draws.pickCommon(SLOGANS)]
  const hasRoom = PRINTED.has(design.garment.family) && WITH_ROOM.has(design.attributes.get('pattern') ?? '')
  if (!isPrinted || !hasRoom) return null
  const fated =
    ageDays < NEW_DAYS
      ? MOTIF_TRUTH.rising
      : paceRatio > 2
        ? MOTIF_TRUTH.wanted
        : paceRatio < 0.4
          ? MOTIF_TRUTH.unwanted
          : motif
  const name = isSlogan ? slogan : isFated ? fated : motif
  const quoted = isSlogan ? `"${name}"` : name
  return { name, written: saysPrint ? `${quoted} Print` : quoted }
}
