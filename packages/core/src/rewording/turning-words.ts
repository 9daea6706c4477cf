/** Words that turn what a sentence says, by what they say: who says the same in other words uses the same kinds. */
const KINDS = {
  up: 'up|upward|upwards|rise|rises|rose|risen|rising|grow|grows|grew|grown|growing|growth|gain|gains|gained|gaining|climb|climbs|climbed|climbing|increase|increases|increased|increasing|soar|soars|soared|surge|surges|surged|higher|jump|jumps|jumped|jumping|上升|上涨|上扬|增长|增加|增至|提高|攀升|走高|跃升|飙升|高于|高出|高|涨|升',
  down: 'down|downward|fall|falls|fell|fallen|falling|drop|drops|dropped|dropping|decline|declines|declined|declining|decrease|decreases|decreased|shrink|shrinks|shrank|lower|sink|sinks|sank|slide|slides|slid|slump|slumps|slumped|下降|下跌|下滑|回落|减少|降低|走低|骤降|低于|低|跌|降',
  ahead: 'ahead|before|precede|precedes|earlier|领先|早于|先于|提前',
  behind: 'behind|after|lag|lags|lagging|trail|trails|later|follow|follows|followed|following|落后|晚于|滞后|后|其次',
  most: 'most|mostly|majority|best|top|tops|lead|leads|leading|strongest|fastest|commonest|highest|largest|biggest|dominant|dominate|dominates|最|居首|首位|第一|领跑|主要|多数',
  least: 'least|fewest|slowest|weakest|lowest|smallest|worst',
  all: 'all|every|each|always|everywhere|entirely|所有|全部|全都|皆|均|每|总是|始终',
  some: 'some|few|many|several|numerous|often|around|about|nearly|almost|roughly|approximately|一些|许多|大量|不少|约|大约|近乎|几乎|左右|接近',
  not: 'not|never|cannot|without|hardly|barely|scarcely|neither|nor|不|未|没|无|非|难以|尚未',
  more: 'more|over|above|beyond|exceed|exceeds|exceeded|超过|超出|以上|逾|更多|更',
  less: 'less|under|below|beneath|fewer|within|以下|不足|不到|更少',
  level: 'level|flat|stable|steady|unchanged|持平|平稳|稳定|不变',
  will: 'will|would|expect|expects|expected|forecast|forecasts|predict|predicts|predicted|likely|might|may|should|could|soon|预计|预测|预期|将|有望|可能',
  cause:
    'because|cause|causes|caused|due|thanks|driven|drives|drive|fuelled|fueled|boosted|因为|由于|得益|受益|推动|带动|驱动|导致',
} as const
type Turning = keyof typeof KINDS

/** Which way something goes: of these the order counts too, since a sentence can hold both ways. */
const WAYS: ReadonlySet<Turning> = new Set(['up', 'down', 'ahead', 'behind', 'not'])

const CONTRACTED = /n['’]t$/
const BY_WORD = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.split('|').map((word) => [word, kind as Turning] as const)),
)
const WORDS = [...BY_WORD.keys()].toSorted((a, b) => b.length - a.length)
const ANY = new RegExp(
  `\\b(?:[a-z]+n['’]t|${WORDS.filter((word) => /^[a-z]/.test(word)).join('|')})\\b|${WORDS.filter((word) => !/^[a-z]/.test(word)).join('|')}`,
  'gi',
)

/** What turns a text, whose names and numbers have been taken out. */
export interface Turns {
  readonly kinds: ReadonlySet<Turning>
  /** Ways in their order, the same one running once. */
  readonly ways: readonly Turning[]
}

export function turnsOf(text: string): Turns {
  const found = [...text.matchAll(ANY)].flatMap(([word]) =>
    CONTRACTED.test(word) ? ['not' as const] : (BY_WORD.get(word.toLowerCase()) ?? []),
  )
  const ways = found.filter((kind) => WAYS.has(kind))
  return { kinds: new Set(found), ways: ways.filter((kind, place) => kind !== ways[place - 1]) }
}
