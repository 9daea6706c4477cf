import { WORDS_OF_BEFORE, WORDS_OF_NOW } from './price-words'

/** What a word beside a number says of it. `tax`: that a price is with its tax, or that of one piece. */
export type WordMeaning = 'counted' | 'at least' | 'about' | 'from' | 'tax' | 'price'

/** Words and letters that multiply a number. A dot behind one is left out, except where it tells two apart (`mil` 1,000, `mil.` a million). */
const UNIT_TEXT = `
1e3 k тыс тис хил tsd tys tis tūkst tuh thousand thousands mila nghìn ngàn n tn ribu rb mil พัน 千 천 ألف هزار हज़ार हजार हज़ार bin χιλ e
1e4 万 萬 w 만 หมื่น
1e5 l lakh lakhs lac लाख แสน 十万 十萬 십만
1e6 百万 百萬 백만 m mio mln mn mill milj mi mil. млн million millions millionen millones milhões milioni triệu tr juta jt ล้าน مليون میلیون εκ
1e7 cr crore crores करोड़ क॰ 千万 千萬 천만
1e8 亿 億 억
1e9 b bn mrd mld mlrd mia mljrd mlr md bi млрд billion billions tỷ مليار میلیارد δισ
`

/** What a text can begin with, by its first letter, the longest first. */
type ByFirstLetter<Value> = ReadonlyMap<string, readonly (readonly [word: string, value: Value])[]>

function byFirstLetter<Value>(entries: readonly (readonly [word: string, value: Value])[]): ByFirstLetter<Value> {
  const groups = new Map<string, (readonly [string, Value])[]>()
  for (const [word, value] of entries) {
    const key = word.normalize('NFKC').toLowerCase()
    const group = groups.get(key.slice(0, 1)) ?? []
    groups.set(
      key.slice(0, 1),
      [...group, [key, value] as const].toSorted(([a], [b]) => b.length - a.length),
    )
  }
  return groups
}

const UNITS = byFirstLetter(
  UNIT_TEXT.trim()
    .split('\n')
    .flatMap((line) => {
      const [factor = '', ...words] = line.split(' ')
      return words.map((word) => [word, Number(factor)] as const)
    }),
)

const MEANINGS: Readonly<Record<WordMeaning, string>> = {
  counted: `
sold|recently|bought|purchased|ordered|orders|order|sales|sale|reviews|review|ratings|rating|likes|like|followers|follower|views|view|comments|comment|shares|plays|saves|favorites|favourites|pcs|pieces|piece|items|item|units|unit|times|people|users|customers|in|of|total
verkauft|verkaufte|gekauft|mal|stück|stk|bewertungen|bewertung|rezensionen|follower|gefällt mir|aufrufe|kommentare
vendus|vendu|vendues|achetés|acheté|achats|avis|évaluations|ventes|fois|pièces|abonnés|vues|commentaires|j'aime|mentions j’aime
vendidos|vendido|vendidas|ventas|vistas|visualizaciones|comprados|compras|opiniones|reseñas|valoraciones|veces|unidades|seguidores|me gusta|comentarios
avaliações|avaliação|vendas|peças|vezes|curtidas|visualizações|comprado
venduti|venduto|vendite|acquistati|acquisti|acquisto|recensioni|volte|pezzi|mi piace|visualizzazioni
verkocht|gekocht|beoordelingen|stuks|volgers|keer
sprzedanych|sprzedano|kupionych|kupiło|kupiły|kupiła|kupiły ostatnio|kupiło ostatnio|kupiła ostatnio|opinii|ocen|oceny|ocena|sztuk|szt|osób|osoby|osoba|obserwujących
продано|куплено|шт|отзывов|отзыва|отзыв|оценок|оценки|раз|подписчиков|просмотров|лайков|заказов|купили
satıldı|ürün|ürün satıldı|satış|değerlendirme|yorum|adet|takipçi|beğeni
位|위|#|成交|累计|累計|双|套|足|着|件|个|個|人|条|條|点|次|份|单|笔|赞|已售|已售出|售出|销量|总销量|已拼|人付款|人收货|人购买|人已买|人想要|人收藏|条评价|评价|评论|条评论|粉丝|播放|点赞|付款|销|已销|件已售|热销
購入|購入されました|購入されています|購入者|売れました|売れています|売れてます|販売|レビュー|件のレビュー|評価|フォロワー|いいね|回|回再生|枚|名|商品の評価
개|명|건|누적|판매|구매|리뷰|구매함|구매했습니다|이 구매|팔로워|좋아요|회|조회수|개 판매|개 판매됨|명이 구매했습니다
đã bán|bán|lượt bán|lượt|đánh giá|sản phẩm|chiếc|người theo dõi
terjual|ulasan|penilaian|produk|pengikut|buah|dibeli
ขายแล้ว|ขายได้|ชิ้น|รีวิว|รายการ`,
  'at least': `
over|more than|above|at least|or more|and more|and up|and above|& up|plus|+|>|>=|≥
mehr als|über|mindestens|mind|oder mehr|und mehr
plus de|au moins|ou plus|et plus
más de|mas de|al menos|o más|y más
mais de|pelo menos|ou mais|e mais
più di|oltre|almeno|o più|e oltre
meer dan|ruim|minstens|of meer|en meer
ponad|więcej niż
более|больше|свыше|и более
lebih dari|hơn|trên|มากกว่า
超过|超過|逾|以上|突破|多|至少|余
이상|以上購入されました|以上の購入|点以上|이상 구매`,
  about: `
about|around|approx|approximately|circa|ca|~|≈|environ|etwa|ungefähr|rund|aproximadamente|cerca de|circa|около|примерно|约|約|大约|左右|약|ほど|くらい`,
  from: `
from|starting at|starting from|as low as|ab|von|à partir de|a partir de|dès|de|da|a partire da|desde|du|vanaf|od|от|из|起|起售|より|から|부터|từ|mulai|mulai dari|เริ่มต้น`,
  price: `
${[...WORDS_OF_BEFORE, ...WORDS_OF_NOW].join('|')}
price|preis|prix|precio|prezzo|preço|prijs|cena|цена|giá|harga|fiyat
价格|售价|到手价|券后|券后价|定价|价|価格|販売価格|가격`,
  tax: `
incl|inkl|incl vat|inc vat|vat incl|inkl mwst|inkl. mwst|incl. vat|inc. vat|ttc|tva incluse|iva incluido|iva incl|iva inclusa|税込|含税|vat|mwst
each|per item|per piece|per pc|per unit|pro stück|je stück|la pièce|par pièce|l'unité|por unidad|por pieza|por peça|al pezzo|per stuk|za sztukę|za szt|за штуку|за шт
/piece|/pc|/pcs|/pce|/ea|/each|/item|/unit|/pair|/stück|/stk|/st|/pièce|/unité|/pieza|/unidad|/ud|/pezzo|/pz|/peça|/un|/unidade|/stuk|/szt|/шт|/件|/个|/個|/条|/條|/双|/雙|/着|/枚|/点|/개|/벌|/장|/chiếc|/cái|/ชิ้น|/ตัว|/adet`,
}

const WORDS = byFirstLetter(
  (Object.entries(MEANINGS) as [WordMeaning, string][]).flatMap(([meaning, text]) =>
    [...new Set(text.trim().split(/[|\n]/u))].map((word) => [word, meaning] as const),
  ),
)

/** Letters of scripts that part words by spaces: a word in one does not end before another letter. */
const SPACED_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}]/u

function endsBefore(text: string, end: number): boolean {
  return !SPACED_LETTER.test(text.slice(end - 1, end)) || !SPACED_LETTER.test(text.slice(end, end + 1))
}

/** The meanings of all words of a text; null where one of them is not known. Small letters, signs as `plainSigns` leaves them. */
export function meaningsOf(text: string): ReadonlySet<WordMeaning> | null {
  const found = new Set<WordMeaning>()
  for (let at = 0; at < text.length;) {
    if (/[ .:!]/.test(text.charAt(at))) {
      at += 1
      continue
    }
    const start = at
    const word = WORDS.get(text.charAt(at))?.find(
      ([key]) => text.startsWith(key, start) && endsBefore(text, start + key.length),
    )
    if (!word) return null
    found.add(word[1])
    at += word[0].length
  }
  return found
}

/** The unit at the beginning of a text and what stands behind it. Small letters. */
export function unitAt(
  text: string,
): { readonly factor: number; readonly behind: string; readonly word: string } | null {
  const unit = UNITS.get(text.charAt(0))?.find(
    ([word]) => text.startsWith(word) && (word.endsWith('.') || endsBefore(text, word.length)),
  )
  return unit ? { factor: unit[1], behind: text.slice(unit[0].length).replace(/^\./, ''), word: unit[0] } : null
}

/** What the parts of `1万2千` are multiplied by, as the digits below one. */
const CHINESE_UNITS: Readonly<Record<string, number>> = {
  亿: 8,
  億: 8,
  억: 8,
  万: 4,
  萬: 4,
  만: 4,
  千: 3,
  천: 3,
  百: 2,
  백: 2,
}
/** A second part without a unit stands right behind the first and has all its digits: `1万2` is 12,000 for some. */
const TWO_PARTS =
  /(?<![\d.,])(\d{1,4}) ?([亿億억万萬만千천])(?: ?(\d{1,4}) ?([千천百백]?[万萬만]|[千천])|(\d{3,8}))(?![\d.,亿億억万萬만千천])/u

/** `1万2千` as `12千`, `1万2345` as `12345`. Small letters. */
export function withoutTwoParts(text: string): string {
  return text.replace(TWO_PARTS, (all: string, high: string, highUnit: string, ...rest: (string | undefined)[]) => {
    const [low, lowUnit = '', ones] = rest
    const places = CHINESE_UNITS[highUnit] ?? 0
    if (ones !== undefined) return ones.length === places ? high + ones : all
    const below = places - Array.from(lowUnit).reduce((digits, unit) => digits + (CHINESE_UNITS[unit] ?? 0), 0)
    return low !== undefined && low.length <= below ? high + low.padStart(below, '0') + lowUnit : all
  })
}

/** Phrases that say over which days was counted. They may hold a number of their own. */
const PERIODS: readonly (readonly [phrase: RegExp, days: number])[] = [
  [/\b(?:in|over|during)? ?(?:the )?(?:past|last) 24 hours\b/u, 1],
  [/^(?:est )?(?:monthly|mo)\b/u, 30],
  [/\b(?:in|over|during)? ?(?:the )?(?:past|last) month\b/u, 30],
  [/\b(?:im )?(?:letzte[nr]?|vergangene[nr]?) monat\b/u, 30],
  [/\b(?:in der )?(?:letzte[nr]?|vergangene[nr]?) woche\b/u, 7],
  [/\b(?:la )?semaine dernière\b|\b(?:la )?dernière semaine\b/u, 7],
  [/\b(?:la )?(?:última|pasada) semana\b|\b(?:la )?semana pasada\b|\b(?:na )?(?:última semana|semana passada)\b/u, 7],
  [/\b(?:l['’]|nell['’])?ultima settimana\b|\b(?:la )?settimana scorsa\b/u, 7],
  [/(?:за )?(?:последнюю|прошлую) неделю/u, 7],
  [/上周|上星期|先週|지난 ?주|tuần (?:trước|qua)/u, 7],
  [/上个?月|지난달|tháng (?:trước|qua)/u, 30],
  [/\bau cours du (?:mois dernier|dernier mois)\b|\ble mois dernier\b/u, 30],
  [/\b(?:en|durante) el (?:último|pasado) mes\b|\bel mes pasado\b/u, 30],
  [/\bnell['’]ultimo mese\b|\bnel mese scorso\b/u, 30],
  [/\bno (?:último mês|mês passado)(?!\p{L})/u, 30],
  [/\b(?:in de )?afgelopen maand\b/u, 30],
  [/w (?:ostatnim|zeszłym) miesiącu/u, 30],
  [/за (?:последний|прошлый) месяц/u, 30],
  [/(?:geçen|son) ay(?:da)?(?!\p{L})/u, 30],
  [/過去 ?(?:1|一) ?[かヶケカ]月間?(?:で|に)?|先月/u, 30],
  [/지난 ?(?:한 )?달(?:에|간)?/u, 30],
  [/(?:近|最近|过去) ?(?:30 ?天|一个月|1个月)|月销量?/u, 30],
  [/\b(?:in|over|during)? ?(?:the )?(?:past|last) week\b/u, 7],
  [/(?:近|最近|过去) ?(?:7 ?天|一周)|周销量?/u, 7],
]

const MAY_NAME_PERIOD =
  /\d ?d\b|24 hours|dgn|dni|dag|month|mo[in]|\bmo\b|mes|mês|maand|miesi|месяц|ay|月|달|week|woche|semaine|semana|settimana|недел|周|星期|週|주|tu[ầa]n|th[áa]ng|天|日|tag|jours|días|dias|giorni|дн|일|ng[àa]y|hari|g[üu]n|วัน/u
/** "In the last 30 days", "近30天", "за 30 дней". */
const IN_DAYS =
  /(?:\b(?:in|over|during|within)? ?(?:the )?(?:last|past|previous) |近|最近|过去|過去|直近|(?<!\p{L})за (?:последние )?|\bin (?:den )?(?:letzten )?|\bletzte |최근 ?|\bson |\bsur |\bultimi |\bw |\bsiste |\bsenaste |\bafgelopen |(?<!\p{L})últimos )?(?<![\d.,])(\d{1,3}) ?(?:days?\b|d\b|dgn\b|dagen\b|dager\b|dagar\b|dage\b|dni\b|天|日間?|tagen?\b|tage\b|derniers jours\b|jours\b|días\b|dias\b|giorni\b|дне[йи]|дня|일간?|ng[àa]y|hari\b|g[üu]n(?:de|lük)?|วัน)/u
/** "3 günde": the case of the word says it. */
const TURKISH_DAYS = /(?<![\d.,])(\d{1,3}) günde(?!\p{L})/u
const MOST_DAYS = 366

/** Takes the phrase of a period out of a text: what is left, and the days; null where there is none. */
export function withoutPeriod(text: string): { readonly rest: string; readonly days: number | null } {
  if (!MAY_NAME_PERIOD.test(text)) return { rest: text, days: null }
  const counted = IN_DAYS.exec(text) ?? TURKISH_DAYS.exec(text)
  const days = Number(counted?.[1])
  if (counted !== null && days >= 1 && days <= MOST_DAYS) return { rest: text.replace(counted[0], ' '), days }
  for (const [phrase, days] of PERIODS) {
    if (phrase.test(text)) return { rest: text.replace(phrase, ' '), days }
  }
  return { rest: text, days: null }
}
