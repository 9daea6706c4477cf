import type { Format } from '../format/format'

/** ISO 3166-1 codes of every country and region. */
const CODES =
  `AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BR BS BT BW BY BZ CA CC
CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE
GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP
KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC
NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK
SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF
WS YE YT ZA ZM ZW`.split(/\s+/)

interface Choice {
  readonly value: string
  readonly label: string
}

/** Countries by their names in the reader's language, in its order; the value is the code. */
export function countryChoices(region: Format['region'], language: string): Choice[] {
  const order = new Intl.Collator(language === 'zh' ? 'zh-CN-u-co-pinyin' : 'en')
  return CODES.map((code) => ({ value: code, label: region(code) })).sort((a, b) => order.compare(a.label, b.label))
}
