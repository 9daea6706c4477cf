import type { Garment, GarmentAttribute } from './garments'
import type { Draws } from './seeded-draws'

const words = (text: string): ReadonlySet<string> => new Set(text.split(', '))

/** Prints that a cloth takes, where it does not take any: nobody prints polka dots on suede. */
const PRINTS_ON: Readonly<Record<string, ReadonlySet<string>>> = {
  Crochet: words('Stripe, Colour Block'),
  Lace: words('Floral'),
  Suede: words('Leopard Print, Cow Print'),
  Leather: words('Snake Print, Crocodile Print, Leopard Print, Cow Print, Zebra Print'),
  'Faux Leather': words('Snake Print, Crocodile Print, Leopard Print, Cow Print, Zebra Print'),
  'Patent Leather': words('Crocodile Print'),
  Velvet: words('Leopard Print, Floral'),
  Corduroy: words('Floral, Leopard Print'),
  Tulle: words('Polka Dot, Floral'),
  Straw: words('Stripe'),
  Sherpa: words('Leopard Print, Plaid'),
  Shearling: words('Leopard Print'),
  'Faux Fur': words('Leopard Print'),
  Boucle: words('Houndstooth, Plaid, Stripe'),
  Tweed: words('Houndstooth, Plaid, Herringbone, Glen Check'),
  Mohair: words('Stripe, Argyle, Leopard Print, Heart Print, Checkerboard'),
  Cashmere: words('Stripe, Argyle, Fair Isle, Colour Block'),
  Wool: words(
    'Plaid, Houndstooth, Herringbone, Glen Check, Check, Stripe, Pinstripe, Argyle, Fair Isle, Colour Block, Leopard Print, Christmas Print, Checkerboard, Heart Print',
  ),
  Denim: words('Patchwork, Leopard Print, Star Print'),
  Seersucker: words('Stripe, Gingham, Check, Plaid'),
  Chambray: words('Stripe, Check'),
  Rubber: new Set(),
}

const SUITING = words('Black, White, Beige, Navy Blue, Grey, Khaki, Brown, Cream, Camel, Charcoal, Chocolate, Burgundy')
const HIDES = words('Black, White, Beige, Brown, Cream, Tan, Camel, Chocolate, Coffee, Khaki, Grey, Burgundy')

/** Colours of prints that have colours of their own. */
const COLORS_OF_PRINT: Readonly<Record<string, ReadonlySet<string>>> = {
  'Leopard Print': HIDES,
  'Snake Print': HIDES,
  'Crocodile Print': HIDES,
  'Zebra Print': words('Black, White, Brown, Beige, Cream'),
  'Cow Print': words('Black, White, Brown, Beige, Cream'),
  Camouflage: words('Army Green, Khaki, Olive Green, Brown, Grey, Black, Beige'),
  'Christmas Print': words('Red, Green, Navy Blue, White, Burgundy, Cream'),
  Pinstripe: SUITING,
  Houndstooth: SUITING,
  Herringbone: SUITING,
  'Glen Check': SUITING,
}

const TANNED = words(
  'Black, Brown, White, Beige, Tan, Burgundy, Chocolate, Camel, Red, Cherry Red, Navy Blue, Cream, Khaki, Butter Yellow, Coffee, Olive Green, Taupe, Grey, Mustard, Silver, Gold, Terracotta, Dusty Pink',
)
const UNDYED = words('Black, Brown, White, Beige, Tan, Camel, Cream, Khaki, Coffee, Chocolate, Grey, Taupe')

/** Colours of cloth that does not come in all. */
const COLORS_OF_CLOTH: Readonly<Record<string, ReadonlySet<string>>> = {
  Suede: TANNED,
  Leather: TANNED,
  'Faux Leather': TANNED,
  Straw: UNDYED,
  Sherpa: UNDYED,
  Shearling: UNDYED,
}

const DENIM_COLORS = words('Blue, Denim Blue, Black, White, Grey, Navy Blue, Ecru, Brown, Sky Blue, Light Blue')
/** A wash shows on indigo, black and grey. */
const WASHED_COLORS = words('Blue, Black, Grey, Navy Blue, Denim Blue')
const WASHES = words('Light Wash, Medium Wash, Dark Wash, Acid Wash, Whiskered')
const NO_SLEEVE_NECKLINES = words('Spaghetti Strap, Halter Neck, Strapless, Sweetheart Neck')

/** Takes out of a drawn garment what nobody makes; what is wanted stays, and gives way last. */
export function sensible(
  drawn: ReadonlyMap<GarmentAttribute, string>,
  wanted: ReadonlyMap<string, string>,
  garment: Garment,
  draws: Draws,
): ReadonlyMap<GarmentAttribute, string> {
  const made = new Map(drawn)
  const is = (type: GarmentAttribute): string => made.get(type) ?? ''
  const giveUp = (first: GarmentAttribute, second: GarmentAttribute): void => {
    made.delete(wanted.has(first) ? second : first)
  }
  const prints = PRINTS_ON[is('fabric')]
  if (prints !== undefined && made.has('pattern') && !prints.has(is('pattern'))) giveUp('pattern', 'fabric')
  const cloth = is('fabric') === 'Denim' ? DENIM_COLORS : COLORS_OF_CLOTH[is('fabric')]
  const own = COLORS_OF_PRINT[is('pattern')] ?? cloth
  if (own !== undefined && !own.has(is('color'))) {
    const possible = garment.colors.filter((color) => own.has(color))
    if (!wanted.has('color') && possible.length > 0) made.set('color', draws.pickCommon(possible))
    else if (made.has('pattern') && !wanted.has('pattern')) made.delete('pattern')
    else if (wanted.has('color') && cloth !== undefined && !wanted.has('fabric') && !garment.only.has('fabric'))
      made.delete('fabric')
  }
  if (WASHES.has(is('texture')) && !WASHED_COLORS.has(is('color')) && !wanted.has('texture')) made.delete('texture')
  if (NO_SLEEVE_NECKLINES.has(is('neckline')) && made.has('sleeve') && !wanted.has('sleeve'))
    made.set('sleeve', 'Sleeveless')
  return made
}
