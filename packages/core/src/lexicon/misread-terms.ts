/**
 * Where a word of the lexicon does not mean its entry, by the word beside it in the same phrase. Lists are parted by `|`.
 * `notBefore`/`notAfter`: beside one of these it counts for nothing. `onlyBefore`/`onlyAfter`: it counts beside one of these
 * alone (either list is enough). What a fixed phrase settles belongs to `phrase-cues.ts`, cue `nothing`.
 */
export interface MisreadTerm {
  readonly notBefore?: string
  readonly notAfter?: string
  readonly onlyBefore?: string
  readonly onlyAfter?: string
}

/** Parts of a shoe, whose material is not the shoe's. */
const shoeParts =
  'outsole|outsoles|midsole|midsoles|sole|soles|insole|insoles|shank|overlay|overlays|caging|foam|sockliner|footbed|tread|cup'

const askedToCheck = {
  notAfter: 'please|pls|kindly|to|must|always|double|quality|sound|mic|health',
  notBefore:
    'out|our|the|your|my|size|sizes|sizing|for|before|if|that|whether|it|with|in|all|carefully|mate|engine|list|photo|photos|pictures',
} satisfies MisreadTerm

const gifts = 'gift|gifts|present|presents|favor|favors|supplies|decor|decoration|decorations|card|cards|cake'

export const MISREAD_TERMS: Readonly<Record<string, MisreadTerm>> = {
  // Indonesian: plain.
  polos: {
    notAfter:
      'kaos|gamis|syari|kemeja|celana|rok|baju|atasan|tunik|jaket|topi|hijab|jilbab|pashmina|kerudung|blouse|hoodie|sweater|crewneck',
    notBefore: 'pria|wanita|lengan|cotton|katun|warna|hitam|putih|navy',
  },
  mushroom: {
    notBefore:
      'embroidery|embroidered|print|printed|prints|graphic|patch|patches|motif|design|pattern|charm|necklace|earrings|hat|house|forest',
    notAfter: 'embroidered|printed|graphic|magic|cute',
  },
  check: askedToCheck,
  checks: askedToCheck,
  checked: { notBefore: 'before|by|that|for|baggage|luggage', notAfter: 'be|been|is|are|was|quality|must' },
  straight: { notBefore: 'hem|hems|hemline|bottom|neckline|from|out|to|collar|line|back|shoulder|seam' },
  pointed: {
    notAfter: 'five|six|four|seven|eight',
    notBefore: 'star|stars|collar|collars|hem|cuff|cuffs|lapel|nails|ears|hat|hood',
  },
  down: {
    onlyBefore:
      'jacket|jackets|coat|coats|vest|vests|parka|parkas|puffer|gilet|fill|filling|filled|insulated|insulation|feather|feathers|alternative|lined|pants|skirt|sweater|hoodie|outerwear|cotton|overalls|hooded',
    onlyAfter:
      'duck|goose|white|grey|gray|feather|feathers|real|thick|winter|eider|quilted|filled|filling|padding|light',
  },
  wrap: {
    notAfter: 'bubble|plastic|gift|shrink|stretch|cling|food|car|vinyl|body',
    notBefore: 'paper|film|up|bag|packaging|machine',
  },
  bubble: { notBefore: 'wrap|tea|bath|gum|mailer|envelope|gun|machine|wand|milk|film|bag|mat|package|packaging' },
  train: { onlyAfter: 'with|detachable|long|removable|attached|cathedral|flowing' },
  shift: { notAfter: 'you|to|gear|night|stick|and', notBefore: 'your|the|from|knob|gear|key|between|weight' },
  interlock: { notBefore: 'closure|clasp|buckle|ring|rings' },
  twist: { notBefore: 'closure|lock|knob|clasp|cap|tie|ties|drill|and' },
  layered: { notAfter: 'three|double', notBefore: 'cups|cup|gusset|pouch|contoured|lens|lenses|goggles' },
  'double layered': { notBefore: 'cups|cup|gusset|pouch|contoured|lens|lenses|goggles|crotch' },
  'double layer': { notBefore: 'lens|lenses|goggles|anti|spherical|box|rack|shelf' },
  pu: { notBefore: shoeParts },
  pvc: { notBefore: shoeParts },
  tpu: { notBefore: shoeParts },
  eva: { notBefore: shoeParts },
  rubber: { notBefore: shoeParts },
  resin: { notBefore: shoeParts },
  vinyl: { notBefore: 'acetate|record|records|sticker' },
  acetate: { notAfter: 'vinyl' },
  plush: { notBefore: 'ride|comfort|cushion|cushioning|feel|seamless|toy|toys|doll|dolls|bear|keychain|step|foam' },
  crystal: {
    notAfter: 'sapphire|mineral|hardlex|liquid',
    notBefore: 'glass|clear|lens|lenses|dial|watch|watches|display',
  },
  asymmetrical: { notBefore: 'collar' },
  asymmetric: { notBefore: 'collar' },
  carrot: { onlyBefore: 'fit|leg|jeans|pants|trousers|cut|shape' },
  trumpet: { onlyBefore: 'skirt|dress|gown|silhouette|hem|shape|style|cut' },
  swing: { notAfter: 'golf|baseball|baby|tennis|porch', notBefore: 'set|chair|trainer|bag' },
  plus: {
    onlyBefore: 'size|sizes|women|womens|ladies|men|mens|fit|curve|bra|dress|dresses|top|tops|lingerie|bikini|swimwear',
  },
  professional: {
    onlyBefore: 'wear|look|attire|women|womens|dress|office|outfit|clothing|suit|suits|blazer|pants|business',
  },
  business: { notBefore: 'days|day|hours|hour' },
  sheen: { notAfter: 'casio' },
  swirl: { notAfter: 'ice' },
  letter: { notBefore: 'opener|box|paper|size' },
  mirror: { onlyBefore: 'work' },
  party: { notBefore: gifts },
  wedding: { notBefore: gifts },
  holiday: { notBefore: gifts },
  christmas: { notBefore: gifts },
  'new year': { notBefore: gifts },
  'back to school': { notBefore: gifts },
  school: { notBefore: gifts },
}
