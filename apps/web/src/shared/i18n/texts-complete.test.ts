/// <reference types="vite/client" />
import { VOCABULARY_KINDS } from '@trendee/contract/column'
import type { Text } from '@trendee/contract/texts/text'
import { TEXTS } from '@trendee/contract/texts/texts'
import { describe, expect, it } from 'vitest'

const texts: [string, Text][] = Object.entries(TEXTS)
// Headings of columns stand in the contract, which writes them into exported files too.
const sources = Object.values(
  import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/*.test.*', '../../../../../packages/contract/src/**/*-columns.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n')

/** Names and signs that are the same in both languages. */
const SAME_IN_BOTH = new Set([
  'app.name',
  'export.format_csv',
  'export.format_xlsx',
  'alerts.channel_slack',
  'alerts.channel_teams',
  'platform.shein',
  'platform.temu',
  'platform.tiktok',
  'platform.tiktok-shop',
  'platform.etsy',
  'platform.shopee',
  'platform.lazada',
  'platforms.curve',
  'moves.step',
  'worn.lift',
  'hashtags.lift',
])

/** Keys that are put together where they are used: `t(`level.${level}`)`. */
const PREFIXES = [
  ...VOCABULARY_KINDS.map((kind) => `${kind}.`),
  ...[...sources.matchAll(/\bt\(\s*`([a-z_.]+\.[a-z_]*)\$\{/g)].map((match) => match[1] ?? ''),
]

const base = (key: string) => key.replace(/_(one|other)$/, '')
const blanks = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '').toSorted((a, b) => a.localeCompare(b))

describe('texts', () => {
  it.each(texts)('%s is there in both languages', (_key, text) => {
    expect(text.en.trim()).not.toBe('')
    expect(text.zh.trim()).not.toBe('')
  })
  it('are translated', () => {
    const untranslated = texts.filter(([key, text]) => text.en === text.zh && !SAME_IN_BOTH.has(key))
    expect(untranslated.map(([key]) => key)).toEqual([])
    const foreign = texts.filter(([key, text]) => /\p{Script=Han}/u.test(text.en) && key !== 'shell.language')
    expect(foreign.map(([key]) => key)).toEqual([])
  })
  it('keep their blanks in translation', () => {
    // A singular in English may say "the last day" without its number.
    const changed = texts.filter(
      ([key, text]) => !key.endsWith('_one') && blanks(text.en).join() !== blanks(text.zh).join(),
    )
    expect(changed.map(([key]) => key)).toEqual([])
  })
  it('are all used', () => {
    const unused = texts.filter(
      ([key]) => !sources.includes(`'${base(key)}'`) && !PREFIXES.some((prefix) => key.startsWith(prefix)),
    )
    expect(unused.map(([key]) => key)).toEqual([])
  })
  it('come with both forms of a count', () => {
    const keys = new Set(texts.map(([key]) => key))
    const halves = [...keys].filter((key) => key.endsWith('_one') || key.endsWith('_other'))
    expect(halves.filter((key) => !keys.has(`${base(key)}_one`) || !keys.has(`${base(key)}_other`))).toEqual([])
  })
  it('do not carry an entry in the list of equal texts that no longer exists', () => {
    expect([...SAME_IN_BOTH].filter((key) => !(key in TEXTS))).toEqual([])
  })
})
