import { describe, expect, it } from 'vitest'
import { builtInText, namesFilledIn, textTroubles } from './edited-text'

const builtIn = { en: 'The last {day}', zh: '最近 {count, number} 个{day}' }

describe('an edited text', () => {
  it.each<[string, string, object]>([
    ['Last {day}', '{day} {count}', {}],
    ['Last {day}, {count, number}', '{day} {count}', {}],
    ['Last', '{day} {count}', { en: { kind: 'names', missing: ['day'], unknown: [] } }],
    ['Last {day} {name}', '{day} {count}', { en: { kind: 'names', missing: [], unknown: ['name'] } }],
    [' ', '{count}', { en: { kind: 'empty' }, zh: { kind: 'names', missing: ['day'], unknown: [] } }],
  ])('“%s” and “%s” has the troubles %o', (en, zh, troubles) => {
    expect(textTroubles(builtIn, { en, zh })).toEqual(troubles)
  })

  it('says what is filled in, in either language', () => {
    expect(namesFilledIn(builtIn)).toEqual(['day', 'count'])
  })

  it('has built-in words, unless it is unknown', () => {
    expect(builtInText('app.name')).toEqual({ en: 'Trendee', zh: 'Trendee' })
    expect([builtInText('no.such'), builtInText('constructor')]).toEqual([null, null])
  })
})
