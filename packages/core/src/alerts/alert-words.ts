import type { Language } from '../language/languages'
import { priceInWords } from '../prices/price-in-words'
import { weekInWords } from '../sentences/days-in-words'
import { LEVEL_NAMES } from '../trend/level-names'
import type { Level } from '../trend/vocabulary'
import type { AlertFacts, CountedFacts } from './compare-states'

export type Words = Readonly<Record<Language, string>>

/** Its name within an English sentence. */
function levelInEnglish(level: Level): string {
  return level === 'none' ? 'without a level' : LEVEL_NAMES[level].en.toLowerCase()
}

/** What happened, in a sentence of each language; the name of what it happened to stands before it. */
export function alertWords(facts: AlertFacts): Words {
  switch (facts.kind) {
    case 'level': {
      const { from, to } = facts
      return {
        en: `Now ${levelInEnglish(to)}, before ${levelInEnglish(from)}.`,
        zh: `等级由“${LEVEL_NAMES[from].zh}”变为“${LEVEL_NAMES[to].zh}”。`,
      }
    }
    case 'peak': {
      const week = (day: string, language: Language) => weekInWords(day, facts.day, language)
      const isLater = facts.to > facts.from
      return {
        en: `Its forecast peak moved ${isLater ? 'later' : 'earlier'}: ${week(facts.to, 'en')}, before ${week(facts.from, 'en')}.`,
        zh: `预测峰值${isLater ? '推迟' : '提前'}：由${week(facts.from, 'zh')}变为${week(facts.to, 'zh')}。`,
      }
    }
    case 'price': {
      const { from, to, currency } = facts
      const share = Math.round((1 - to / from) * 100)
      return {
        en: `Its price fell by ${share} %: ${priceInWords(to, currency, 'en')}, before ${priceInWords(from, currency, 'en')}.`,
        zh: `价格下降 ${share}%：由 ${priceInWords(from, currency, 'zh')} 降至 ${priceInWords(to, currency, 'zh')}。`,
      }
    }
    case 'sold_out':
      return { en: 'Sold out: no longer seen on sale.', zh: '已售罄：不再在售。' }
    case 'back_in_stock':
      return { en: 'Back in stock.', zh: '已恢复在售。' }
    default:
      return counted(facts)
  }
}

const COUNTED: Readonly<
  Record<CountedFacts['kind'], readonly [one: string, other: string, zh: (count: number) => string]>
> = {
  arrivals: ['new arrival', 'new arrivals', (count) => `新上架 ${count} 件商品`],
  price_cuts: ['price cut', 'price cuts', (count) => `降价 ${count} 次`],
  posts: ['new post', 'new posts', (count) => `新发布 ${count} 篇帖子`],
  finds: ['new find', 'new finds', (count) => `新增 ${count} 个结果`],
}

function counted({ kind, count, names }: CountedFacts): Words {
  const [one, other, zh] = COUNTED[kind]
  const more = count - names.length
  const english = [...names.map(({ en }) => en), ...(names.length > 0 && more > 0 ? [`${more} more`] : [])].join('; ')
  const chinese =
    names.map(({ zh: name }) => name).join('；') + (names.length > 0 && more > 0 ? `；另有 ${more} 个` : '')
  return {
    en: `${count} ${count === 1 ? one : other}${english === '' ? '' : `: ${english}`}.`,
    zh: `${zh(count)}${chinese === '' ? '' : `：${chinese}`}。`,
  }
}
