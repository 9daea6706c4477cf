import { describe, expect, it } from 'vitest'
import type { AttributeType } from '../lexicon/types'
import { extractGarment } from './extract-garment'

function valuesOf(text: { title: string; description?: string }): string[] {
  return extractGarment(text).attributes.map(({ type, value }) => `${type}:${value}`)
}

type Line = [words: string, is: `${AttributeType}:${string}` | null, isNot: `${AttributeType}:${string}`]

/** Words that look like an entry of the lexicon and mean another, or nothing. Each title has its right reading, too. */
const titles: Line[] = [
  ['Anti Social Club Hoodie', null, 'style:party'],
  ['Tennis Club Sweatshirt', null, 'style:party'],
  ['Stitched basketball jersey', null, 'fabric:jersey'],
  ['Space Jam Jersey Basketball Jerseys', null, 'fabric:jersey'],
  ['John Wall Jersey #11 High School Stitched', null, 'fabric:jersey'],
  ['Cotton jersey dress', 'fabric:jersey', 'fabric:linen'],
  ['Jersey wrap dress', 'fabric:jersey', 'fabric:linen'],
  ['Shirt, please check the size', null, 'pattern:check'],
  ['Check shirt', 'pattern:check', 'pattern:plaid'],
  ['Dress with extra bubble wrap', null, 'shape:wrap'],
  ['Dress with extra bubble wrap', null, 'shape:bubble'],
  ['Wrap dress', 'shape:wrap', 'shape:bubble'],
  ['Faux cashmere scarf', null, 'fabric:cashmere'],
  ['Cashmere scarf', 'fabric:cashmere', 'fabric:wool'],
  ['Ice silk T-shirt', null, 'fabric:silk'],
  ['Windproof jacket', 'detail:windproof', 'detail:waterproof'],
  ['Waterproof jacket', 'detail:waterproof', 'detail:windproof'],
  ['18K yellow gold bracelet', 'color:gold', 'color:yellow'],
  ['Derrick Rose Printed Jersey', null, 'pattern:rose-print'],
  ['Women rose printed dress', 'pattern:rose-print', 'pattern:floral'],
  ['Turn down collar shirt', 'neckline:shirt-collar', 'fabric:down'],
  ['Sneakers that lock your foot down', null, 'fabric:down'],
  ['Down jacket', 'fabric:down', 'fabric:wool'],
  ['Hoodie with five-pointed star', null, 'shape:pointed-toe'],
  ['Shirt with pointed collar', 'neckline:shirt-collar', 'shape:pointed-toe'],
  ['Pointed heels', 'shape:pointed-toe', 'shape:round-toe'],
  ['Casual cotton unisex cap, cute', 'style:casual', 'style:vintage'],
  ['Retro sunglasses', 'style:retro', 'style:vintage'],
  ['Vintage sunglasses', 'style:vintage', 'style:retro'],
  ['Professional ski goggles', null, 'style:office'],
  ['Adjustable snapback cap', null, 'detail:adjustable-strap'],
  ['Dress with adjustable straps', 'detail:adjustable-strap', 'detail:backstrap'],
  ['Sapphire crystal watch', null, 'detail:rhinestone'],
  ['Necklace, holiday gift', null, 'style:vacation'],
  ['Jacket with fur-like collar', null, 'fabric:faux-fur'],
  ['F plus R men shorts', null, 'fit-type:plus-size'],
  ['Plus size dress', 'fit-type:plus-size', 'fit-type:petite-fit'],
  ['Half sleeve shirt', 'sleeve:short-sleeve', 'sleeve:long-sleeve'],
  ['Jersey, shorts sleeve', 'sleeve:short-sleeve', 'sleeve:long-sleeve'],
  ['Tote bag with pom decor', 'detail:pom-pom', 'detail:fringe'],
]

const descriptions: Line[] = [
  ['Jeans, has a zip closure, and waistband with belt loops', 'detail:zip', 'detail:belted'],
  ['Dress with belt', 'detail:belted', 'detail:knot'],
  ['Kurta, long sleeves, straight hem', 'sleeve:long-sleeve', 'shape:straight'],
  ['Trousers with a straight leg', 'shape:straight', 'shape:flared'],
  ['Textured PU outsole, has a block heel', 'shape:block-heel', 'fabric:faux-leather'],
  ['EVA midsole, leather upper', 'fabric:leather', 'fabric:rubber'],
  ['Briefs with a double layered gusset', null, 'shape:layered'],
  ['Briefs with a double layered gusset', null, 'detail:godet'],
  ['Support as you shift your weight', null, 'shape:shift'],
  ['Keeps you dry when you cross-train', null, 'detail:train'],
  ['Bracelet with an interlock closure', null, 'fabric:jersey'],
  ['Bag with a twist closure', null, 'detail:knot'],
  ['Spandex-like upper', null, 'fabric:spandex'],
  ['Es más caro que el tejido', null, 'pattern:check'],
  ['Fabric: Down', 'fabric:down', 'fabric:wool'],
  // What stands under all products of a shop.
  ['Cotton. Please note: prints may be darker.', 'fabric:cotton', 'pattern:printed'],
  ['Disclaimer: The final product delivered might vary in colour and prints.', null, 'pattern:printed'],
  ['Linen. Free Shipping. Welcome to our store of silk scarves!', 'fabric:linen', 'fabric:silk'],
  ['Lace trimSize chart: sleeveless dressesPadded cups', 'detail:lace-trim', 'sleeve:sleeveless'],
  ['Pair it with skinny jeans and velvet shoes. Made of satin.', 'fabric:satin', 'fabric:velvet'],
  ['100% cotton, should be washed in cold water, do not bleach', 'fabric:cotton', 'texture:acid-wash'],
  ['Pure silk. Envío gratis, bolsa de terciopelo.', 'fabric:silk', 'fabric:velvet'],
  ['Pattern: Printed Disclaimer : Product colour may vary, lace excepted.', 'pattern:printed', 'fabric:lace'],
  ['Garment-dyed and washed with a special technique', 'texture:acid-wash', 'texture:dark-wash'],
  ['羊毛。颜色以实物为准，请看尺码表，蕾丝除外。', 'fabric:wool', 'fabric:lace'],
]

describe('words that mean something else', () => {
  it.each(titles)('%s is %s, not %s', (title, is, isNot) => {
    const found = valuesOf({ title })
    expect(found).toEqual(expect.arrayContaining(is === null ? [] : [is]))
    expect(found).not.toContain(isNot)
  })

  it.each(descriptions)('a description: %s is %s, not %s', (description, is, isNot) => {
    const found = valuesOf({ title: 'Women item', description })
    expect(found).toEqual(expect.arrayContaining(is === null ? [] : [is]))
    expect(found).not.toContain(isNot)
  })

  it.each([
    'Faux leather jacket',
    'Faux fur coat women',
    'Faux Suede Ankle Boots',
    'FAUX suede ankle boots',
    'Knee High Boots',
    'KNEE high boots',
    'Handmade Crochet Dress',
    'HANDMADE crochet dress',
    'Chunky Women Loafers',
    'CHUNKY women loafers',
    'Stumble Guys Juego Mochila',
    'Stumble Guys Game Merch Mochila Bolsa De Hombro',
    'Slouchy Women Boots',
    'Slouchy women boots',
  ])('%s has no brand', (title) => expect(extractGarment({ title }).brand).toBeNull())

  it('reads no wearer out of a brand', () => {
    expect(extractGarment({ title: 'Golden Girl padded bra' }).gender?.value).toBe('women')
    expect(extractGarment({ title: 'Golden Girl padded bra' }).attributes.map(({ value }) => value)).not.toContain(
      'gold',
    )
  })

  it('takes a jersey with a number or a sport for the garment', () => {
    expect(extractGarment({ title: 'Larry Bird Jersey #33' }).category?.secondary).toBe('sports-jersey')
    expect(extractGarment({ title: 'Retro hockey shirt jerseys' }).garments.map(({ words }) => words)).toContain(
      'jerseys',
    )
  })
})
