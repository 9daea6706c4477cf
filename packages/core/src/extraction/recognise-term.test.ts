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
    ['mididress', 'product:midi+dress'],
    ['woolcoat', 'product:wool+coat'],
    ['#bubbleskirt', 'product:bubble+skirt'],
    ['#NewJeans', 'keyword:newjeans'],
    ['yellowjackets', 'keyword:yellowjackets'],
    ['topshop', 'keyword:topshop'],
    ['cartier', 'keyword:cartier'],
    ['smartwool', 'keyword:smartwool'],
    ['#olivegarden', 'keyword:olivegarden'],
    ['newjeansstyle', 'keyword:newjeansstyle'],
    ['newjeansoutfit', 'keyword:newjeansoutfit'],
    ['redvelvetdress', 'product:red+velvet+dress'],
    ['bubble skirt', 'product:bubble+skirt'],
    ['#widelegtrousers', 'category:wide-leg-pants'],
    ['kitten heels', 'shape:kitten-heel'],
    ['kittenheels', 'shape:kitten-heel'],
    ['kitten heel heels', 'shape:kitten-heel'],
    ['black kitten heels', 'product:black+kitten-heels'],
    ['puffer vests', 'category:puffer-vest'],
    ['pearl necklace', 'category:pearl-necklace'],
    ['tennis skirt', 'category:tennis-skirt'],
    ['tennis dress', 'category:tennis-dress'],
    ['powder blue', 'color:powder-blue'],
    ['metallic silver', 'color:metallic-silver'],
    ['silver metallic', 'color:metallic-silver'],
    ['soft lilac', 'color:soft-lilac'],
    ['dove gray', 'color:dove-grey'],
    ['chain necklaces', 'product:chain+necklace'],
    ['neck chain', 'product:chain+necklace'],
    ['plaid shirt', 'product:plaid+shirt'],
    ['quilted jacket', 'product:quilted+jacket'],
    ['shearling jacket', 'product:shearling+jacket'],
    ['christmas sweater', 'product:christmas+sweater'],
    ['breton stripe shirt', 'product:breton-stripe+shirt'],
    ['canvas tote bag', 'product:canvas+tote-bag'],
    ['moto boots', 'product:moto-boots'],
    ['maillot', 'product:maillot'],
    ['suitcase', 'category:suitcase'],
    ['luggage', 'category:suitcase'],
    ['terry', 'fabric:terry'],
    ['zork trousers', 'keyword:zork-pants'],
    ['zork pants', 'keyword:zork-pants'],
    ['royal enfield jacket', 'keyword:royal-enfield-jacket'],
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
    expect(term).toMatchObject({ type: 'keyword', name: 'Zendaya Black Dress' })
    expect(term.category?.value).toBe('dress')
    expect(term.attributes.map(({ value }) => value)).toEqual(['black'])
  })

  it('has for a kind the category and attributes of what it is a kind of, and the words that tell it from that', () => {
    const necklace = recogniseTerm('mangalsutra')
    expect(necklace).toMatchObject({ type: 'product', name: 'Mangalsutra', zh: '印度婚链', words: ['mangalsutra'] })
    expect([necklace.category?.value, necklace.broader?.value]).toEqual(['necklace', 'necklace'])
    const green = recogniseTerm('matcha green')
    expect(green).toMatchObject({ type: 'color', name: 'Matcha Green', words: ['matcha green'] })
    expect(green.attributes.map(({ value }) => value)).toEqual(['moss-green'])
    // Filed under ski jackets for want of a value of its own, it is no kind of them.
    expect(recogniseTerm('ski pants')).toMatchObject({ name: 'Ski Pants', broader: null, words: ['ski pants'] })
  })

  it('has the Chinese name that is known of a kind, and never a wider one', () => {
    expect(recogniseTerm('claw clips')).toMatchObject({ name: 'Claw Clip', zh: '鲨鱼夹' })
    expect(recogniseTerm('鲨鱼夹')).toMatchObject({ id: 'product:claw-clip', name: 'Claw Clip' })
    expect(recogniseTerm('black penny loafers')).toMatchObject({
      id: 'product:black+penny-loafers',
      name: 'Black Penny Loafers',
      zh: '黑色便士乐福鞋',
    })
  })

  it.each([
    ['vestido rojo', 'product:red+dress'],
    ['robe en lin', 'product:linen+dress'],
    ['robe sans manches', 'product:sleeveless+dress'],
    ['leinenhose', 'product:linen+pants'],
    ['weiße sneaker', 'product:white+sneakers'],
    ['gonna plissettata', 'category:pleated-skirt'],
    ['린넨 셔츠', 'product:linen+shirt'],
    ['ワンピース', 'category:dress'],
    ['черное платье', 'product:black+dress'],
  ])('takes "%s" for what it means in its language: %s', (term, id) => {
    expect(recogniseTerm(term).id).toBe(id)
  })

  it('says for whom a term of another language is', () => {
    expect(recogniseTerm('herren leinenhemd')).toMatchObject({ id: 'product:linen+shirt', gender: 'men' })
  })

  it('keeps what narrows a garment in another language, under the words of the term', () => {
    expect(recogniseTerm('robe longue').id).toBe('product:maxi+dress')
    const odd = recogniseTerm('robe parapluie')
    expect(odd).toMatchObject({ id: 'keyword:robe-parapluie', name: 'Robe Parapluie', words: ['robe parapluie'] })
    expect(odd.broader?.value).toBe('dress')
    expect(recogniseTerm('porte jupe').type).toBe('keyword')
  })

  it.each(['bianca', 'or', 'vero moda black', 'table top', 'zara dress'])('leaves "%s" a keyword', (term) => {
    expect(recogniseTerm(term)).toMatchObject({ type: 'keyword' })
  })
})
