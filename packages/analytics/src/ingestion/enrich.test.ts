import { describe, expect, it } from 'vitest'
import { ProductDraft } from '@trendee/feeds/product-draft'
import type { LookRecord, PostRecord, ProductRecord } from '@trendee/feeds/records'
import { Enricher } from './enrich'

const product = (words: Partial<ProductRecord>): ProductRecord =>
  Object.assign(new ProductDraft('shein', '1', ''), { region: 'US', currency: 'USD', price: 10 }, words)

function read(words: Partial<ProductRecord>) {
  const enriched = new Enricher().enrich(product(words))
  const attributes = enriched?.attributeTypes.map((type, index) => [
    type,
    enriched.attributeValues[index],
    enriched.attributeFrom[index],
  ])
  return { ...enriched, attributes: attributes ?? [] }
}

describe('a product', () => {
  it('is read from its title: category, gender and attributes with the words that gave them', () => {
    const found = read({ title: 'Red Floral Midi Dress', rawGender: 'Women' })
    expect(found).toMatchObject({ primaryCategory: 'womenswear', secondaryCategory: 'dress', gender: 'women' })
    expect(found.attributes).toContainEqual(['color', 'red', 'title'])
    expect(found.attributes).toContainEqual(['pattern', 'floral', 'title'])
    expect(found.attributeWords).toHaveLength(found.attributes.length)
  })
  it.each(['Color', 'colour', ' COLOR ', '颜色', 'Warna', 'cor'])('takes its colour from the attribute %s', (name) => {
    const { attributes } = read({ title: 'Midi Dress', rawAttributes: [[name, 'Red']] })
    expect(attributes).toContainEqual(['color', 'red', 'field'])
  })
  it('has the colour of its own field before that of an attribute', () => {
    const { attributeValues } = read({ title: 'Midi Dress', rawColor: 'Green', rawAttributes: [['Color', 'Red']] })
    expect(attributeValues).toContain('green')
    expect(attributeValues).not.toContain('red')
  })
  it('is read from the shop’s own fields, whatever their language', () => {
    const { attributes } = read({
      title: 'Midi Dress',
      rawAttributes: [
        ['Material', 'Linen'],
        ['Neckline', 'V neck'],
      ],
    })
    expect(attributes).toContainEqual(['fabric', 'linen', 'field'])
    expect(attributes).toContainEqual(['neckline', 'v-neck', 'field'])
  })
  it('takes its wearer from a field of the shop', () => {
    expect(read({ title: 'Midi Dress', rawAttributes: [['Género', 'Niña']] }).gender).toBe('girls')
  })
  it('says nothing with attributes that are not about the garment', () => {
    const { attributeValues } = read({ title: 'Midi Dress', rawAttributes: [['Ships from', 'Linen House']] })
    expect(attributeValues).not.toContain('linen')
  })
  it('names the brand of its title where the feed states none', () => {
    expect(read({ title: 'Adidas Running Shorts' }).titleBrand).toBe('Adidas')
    expect(read({ title: 'Adidas Running Shorts', brand: 'Acme' }).titleBrand).toBe('')
    expect(read({ title: 'Running Shorts' }).titleBrand).toBe('')
  })
  it('is none of ours when no garment word fits', () => {
    expect(read({ title: 'Glass Flower Vase 20cm' })).toMatchObject({ primaryCategory: '', secondaryCategory: '' })
  })
})

describe('an enricher', () => {
  it('gives the same object for the same words of a product, and another for other words', () => {
    const enricher = new Enricher()
    const dress = product({ title: 'Red Dress' })
    const first = enricher.enrich(dress)
    expect(enricher.enrich({ ...dress, price: 9, observedOn: '2025-01-01' })).toBe(first)
    expect(enricher.enrich({ ...dress, productId: '2' })).not.toBe(first)
    expect(enricher.enrich({ ...dress, title: 'Blue Dress' })?.attributeValues).toEqual(['blue'])
  })
  it.each<[string, Partial<ProductRecord>, Partial<ProductRecord>]>([
    ['colours', { rawColor: 'Red' }, { rawColor: 'Blue' }],
    ['attributes', { rawAttributes: [['Material', 'Linen']] }, { rawAttributes: [['Material', 'Denim']] }],
    ['descriptions of one length', { description: 'In linen' }, { description: 'In denim' }],
    ['genders', { rawGender: 'Women' }, { rawGender: 'Men' }],
    ['categories', { categoryPath: ['Women', 'Skirts'] }, { categoryPath: ['Women', 'Shirts'] }],
  ])('reads a product again whose %s changed', (_, before, after) => {
    const enricher = new Enricher()
    const words = { title: 'Summer piece' }
    enricher.enrich(product({ ...words, ...before }))
    expect(enricher.enrich(product({ ...words, ...after }))).toEqual(
      new Enricher().enrich(product({ ...words, ...after })),
    )
  })
  it('reads captions with their hashtags, looks by their description, and nothing else', () => {
    const enricher = new Enricher()
    const post = { kind: 'post', caption: 'new in', hashtags: ['suede', 'skirt'] } as unknown as PostRecord
    expect(enricher.enrich(post)).toMatchObject({ secondaryCategory: 'skirt', attributeValues: ['suede'] })
    const look = { kind: 'look', description: 'Linen blazer', garments: [], gender: 'men' } as unknown as LookRecord
    expect(enricher.enrich(look)).toMatchObject({ gender: 'men', attributeValues: ['linen'] })
    expect(
      enricher.enrich({
        kind: 'hashtag',
        platform: 'tiktok',
        hashtag: 'reddress',
        region: '',
        rank: null,
        posts: null,
        views: null,
        observedOn: null,
      }),
    ).toBeNull()
  })
})

describe('a product under a breadcrumb of other goods', () => {
  const otherGoods = ['Home & Kitchen', 'Vases']
  it('is no fashion, whatever its title and its attributes say', () => {
    const found = read({ title: 'Linen Midi Dress', categoryPath: otherGoods, rawAttributes: [['Material', 'Linen']] })
    expect(found).toMatchObject({ primaryCategory: '', gender: '', attributes: [] })
  })
  it('is what it is once the shop moves it', () => {
    const enricher = new Enricher()
    const words = { title: 'Linen Midi Dress' }
    expect(enricher.enrich(product({ ...words, categoryPath: otherGoods }))?.primaryCategory).toBe('')
    expect(enricher.enrich(product({ ...words, categoryPath: ['Women', 'Dresses'] }))?.primaryCategory).toBe(
      'womenswear',
    )
    expect(enricher.enrich(product({ ...words, categoryPath: [...otherGoods] }))?.primaryCategory).toBe('')
  })

  it('reads each garment of a look by itself, with the words and fields that said so', () => {
    const garments = [
      { name: 'Butter yellow suede boots', category: '', color: '', material: '' },
      { name: 'Sharp', category: 'Coat', color: 'Navy', material: 'Wool' },
    ]
    const look = {
      kind: 'look',
      description: 'Not read: velvet hat',
      garments,
      gender: 'womenswear',
    } as unknown as LookRecord
    const read = new Enricher().enrich(look)
    expect(read).toMatchObject({
      gender: 'women',
      secondaryCategory: 'boots',
      attributeValues: ['butter-yellow', 'suede', 'navy-blue', 'wool'],
      attributeWords: ['Butter yellow', 'suede', 'Navy', 'Wool'],
    })
    expect(read?.garments).toEqual([
      {
        text: 'Butter yellow suede boots',
        primary_category: 'footwear',
        secondary_category: 'boots',
        category_words: 'boots',
        attributes: [
          { type: 'color', value: 'butter-yellow', words: 'Butter yellow', from: 'title' },
          { type: 'fabric', value: 'suede', words: 'suede', from: 'title' },
        ],
      },
      {
        text: 'Sharp',
        primary_category: 'womenswear',
        secondary_category: 'coat',
        category_words: 'Coat',
        attributes: [
          { type: 'color', value: 'navy-blue', words: 'Navy', from: 'field' },
          { type: 'fabric', value: 'wool', words: 'Wool', from: 'field' },
        ],
      },
    ])
  })
})
