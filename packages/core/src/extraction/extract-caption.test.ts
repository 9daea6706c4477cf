import { describe, expect, it } from 'vitest'
import { extractCaption } from './extract-caption'

/** What a caption names, in short: its garment, its wearer, its attributes. */
function readingOf(caption: string, hashtags: readonly string[] = []) {
  const { category, gender, attributes } = extractCaption(caption, hashtags)
  return [category?.secondary ?? '-', gender?.value ?? '-', ...attributes.map(({ value }) => value)].join(' ')
}

describe('the words under a picture', () => {
  it.each([
    ['outfit check: sage green linen dress', 'dress women sage-green linen'],
    ['rating my wardrobe: this linen dress gets a 10', 'dress women linen'],
    ['Sunday in a linen dress. Coffee first ☕', 'dress women linen'],
    ['My linen shirt did the work today, the rest is basics.', 'shirt - linen'],
    ['What I wore to the market: a linen dress and comfortable shoes.', 'dress women linen'],
    ['Three outfits, one checked skirt. Which is yours?', 'skirt women check'],
    ['watch till the end, this denim skirt', 'denim-skirt women denim'],
    ['no cap this skirt is everything', 'skirt women'],
    ['head over heels for this coat', 'coat -'],
    ['golden hour in my slip dress', 'slip-dress women'],
    ['blue skies, red lips and a white tee', 't-shirt - white'],
    ['capsule wardrobe: trench coat', 'trench-coat -'],
    ['boyfriend stole my hoodie', 'hoodie -'],
    ['grwm with my new dress. My shoes are old', 'dress women'],
    ['leather jacket over a slip dress', 'leather-jacket - leather'],
    ['linen shirt dress for summer', 'shirt-dress women linen'],
    ['new boots who dis', 'boots -'],
    ['周末探店，穿了亚麻衬衫，咖啡好喝', 'shirt - linen'],
    ['咖啡色大衣', 'coat - coffee'],
    ['Thoughts on butter yellow?', '- - butter-yellow'],
  ])('%s: %s', (caption, reading) => expect(readingOf(caption)).toBe(reading))

  it.each([
    'vibe check',
    'how I dress in fall',
    "that's a wrap",
    "it's in the bag",
    'tie the knot',
    'take a bow',
    'top 3 looks this week',
    'my dress hanger broke',
    '小红书 今日穿搭 包邮',
    'thanks @olive.coats',
  ])('%s names nothing', (caption) => expect(readingOf(caption)).toBe('- -'))

  it.each([
    ["girls' pink tulle skirt", 'girls'],
    ['girls night in a mini skirt', 'women'],
    ['girl dinner in my cardigan', '-'],
    ['boys trip, linen shirt', '-'],
    ["men's camel coat", 'men'],
    ['my man said this shirt is it', '-'],
    ["baby, it's cold outside: puffer jacket", '-'],
    ['kids denim jacket', 'kids'],
    ['a linen shirt for my toddler', 'kids'],
    ['女生穿搭 白衬衫', 'women'],
  ])('%s is for %s', (caption, gender) => expect(readingOf(caption).split(' ')[1]).toBe(gender))

  it('parts the words of hashtags, and reads none that names the network or the genre of the picture', () => {
    expect(readingOf('so good', ['bubbleskirt', 'ootd'])).toBe('skirt women bubble')
    expect(readingOf('linen shirt #shorts', ['shorts'])).toBe('shirt - linen')
    expect(readingOf('linen shirt #streetstyle', ['streetstyle'])).toBe('shirt - linen')
    expect(readingOf('#mensfashion linen shirt', ['mensfashion'])).toBe('shirt men linen')
  })

  it.each([
    ['#SkinnyJeansAreBack', 'skinny-jeans - skinny-fit'],
    ['so cold #RedCoatOf2026 #winter', 'coat - red'],
    ['#NewJeansStyle', '- -'],
    ['#NewJeans', '- -'],
    ['#BlackLivesMatter', '- -'],
    ['#TopGun #BootsOnTheGround', '- -'],
    ['#JacketPotato #SkirtSteak #SandalWood #StraitJacket #DressForSuccess', '- -'],
    ['#CropTop', 'crop-top women'],
    ['#TopShop #Cartier #SmartWool #OliveGarden', '- -'],
    ['#RedVelvetDress', 'dress women red velvet'],
  ])('parts a hashtag at capitals where it names a garment and is no other name: %s', (caption, said) => {
    const tags = [...caption.matchAll(/#(\w+)/g)].map(([, tag = '']) => tag.toLowerCase())
    expect(readingOf(caption, tags)).toBe(said)
  })
})
