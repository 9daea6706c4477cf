import type { GoodsRow } from './goods'

/** Wares that have parts and tools of their own, and what those are called behind the ware's name. */
const PARTS_BEHIND: readonly (readonly [wares: string, parts: string])[] = [
  [
    'suitcase|luggage|trolley bag|trolley case|travel bag',
    'wheel|caster|castor|handle|telescopic handle|pull rod|replacement wheel|repair|spare part|scale|lock|strap|belt|cover',
  ],
  ['hijab|scarf|shawl|tudung|jilbab|turban|veil|khimar', 'pin|safety pin|straight pin|magnet|magnetic pin|hanger'],
  [
    'watch',
    'battery|tool|repair tool|repair kit|winder|movement|crystal|spring bar|pin remover|link remover|screen protector|holder|display stand',
  ],
  [
    'shoe|boot|sneaker|heel|sandal',
    'cleaner|cleaning kit|cleaning brush|polish|tree|stretcher|shaper|dryer|deodorizer|brush|horn|glue|repair|sole protector|heel cap|heel tip|crease protector|anti crease|storage|hanger',
  ],
  [
    'bag|handbag|purse|tote|backpack',
    'hook|hanger|organizer insert|insert organizer|shaper|base shaper|bottom|feet|frame|clasp|lock|buckle|hardware|making kit|rain cover|dust cover',
  ],
  [
    'ring|bracelet|necklace|earring|jewelry|jewellery',
    'sizer|size adjuster|gauge|mandrel|cleaner|cleaning cloth|polishing cloth|display stand|making supplies|making kit|finding|clasp|extender|backs|hook|jump ring|tray',
  ],
  [
    'glasses|eyeglasses|sunglasses|goggles',
    'cloth|cleaning cloth|cleaner|lens cleaner|nose pad|screw|repair kit|holder|stand|replacement lens',
  ],
  ['keychain|key chain|key ring', 'hook|clasp|making kit|finding|hardware'],
  ['wig', 'cap|stand|clip|glue|tape|grip'],
  ['hat|cap', 'stand|rack|stretcher|size reducer|sweat liner|shaper'],
  ['bra', 'extender|clip|pad insert|hook extender|strap holder|laundry bag'],
  ['clothing|clothes|garment', 'label|tag|rack|brush|steamer|patch|shaver'],
  ['belt', 'hole punch|puncher|hanger|organizer'],
]

/** Parts of wares, tools for them, and outdoor gear that shops list beside clothes. */
const PARTS_EN =
  'straight pin|head pin|ball pin|link remover|repair kit|repair tool|repair tool kit|replacement wheel|spare part|spare parts|replacement part|bag strap hook|zipper pull|zipper puller|zipper slider|zipper head|safety pin|sewing pin|iron on patch|sew on patch|diy bead|diy beads|spacer beads|loose beads|' +
  'camping rope|tent rope|climbing rope|tow rope|guy rope|guy line|nylon rope|utility rope|wind rope|paracord|parachute cord|skipping rope|jump rope|tent peg|carabiner|' +
  'finger cot|finger cot glove|finger cots glove|finger guard|finger protector|finger sleeve|fingertip protector|thumb protector|thumb guard|toe protector|toe separator|' +
  'electronics organizer|cable organizer|masquerade mask|venetian mask|carnival mask'

const PARTS: readonly GoodsRow[] = [
  { gender: null, language: 'en', terms: PARTS_EN },
  {
    gender: null,
    language: 'zh',
    terms:
      '行李箱轮子|行李箱配件|拉杆箱轮子|拉杆箱配件|箱包配件|箱包轮子|万向轮|露营绳|帐篷绳|登山绳|伞绳|跳绳|指套|护指|手指套|别针|丝巾扣针|鞋撑|鞋油|鞋刷|鞋楦|表带工具|眼镜布|眼镜鼻托|包包挂钩|包包内胆|戒指调节器|文胸延长扣',
  },
  {
    gender: null,
    language: 'es',
    terms:
      'ruedas para maleta|ruedas de maleta|rueda para maleta|rueda de maleta|ruedas de repuesto|repuesto|repuestos|refaccion|manija para maleta|asa para maleta|candado para maleta|alfiler|alfileres|alfileres para hijab|imperdible|imperdibles|cuerda|cuerda de camping|cuerda para acampar|cuerda para saltar|dedal|dediles|protector de dedos|cubre dedos|fundas para dedos|limpiador de zapatos|hormas para zapatos|organizador de bolsos|parche|parches|broches para ropa',
  },
  {
    gender: null,
    language: 'pt',
    terms:
      'rodinha para mala|rodinhas para mala|roda para mala|rodas para mala|rodinhas|alça para mala|cadeado para mala|alfinete|alfinetes|alfinete para hijab|corda|corda de camping|corda de pular|dedeira|dedeiras|protetor de dedo|peça de reposição|limpador de sapatos|patch termocolante',
  },
  {
    gender: null,
    language: 'id',
    terms:
      'roda koper|roda tas|roda pengganti|roda putar|roda trolley|roda travel bag|handel|handel koper|handle koper|gagang koper|tarikan koper|sparepart|sparepart koper|spare part koper|suku cadang|baut|baut koper|rivet|rivet tas|as roda|besi roda|kunci koper|gembok koper|engsel|jarum pentul|jarum hijab|jarum tudung|peniti|peniti hijab|pentul|magnet hijab|magnet tudung|pin tudung|pin hijab|kerongsang magnet|tali tenda|tali camping|tali khemah|tali pramuka|tali prusik|tali webbing|tali skipping|lompat tali|sarung jari|pelindung jari|semir sepatu|pembersih sepatu|sikat sepatu|penyangga sepatu|pengharum sepatu|gantungan tas|pelapis koper|sarung koper|pelindung koper',
  },
  {
    gender: null,
    language: 'vi',
    terms:
      'bánh xe vali|bánh xe kéo vali|tay kéo vali|phụ kiện vali|khóa vali|kim ghim|kim băng|ghim cài khăn|dây thừng|dây dù|dây leo núi|dây cắm trại|dây nhảy|bao ngón tay|bọc ngón tay|găng ngón tay|xi đánh giày|cây giữ form giày|phụ tùng|nam châm cài khăn',
  },
  {
    gender: null,
    language: 'th',
    terms:
      'ล้อกระเป๋าเดินทาง|ล้อกระเป๋า|ล้อเปลี่ยน|อะไหล่กระเป๋า|อะไหล่|คันชักกระเป๋า|ที่จับกระเป๋าเดินทาง|เข็มหมุด|เข็มกลัดฮิญาบ|เข็มกลัดซ่อนปลาย|เชือกแคมป์ปิ้ง|เชือกเต็นท์|เชือกพาราคอร์ด|เชือกกระโดด|เชือก|ปลอกนิ้ว|ถุงนิ้ว|ถุงนิ้วมือ|น้ำยาทำความสะอาดรองเท้า|แปรงขัดรองเท้า|ที่ดันทรงรองเท้า',
  },
]

const behind = PARTS_BEHIND.flatMap(([wares, parts]) =>
  wares.split('|').flatMap((ware) => parts.split('|').map((part) => `${ware} ${part}`)),
)

/**
 * Wares that shops list among fashion but that nobody wears: parts of suitcases and bags, pins that hold a scarf, rope,
 * finger cots. Unlike other goods they are believed against a breadcrumb: the shelf is the ware's, the thing its part.
 */
export const PART_ROWS: readonly GoodsRow[] = [
  ...PARTS.map((row) => ({ ...row, isPart: true as const })),
  { gender: null, language: 'en', terms: behind.join('|'), isPart: true },
]
