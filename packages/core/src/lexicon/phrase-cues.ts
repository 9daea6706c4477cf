/**
 * Words that steer the reading of a title.
 * - `not`: what follows is absent. `absent`: the answer after a colon ("Lining: No").
 * - `with`: parts and extras follow, the head noun has passed. `for`: a purpose or a wearer follows.
 * - `and`: joins two of a kind. `set`: several garments as one product.
 * - `part`: a noun that takes the colour before it away from the garment ("white print", "gold buckle").
 * - `lacking`: what stands before is absent ("フードなし"). `attached`: what stands before is part of the product, not its
 *   name ("ベルト付き").
 * - `nothing`: names in which colour, garment and gender words mean nothing.
 */
export type PhraseCue = 'not' | 'absent' | 'lacking' | 'with' | 'attached' | 'for' | 'and' | 'set' | 'part' | 'nothing'

export const PHRASE_CUES: readonly (readonly [PhraseCue, string])[] = [
  ['not', 'without|no|non|not|sans|w o|sin|sem|tanpa|không|ไม่มี|ไม่|无|不|没有|不带|不含|非|无需'],
  ['absent', 'na|none|n a'],
  ['with', 'with|featuring|comes with|includes|including|con|com|dengan|với|พร้อม|配|having|has'],
  ['for', 'for|para|untuk|cho|สำหรับ|compatible with|suitable for|ideal for|to wear'],
  ['and', 'and|y|dan|và|และ|和|与'],
  [
    'set',
    'set|sets|combo|2 piece|2 pieces|two piece|3 piece|three piece|two pieces|2pcs|3pcs|2pc|3pc|2 pc|2 pcs|3 pcs|coords|套装|两件套|三件套|套|组合|conjunto de|juego de|ชุด',
  ],
  [
    'part',
    'printing|graphics|lettering|motif|motifs|trim|trims|trimming|detail|detailing|accent|accents|contrast|outline|sole|soles|outsole|heel tip|strap|straps|collar|cuff|cuffs|lining|buckle|button|buttons|zipper|zip|hardware|chain|handle|handles|dial|stone|stones|beads|pearls|studs|crystal|thread|stitch|stitching|piping|tipping|border|edge|edging|stripe|stripes|dots|polka dots|spots|flower|flowers|leaves|print|prints|logo|logos|text|letters|graphic|embroidery|stitches|zari|sequins|yoke|waistband|印花|图案|字母|刺绣|滚边|拼接|纽扣|里布|边',
  ],
  [
    'nothing',
    'belt loop|belt loops|with belt loop|with belt loops|with belt hooks|with belt holes|with belt clip|with belt bag|anti social club|anti social social club|faux cashmere|imitation cashmere|artificial cashmere|fake cashmere|cashmere like|cashmere feel|cashmere touch|cashmere feeling|faux wool|imitation wool|faux mohair|imitation silk|ice silk|milk silk|seda de leche|faux linen|imitation linen|bubble wrap|golden girl|golden girls|gossip girl|material girl|sapphire crystal|mineral crystal|ethylene vinyl acetate|cross train|cross trains|textured outsole|patterned outsole|patterned rubber outsole|textured and patterned outsole|rubber outsole|rubber sole|cushioned footbed|slip resistant|red tape|black and decker|black decker|blackberry|old navy|red wing|red chief|red bull|red hat|redtape|white stuff|black friday|blue tooth|bluetooth|blu ray|pink floyd|golden goose|green lantern|green tea|green day|red wine glass|black forest|blackout|black out|white board|whiteboard|blackboard|red hot chili peppers|black panther|pink panther|blue whale|golden retriever|black label|white label|red label|black pink|blackpink|blue saint|orange county|tommy girl|silver surfer|white house|red dead|black sabbath|deep purple band|purple rain|agent orange|gold standard|goldstar|silver lining|silver line|white noise|green screen|blue ray|true red|red cross|spider man|spiderman|iron man|ironman|super man|superman|batman|bat man|ant man|aqua man|aquaman|snow man|snowman|gingerbread man|wonder woman|cat woman|boy london|girl power|boy scout|girl scout|powerpuff girls|bad boy|beach boys|backstreet boys|barbie girl|man united|manchester|isle of man|human|man made|one man|burning man|men at work|x men|baby yoda|baby shark|baby shower|hong kong|tim hortons|网红|粉丝|白领|红包|绿色环保|白菜|兰博|黑科技|银行|橙汁|女巫|男友|女友|男朋友|女朋友|上衣架|皮肤|礼品|红酒|红茶|绿茶|白酒|金刚|金鱼|花边新闻|银河|黑胶|白领阶层',
  ],
  // Places and things with "nam", which alone is Vietnamese for men; "thông" lets air through.
  [
    'nothing',
    'thông|thông hơi|việt nam|viet nam|vietnam nam|miền nam|hà nam|quảng nam|nam định|nam châm|đông nam á|phương nam|hướng nam',
  ],
]
