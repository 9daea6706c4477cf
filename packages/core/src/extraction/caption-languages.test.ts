import { describe, expect, it } from 'vitest'
import { extractCaption } from './extract-caption'

/** What a caption names with the hashtags in it: its garment, the wearer that its words name, its attributes. */
function readingOf(caption: string): string {
  const tags = [...caption.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)].map(([, tag]) => (tag ?? '').toLowerCase())
  const { category, gender, attributes } = extractCaption(caption, tags)
  const wearer = gender === null || gender.from === 'garment' ? '-' : gender.value
  return [category?.secondary ?? '-', wearer, ...attributes.map(({ value }) => value)].join(' ')
}

describe('captions in the languages of titles', () => {
  it.each([
    ['Endlich da: unser Leinenkleid in Beige 🤍 Größen S–XL #leinenkleid #linendress #ootd', 'dress - beige linen'],
    ['Herren-Wollmantel jetzt reduziert, passt super fürs Büro #herrenmode', 'coat men wool'],
    ['Welche Sneaker fürs Lauftraining? Ich bin bei den weißen geblieben 👟', 'sneakers - white'],
    ['Chemise en lin blanche pour homme, parfaite à la plage 🌊', 'shirt men linen white'],
    ['T-shirt rayé bleu marine pour garçon, du 4 au 12 ans ⚓️ #modeenfant #kidsstyle', 't-shirt boys stripe navy-blue'],
    ['Camisa de lino para hombre, fresquita y en azul ☀️ #linenshirt', 'shirt men linen blue'],
    ['Vestido de flores para niña con manga abullonada 🌷', 'dress girls floral puff-sleeve'],
    ['Camicia in lino a righe, taglia unica #nuoviarrivi', 'shirt - linen stripe'],
    ['Camisa polo masculina em algodão, frete grátis só hoje', 'polo-shirt men cotton'],
    ['メンズのウールコート、今年はネイビーで決まり！ #メンズコーデ', 'coat men wool navy-blue'],
    ['브이넥 니트 가디건 크림색 너무 포근해요☁️', 'cardigan - v-neck cream'],
    ['Женская шёлковая блузка с длинным рукавом', 'blouse women silk long-sleeve'],
    ['Quần ống rộng nữ kẻ sọc, hack chân siêu đỉnh 🔥', 'wide-leg-pants women wide-leg stripe'],
  ])('%s: %s', (caption, reading) => {
    const words = (text: string) => text.split(' ').toSorted()
    expect(words(readingOf(caption))).toEqual(words(reading))
  })

  it.each([
    'Sonntags ist hier echt tote Hose 😅 also Kaffee und Kuchen mit @lena.backt',
    'On part tous ensemble à la mer demain, trop contente',
    'Hoy nos pusimos las botas: croquetas, pulpo y tarta de queso 🤤',
    'Ho sudato sette camicie per questa torta, ma che soddisfazione 🎂',
    'Não saia de casa sem tomar um bom café da manhã ☕️',
    '今日のランチはパンツェッタ入りカルボナーラ🍝',
    'Um 18 Uhr geht es los, bringt Freunde mit!',
  ])('%s names nothing', (caption) => expect(readingOf(caption)).toBe('- -'))

  it('read a tag that is not of their language as an English one', () => {
    expect(readingOf('Cette robe est enfin arrivée en boutique #satindress')).toBe('dress - satin')
    expect(readingOf('Enfin le printemps dans notre petite ville #linendress')).toBe('dress - linen')
  })

  it('leave English captions as they are', () => {
    expect(readingOf('body positivity in a black slip dress')).toBe('slip-dress - black')
    expect(readingOf('en route in my linen shirt, café first')).toBe('shirt - linen')
  })
})
