import { lexiconEntry } from '../lexicon/lexicon'
import type { AttributeEntry, ColorEntry } from '../lexicon/types'

/**
 * Wares on which something shows: for women, for men and for children, parted by spaces. Where men or children have none of
 * their own, the first list's wares that everybody wears are theirs.
 */
interface Wares {
  readonly women: string
  readonly men?: string
  readonly kids?: string
  /** What these wares have, and others lack, such as a heel: they are drawn whoever asks. */
  readonly isPart?: true
}

const HEELED: Wares = { women: 'pumps heels slingbacks', isPart: true }
const SOLED: Wares = { women: 'platform-shoes platform-sandals platform-boots', isPart: true }
const TOED: Wares = { women: 'pumps slingbacks mules', men: 'pumps mules', isPart: true }
const STRAPPED: Wares = { women: 'pumps heels mary-janes', isPart: true }
const GLASSES: Wares = { women: 'sunglasses eyeglasses', isPart: true }
const BRAS: Wares = { women: 'bra bralette', isPart: true }
const LEGS: Wares = { women: 'wide-leg-pants jeans pants', men: 'pants jeans chinos', kids: 'jeans joggers pants' }
const RISES: Wares = { women: 'jeans pants shorts', men: 'jeans pants shorts', kids: 'jeans pants shorts' }
const DRESSES: Wares = { women: 'midi-dress dress evening-gown', men: 'coat shirt', kids: 'dress' }
const WAISTS: Wares = { women: 'dress skirt shorts', men: 'pants shorts joggers', kids: 'shorts joggers pants' }
const OUTERWEAR: Wares = {
  women: 'windbreaker parka rain-jacket puffer-jacket',
  men: 'windbreaker parka rain-jacket puffer-jacket',
  kids: 'windbreaker rain-jacket puffer-jacket',
}
const SPORT: Wares = { women: 'leggings sports-t-shirt sports-tank', men: 'sports-t-shirt sports-shorts joggers' }
const SHIRTING: Wares = {
  women: 'shirt shirt-dress midi-skirt shorts',
  men: 'shirt polo-shirt shorts chinos',
  kids: 'shirt shorts',
}
const LIGHT: Wares = { women: 'blouse midi-dress midi-skirt camisole', men: 'shirt scarf', kids: 'shirt scarf' }
const SHINY: Wares = {
  women: 'slip-dress camisole slip-skirt blouse',
  men: 'bomber-jacket shirt',
  kids: 'bomber-jacket',
}
const KNITTED: Wares = { women: 'sweater cardigan scarf beanie', men: 'sweater cardigan beanie scarf' }
const SUITING: Wares = {
  women: 'blazer midi-skirt coat dress-pants',
  men: 'blazer dress-pants coat',
  kids: 'blazer coat',
}
const SOFT: Wares = { women: 't-shirt sweatshirt dress joggers', men: 't-shirt sweatshirt joggers' }
const STRETCH: Wares = { women: 'leggings bodysuit t-shirt', men: 't-shirt sports-shorts biker-shorts' }
const SMOOTH: Wares = { women: 'blouse dress pants', men: 'shirt pants', kids: 'shirt pants' }
const HIDES: Wares = {
  women: 'biker-jacket shoulder-bag ankle-boots midi-skirt',
  men: 'biker-jacket ankle-boots belt',
  kids: 'biker-jacket ankle-boots',
}
const FURRY: Wares = {
  women: 'coat jacket faux-fur-coat',
  men: 'jacket coat fleece-jacket',
  kids: 'fleece-jacket jacket',
}
const DENIMS: Wares = { women: 'jeans denim-jacket denim-shorts', men: 'jeans denim-jacket denim-shorts' }
const TOUGH: Wares = { women: 'tote-bag utility-jacket canvas-shoes', men: 'utility-jacket backpack canvas-shoes' }
const METALS: Wares = { women: 'ring bracelet necklace earrings', men: 'watch keychain', isPart: true }
const PADDED: Wares = { women: 'puffer-jacket puffer-vest jacket', men: 'puffer-jacket puffer-vest jacket' }
const GATHERED: Wares = { women: 'midi-dress top midi-skirt', men: 'shirt shorts', kids: 'shorts' }

/** By what a trend's value ends in, its value itself first; the rest go by their type. */
const BY_VALUE = new Map<string, Wares>(
  (
    [
      ['heel stiletto', HEELED],
      ['wedge-heel', { women: 'wedges', isPart: true }],
      ['sole', SOLED],
      ['toe', TOED],
      ['ankle-strap slingback', STRAPPED],
      ['open-toe', { women: 'heels', isPart: true }],
      ['velcro', { women: 'sneakers sandals', men: 'sneakers sandals' }],
      ['cat-eye oval-shape acetate-resin', GLASSES],
      ['wired wire-free adjustable-strap', BRAS],
      ['chain hardware', { women: 'shoulder-bag necklace belt', men: 'necklace belt', isPart: true }],
      ['buckle', { women: 'belt loafers coat', men: 'belt loafers coat', kids: 'belt' }],
      ['ring-detail', { women: 'shoulder-bag belt swimsuit', men: 'belt bag', kids: 'belt' }],
      ['straight bootcut tapered barrel skinny-leg wide-leg flared jogger-fit', LEGS],
      ['high-rise mid-rise low-rise five-pocket', RISES],
      ['cropped-calf', { women: 'capri-pants culottes', men: 'cargo-shorts shorts', kids: 'shorts' }],
      ['cuffed-hem', { women: 'jeans chinos shorts', men: 'jeans chinos shorts' }],
      ['raw-hem distressed whiskered', DENIMS],
      [
        'pockets patch-pocket',
        { women: 'jacket shirt-dress shirt', men: 'jacket overshirt shirt', kids: 'jacket shirt' },
      ],
      ['belted', { women: 'trench-coat shirt-dress coat', men: 'trench-coat coat', kids: 'coat' }],
      ['slit', { women: 'midi-skirt pencil-skirt midi-dress', men: 'coat shirt', kids: 'dress' }],
      ['button-front', { women: 'shirt cardigan shirt-dress', men: 'shirt cardigan', kids: 'shirt cardigan' }],
      ['elastic-hem drawstring', { women: 'joggers hoodie shorts', men: 'joggers hoodie shorts' }],
      ['elastic-waist tie-waist', WAISTS],
      ['fit-and-flare mermaid princess empire drop-waist hourglass anarkali handkerchief-hem train godet', DRESSES],
      ['spaghetti-strap', { women: 'camisole slip-dress midi-dress', men: 'tank-top' }],
      ['sleeveless', { women: 'tank-top dress top', men: 'tank-top' }],
      [
        'strapless halter-neck one-shoulder sweetheart-neck cold-shoulder off-shoulder backless',
        { women: 'top midi-dress evening-gown', men: 'tank-top' },
      ],
      ['bodycon', { women: 'dress bodysuit pencil-skirt', men: 't-shirt tank-top' }],
      ['mini midi maxi', { women: 'dress skirt', men: 'shorts coat', kids: 'dress' }],
      ['knee-length', { women: 'dress skirt coat', men: 'shorts coat', kids: 'shorts' }],
      ['pencil bubble tiered high-low', { women: 'skirt dress', men: 'pants', kids: 'dress' }],
      ['peplum corset-detail', { women: 'top blouse', men: 'shirt', kids: 'top' }],
      ['wrap', { women: 'wrap-dress wrap-top wrap-skirt', men: 'cardigan kimono', kids: 'cardigan' }],
      ['cropped boxy', { women: 'jacket t-shirt shirt', men: 'jacket t-shirt shirt' }],
      ['cocoon batwing-shape', { women: 'coat sweater', men: 'coat sweater' }],
      ['back-vent double-breasted', { women: 'coat blazer', men: 'coat blazer' }],
      ['epaulettes toggle', { women: 'trench-coat coat jacket', men: 'trench-coat coat jacket' }],
      ['shoulder-pads darts', { women: 'blazer jacket', men: 'blazer jacket' }],
      ['half-zip', { women: 'sweater sweatshirt', men: 'sweater sweatshirt' }],
      ['zip concealed-zip snap-button', { women: 'jacket hoodie', men: 'jacket hoodie' }],
      ['frog-button', { women: 'jacket cheongsam', men: 'jacket shirt' }],
      ['cargo-pocket', { women: 'cargo-pants cargo-skirt', men: 'cargo-pants cargo-shorts', kids: 'cargo-pants' }],
      ['side-stripe', { women: 'joggers track-jacket', men: 'joggers track-jacket' }],
      ['lined waterproof windproof reflective thermal reversible', OUTERWEAR],
      ['quick-dry uv-protection tummy-control athletic-fit seamless-fit stretch-fit', SPORT],
      ['wrinkle-free', SHIRTING],
      ['cape-detail dupatta-attached', { women: 'dress evening-gown', men: 'cape kurta', kids: 'cape' }],
      ['cotton organic-cotton cotton-blend bamboo modal jersey', SOFT],
      ['french-terry terry', { women: 'sweatshirt hoodie bathrobe', men: 'sweatshirt hoodie bathrobe' }],
      ['linen linen-blend hemp poplin oxford muslin seersucker chambray', SHIRTING],
      ['flannel', { women: 'shirt pajama-set', men: 'shirt pajama-set' }],
      ['silk art-silk satin acetate', SHINY],
      ['taffeta brocade', { women: 'cocktail-dress midi-skirt coat', men: 'blazer vest', kids: 'jacket' }],
      ['chiffon georgette organza tulle mesh lace sheer broderie-anglaise', LIGHT],
      ['crepe viscose lyocell polyester acrylic smooth soft-touch matte', SMOOTH],
      ['velvet corduroy twill wool tweed boucle herringbone glen-check', SUITING],
      [
        'merino cashmere mohair alpaca angora knit crochet cable-knit chunky-knit pointelle ribbed fair-isle argyle',
        KNITTED,
      ],
      ['fleece sherpa shearling faux-fur fuzzy fringed-texture', FURRY],
      ['leather faux-leather patent-leather suede woven-texture perforated crocodile-print snake-print', HIDES],
      ['nylon softshell', OUTERWEAR],
      ['spandex ponte', STRETCH],
      ['pique', { women: 'polo-shirt dress', men: 'polo-shirt' }],
      ['waffle', { women: 'long-sleeve-t-shirt sweater bathrobe', men: 'henley-shirt sweater bathrobe' }],
      [
        'sequin-fabric glitter iridescent shiny metallic',
        { women: 'slip-dress top midi-skirt', men: 'bomber-jacket jacket' },
      ],
      ['down quilted puffy padded', PADDED],
      ['canvas', TOUGH],
      ['straw', { women: 'straw-bag sun-hat tote-bag', men: 'straw-hat sun-hat' }],
      ['rubber', { women: 'rain-boots clogs slides', men: 'rain-boots clogs slides' }],
      ['denim', DENIMS],
      ['wash', DENIMS],
      ['stainless-steel sterling-silver alloy', METALS],
      ['brushed', { women: 'coat sweater shirt', men: 'shirt overshirt sweater' }],
      ['pleated', { women: 'pleated-skirt midi-dress midi-skirt', men: 'shorts pants', kids: 'shorts' }],
      ['crinkled smocked ruched ruched-side draped', GATHERED],
      [
        'graphic slogan logo cartoon',
        { women: 't-shirt sweatshirt', men: 't-shirt sweatshirt', kids: 't-shirt sweatshirt' },
      ],
      ['christmas-print', { women: 'sweater cardigan', men: 'sweater', kids: 'sweater' }],
    ] as const
  ).flatMap(([values, wares]) => values.split(' ').map((value): [string, Wares] => [value, wares])),
)

const BY_TYPE: Readonly<Record<string, Wares>> = {
  color: {
    women:
      'slip-dress blazer shoulder-bag sweater midi-skirt trench-coat pumps shirt wide-leg-pants cardigan camisole t-shirt',
    men: 'shirt blazer sneakers sweater chinos t-shirt polo-shirt hoodie bomber-jacket backpack shorts coat',
    kids: 't-shirt hoodie shorts sweatshirt joggers sneakers cardigan backpack',
  },
  pattern: {
    women: 'midi-dress shirt midi-skirt blouse',
    men: 'shirt shorts t-shirt',
    kids: 't-shirt shorts shirt',
  },
  fabric: { women: 'shirt midi-skirt dress', men: 'shirt chinos jacket' },
  texture: { women: 'sweater midi-skirt cardigan', men: 'sweater cardigan hoodie' },
  detail: { women: 'top midi-dress blouse', men: 'shirt t-shirt sweatshirt' },
  shape: { women: 'midi-dress midi-skirt coat', men: 'pants t-shirt coat' },
  'fit-type': { women: 'jeans blazer t-shirt shirt', men: 'jeans blazer t-shirt shirt', kids: 'jeans t-shirt' },
  neckline: { women: 'blouse midi-dress sweater', men: 't-shirt sweater shirt' },
  sleeve: { women: 'blouse midi-dress sweater', men: 'shirt sweater t-shirt' },
  style: { women: 'midi-dress shirt straight-jeans', men: 'jacket chinos sneakers' },
}
const ANYTHING: Wares = { women: 'midi-dress shirt straight-jeans', men: 'jacket shirt straight-jeans' }
const KIDS = 't-shirt hoodie shorts'

/** `kitten-heel` goes by its own name, or by "heel". */
function byValue(value: string): Wares | undefined {
  return BY_VALUE.get(value) ?? BY_VALUE.get(value.slice(value.lastIndexOf('-') + 1))
}

/** The wares on which an attribute shows where `gender` wears it; the first attribute of which some are known decides. */
export function waresShowing(
  attributes: readonly (AttributeEntry | ColorEntry)[],
  type: string,
  gender: string,
): readonly string[] {
  const shows = attributes.map(({ value }) => byValue(value)).find((found) => found !== undefined)
  const { women, men, kids, isPart } = shows ?? BY_TYPE[type] ?? ANYTHING
  if (gender === 'women' || isPart === true) return (gender === 'women' ? women : (men ?? women)).split(' ')
  const own = gender === 'kids' ? (kids ?? men ?? KIDS) : (men ?? women)
  const worn = own.split(' ').filter((ware) => {
    const entry = lexiconEntry('category', ware)
    return entry !== null && (entry.gender === null || entry.gender === gender)
  })
  return worn.length === 0 ? KIDS.split(' ') : worn
}
