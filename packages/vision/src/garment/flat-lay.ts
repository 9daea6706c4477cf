import { designOf } from './design/design-of'
import type { Kind } from './design/kinds'
import { garmentInBox, softShadow } from './draw-garment'
import type { GarmentSpec } from './garment-spec'

/** Where a piece lies, in picture units, and how it is turned (degrees). */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
}

export type Role = 'layer' | 'whole' | 'upper' | 'lower' | 'shoes' | 'bag' | 'small'

const layers: ReadonlySet<Kind> = new Set<Kind>([
  'blazer',
  'jacket',
  'bomber',
  'coat',
  'trench',
  'puffer',
  'robe',
  'cape',
  'cardigan',
  'vest',
])
const wholes: ReadonlySet<Kind> = new Set<Kind>([
  'dress',
  'jumpsuit',
  'overalls',
  'swimsuit',
  'bikini',
  'lingerie-set',
  'pyjamas',
  'set',
  'suit',
  'tracksuit',
])
const lowers: ReadonlySet<Kind> = new Set<Kind>([
  'trousers',
  'jeans',
  'leggings',
  'shorts',
  'skirt',
  'skort',
  'briefs',
  'tights',
])
const shoes: ReadonlySet<Kind> = new Set<Kind>([
  'sneaker',
  'pump',
  'loafer',
  'ankle-boot',
  'tall-boot',
  'sandal',
  'heeled-sandal',
  'flat',
  'slide',
  'mule',
  'clog',
  'wedge',
  'oxford',
])
const bags: ReadonlySet<Kind> = new Set<Kind>([
  'tote',
  'shoulder-bag',
  'crossbody',
  'backpack',
  'clutch',
  'bucket-bag',
  'top-handle',
  'belt-bag',
  'wallet',
])
const uppers: ReadonlySet<Kind> = new Set<Kind>([
  'top',
  'shirt',
  'tshirt',
  'tank',
  'sweater',
  'sweatshirt',
  'bodysuit',
  'bra',
])

/** What part a garment plays in an outfit. */
export function roleOf(spec: GarmentSpec): Role {
  const { kind } = designOf(spec)
  if (layers.has(kind)) return 'layer'
  if (wholes.has(kind)) return 'whole'
  if (uppers.has(kind)) return 'upper'
  if (lowers.has(kind)) return 'lower'
  if (shoes.has(kind)) return 'shoes'
  return bags.has(kind) ? 'bag' : 'small'
}

const at = (x: number, y: number, width: number, height: number, turn = 0): Place => ({ x, y, width, height, turn })

/** Where each piece of an outfit lies; garments take the left and the middle, accessories the right edge and the foot. */
export function outfitPlaces(roles: readonly Role[]): Place[] {
  const clothes = roles.filter((r) => r === 'layer' || r === 'whole' || r === 'upper' || r === 'lower').length
  const extras = roles.length - clothes
  const wide = extras > 0 ? 322 : 424
  const spots = clothesPlaces(roles, wide)
  // Shoes stand at the foot of the right column, bags above them, small things on top.
  const order: readonly Role[] = ['small', 'bag', 'shoes']
  const sorted = roles
    .map((role, i) => ({ role, i }))
    .filter(({ role }) => order.includes(role))
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
  const column = clothes > 0 ? at(340, 40, 118, 524) : at(40, 40, 400, 520)
  const step = column.height / Math.max(1, sorted.length)
  sorted.forEach(({ role, i }, k) => {
    const inset = role === 'small' && clothes > 0 ? 18 : 4
    spots.set(
      i,
      at(column.x + inset, column.y + step * k + 8, column.width - inset * 2, step - 22, role === 'bag' ? 4 : 0),
    )
  })
  return roles.map((_, i) => spots.get(i) ?? at(60, 60, 360, 480))
}

function clothesPlaces(roles: readonly Role[], wide: number): Map<number, Place> {
  const index = (role: Role): number[] => roles.flatMap((r, i) => (r === role ? [i] : []))
  const [layer, whole, upper, lower] = [index('layer'), index('whole'), index('upper'), index('lower')]
  const spots = new Map<number, Place>()
  const main = [...whole, ...upper, ...lower]
  const left = layer.length > 0 && main.length > 0 ? wide * 0.34 : 0
  layer.forEach((i, k) =>
    spots.set(i, main.length > 0 ? at(16, 36 + k * 60, wide * 0.68, 420, -3) : at(28, 40, wide - 8, 520, 0)),
  )
  const x = 22 + left
  const width = wide - left - 4
  whole.forEach((i, k) =>
    spots.set(i, at(x + k * 20, layer.length > 0 ? 70 : 34, width, layer.length > 0 ? 490 : 532, 0)),
  )
  upper.forEach((i, k) =>
    spots.set(
      i,
      at(x + k * 12, lower.length > 0 ? 34 : 70, width, lower.length > 0 ? 236 : 440, lower.length > 0 ? -2 : 0),
    ),
  )
  lower.forEach((i) =>
    spots.set(
      i,
      upper.length > 0
        ? at(x + width * 0.1, 236, width * 0.8, 322, 1.5)
        : at(x, layer.length > 0 ? 110 : 40, width, layer.length > 0 ? 440 : 520, 0),
    ),
  )
  return spots
}

/** Draws each garment into its place, later ones above earlier ones. Lower parts go under upper parts, layers lowest. */
export function layOut(
  specs: readonly GarmentSpec[],
  places: readonly Place[],
  prefix: string,
): { defs: string; body: string } {
  const depth: readonly Role[] = ['layer', 'lower', 'whole', 'upper', 'shoes', 'bag', 'small']
  const order = specs
    .map((spec, i) => ({ spec, i, role: roleOf(spec) }))
    .toSorted((a, b) => depth.indexOf(a.role) - depth.indexOf(b.role))
  let defs = ''
  let body = ''
  for (const { spec, i } of order) {
    const place = places[i]
    if (!place) continue
    const drawn = garmentInBox(spec, `${prefix}${i}x`, place.x, place.y, place.width, place.height, 1.6)
    defs += drawn.defs
    const turn =
      place.turn === 0
        ? ''
        : ` transform="rotate(${place.turn} ${Math.round(place.x + place.width / 2)} ${Math.round(place.y + place.height / 2)})"`
    body += `<g${turn}>${softShadow(drawn.silhouette, 4, 7)}${drawn.body}</g>`
  }
  return { defs, body }
}
