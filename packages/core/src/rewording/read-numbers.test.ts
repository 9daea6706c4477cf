import { describe, expect, it } from 'vitest'
import { type NumberMention, readNumbers } from './read-numbers'

const read = (text: string) =>
  readNumbers(text).map(
    ({ kind, value, unit }) => `${kind} ${Number(value.toFixed(6))}${unit === '' ? '' : ` ${unit}`}`,
  )

describe('readNumbers', () => {
  it.each<[text: string, numbers: string[]]>([
    ['42 products carry it, median price $48.50', ['count 42 product', 'money 48.5']],
    ['up 31% in 12,345 searches', ['percent 31', 'count 12345 searche']],
    ['-4.2%, −3 and 5-7 weeks', ['percent -4.2', 'count -3', 'count 5', 'count 7 week']],
    ['12–15 percent', ['count 12', 'percent 15']],
    ['1.2 million views, 3k posts', ['count 1200000 view', 'count 3000 post']],
    ['2 times as often, 3x, a twofold rise, twice', ['times 2', 'times 3', 'times 2', 'times 2']],
    ['doubled, then tripled and halved', ['times 2', 'times 3', 'times 0.5']],
    ['thirty-one percent of two hundred and five brands', ['percent 31', 'count 205 brand']],
    ['dozens of shops, a third, half, none, one', ['count 12', 'count 3', 'count 0.5', 'count 0', 'count 1']],
    ['on 12 May 2026, 2026-05-12', ['count 12 may', 'month 5', 'count 2026', 'count 2026', 'month 5', 'count 12']],
    ['it may march on', []],
    ['５１％ and ½ and Ⅲ and ²', ['percent 51', 'unread NaN', 'unread NaN', 'unread NaN']],
    ['US$ 48, 48 dollars, €5', ['money 48', 'money 48', 'money 5']],
    ['3 percentage points', ['points 3']],
  ])('reads English: %s', (text, numbers) => {
    expect(read(text)).toEqual(numbers)
  })

  it.each<[text: string, numbers: string[]]>([
    ['共有42件商品，价格中位数$48', ['count 42 件', 'money 48']],
    ['上升百分之三十一', ['percent 31']],
    ['三成、八折、五分之二', ['percent 30', 'discount 8', 'count 0.4']],
    ['1.2万次，3亿，三千二百万', ['count 12000 次', 'count 300000000', 'count 32000000']],
    ['二〇二六年五月十二日', ['count 2026 年', 'month 5', 'count 12 日']],
    ['2026年11月22日', ['count 2026 年', 'month 11', 'count 22 日']],
    ['翻倍，达到两倍，三点五倍', ['times 2', 'times 2', 'times 3.5']],
    ['近三十天，两周，十二个月', ['count 30 天', 'count 2 周', 'count 12 个月']],
    ['进一步统一，一起上升', []],
    ['大半、一半', ['count 0.5', 'count 1 半', 'count 0.5']],
  ])('reads Chinese: %s', (text, numbers) => {
    expect(read(text)).toEqual(numbers)
  })

  it('says where each stands', () => {
    const text = 'From US$48 to 1.5 million, 31 %.'
    const at = ({ from, to }: NumberMention) => text.slice(from, to)
    expect(readNumbers(text).map(at)).toEqual(['US$48', '1.5 million', '31 %'])
  })
})
