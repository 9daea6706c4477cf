import { describe, expect, it } from 'vitest'
import { cleanOptional, cleanText, hashtagNames, hashtagsIn, textOfHtml } from './clean-text'

describe('cleanText', () => {
  it.each([
    ['  Ribbed   knit\n top ', 'Ribbed knit top'],
    ['Lace &amp; satin &#39;90s&#x2122; caf&eacute;', "Lace & satin '90s™ café"],
    ['A&B &unknown; &#0;', 'A&B &unknown; &#0;'],
    ['Soft\u00a0cotton', 'Soft cotton'],
    ['Soft&nbsp;cotton', 'Soft cotton'],
    ['Butter\u0000Yellow dress\u0007', 'Butter Yellow dress'],
    ['قميص كتان \u200f– 夏天 👗\u200d', 'قميص كتان \u200f– 夏天 👗\u200d'],
    ['\u202aMilan\u202c', 'Milan'],
    ['Tai\u00adlored \u2067coat\u2069\u2060', 'Tailored coat'],
    [12, '12'],
    [null, ''],
    [{}, ''],
  ])('%j → %j', (cell, text) => {
    expect(cleanText(cell)).toBe(text)
  })

  it('reads words for nothing as nothing only where asked', () => {
    expect(['N/A', 'null', '-', 'Nancy'].map(cleanOptional)).toEqual(['', '', '', 'Nancy'])
    expect(cleanText('None')).toBe('None')
  })
})

describe('textOfHtml', () => {
  it('keeps the words of a fragment', () => {
    expect(textOfHtml('<style>p{}</style><p>Waxed <b>cotton</b></p><ul><li>Warm</li></ul>&copy;')).toBe(
      'Waxed cotton Warm ©',
    )
    expect(textOfHtml(null)).toBe('')
  })
})

describe('hashtagsIn', () => {
  it('lists each hashtag once, in any script', () => {
    expect(hashtagsIn('#OOTD look #穿搭 #ootd＃春 a#b #été_24!')).toEqual(['ootd', '穿搭', '春', 'b', 'été_24'])
    expect(hashtagsIn('nothing')).toEqual([])
  })
  it('knows a tag in either coding of its letters, and no tag of digits alone', () => {
    expect(hashtagsIn('#Caf\u0065\u0301 #caf\u00e9 #1 #2024 #y2k #２０２４')).toEqual(['caf\u00e9', 'y2k'])
    expect(hashtagNames(['#Caf\u0065\u0301', 'caf\u00e9', '7', null, 'OOTD'])).toEqual(['caf\u00e9', 'ootd'])
  })
})
