import { describe, expect, it } from 'vitest'
import { recogniseTerm } from './recognise-term'

describe('recogniseTerm', () => {
  it.each([
    ['gray', 'color:grey'],
    ['Grey', 'color:grey'],
    ['sage green', 'color:sage-green'],
    ['#sagegreen', 'color:sage-green'],
    ['鼠尾草绿', 'color:sage-green'],
    ['cargo pants', 'category:cargo-pants'],
    ['Cargo Trousers', 'category:cargo-pants'],
    ['A-line skirt', 'category:a-line-skirt'],
    ['slip dress', 'category:slip-dress'],
    ['wide-leg trousers', 'category:wide-leg-pants'],
    ['baby tee', 'category:baby-tee'],
    ['cowboy boots', 'category:cowboy-boots'],
    ['tailored trousers', 'category:dress-pants'],
    ['midi dress', 'product:midi+dress'],
    ['oversized blazer', 'product:oversized+blazer'],
    ['linen shirt', 'product:linen+shirt'],
    ["men's linen shirt", 'product:linen+shirt'],
    ['碎花连衣裙', 'product:ditsy-floral+dress'],
    ['linen', 'fabric:linen'],
    ['polka dots', 'pattern:polka-dot'],
    ['puff sleeves', 'sleeve:puff-sleeve'],
    ['boho', 'style:boho'],
    ['phone case', 'keyword:phone-case'],
    ['Dua Lipa tour', 'keyword:dua-lipa-tour'],
    ['', 'keyword:'],
  ])('%s is %s', (term, id) => {
    expect(recogniseTerm(term).id).toBe(id)
  })

  it('gives one id whatever the order of the words', () => {
    expect(recogniseTerm('linen sage green shirt').id).toBe(recogniseTerm('sage green linen shirt').id)
  })

  it('names products in both languages and keeps the wearer', () => {
    expect(recogniseTerm('mens linen shirt')).toMatchObject({
      type: 'product',
      name: 'Linen Shirt',
      zh: '亚麻衬衫',
      gender: 'men',
    })
    expect(recogniseTerm('slip dress')).toMatchObject({ type: 'category', name: 'Slip Dress', gender: 'women' })
  })

  it('keeps what it knows of a keyword', () => {
    const term = recogniseTerm('zendaya black dress')
    expect(term).toMatchObject({ type: 'keyword', name: 'zendaya black dress' })
    expect(term.category?.value).toBe('dress')
    expect(term.attributes.map(({ value }) => value)).toEqual(['black'])
  })
})
