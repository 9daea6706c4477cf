import { describe, expect, it } from 'vitest'
import { languageOf } from './text-language'

describe('languageOf', () => {
  it.each([
    ['Robe longue fleurie à manches courtes', 'fr'],
    ['Chemise homme slim fit coton bleu', 'fr'],
    ['Damen Kleid kurzarm V-Ausschnitt', 'de'],
    ['Seidenkrawatte Paisley bordeaux', 'de'],
    ['Strickpullover', 'de'],
    ['Rollkragenpullover', 'de'],
    ['Maglione uomo collo alto lana', 'it'],
    ['Vestido largo mujer manga corta', 'es'],
    ['Camisa masculina social manga longa', 'pt'],
    ['レディース 花柄 ワンピース', 'ja'],
    ['여성 니트 가디건', 'ko'],
    ['Платье женское летнее', 'ru'],
    ['Women V neck floral midi dress', 'mixed'],
    ['法式连衣裙女夏季の小众', 'mixed'],
    ['เสื้อยืดผู้หญิง oversize', 'mixed'],
    ['Kemeja pria lengan panjang batik', 'mixed'],
    ['Áo sơ mi nữ tay dài', 'vi'],
    ['Barbour jacket', 'mixed'],
    ['V neck t-shirt dress', 'mixed'],
    ['', 'mixed'],
    ['501', 'mixed'],
    ['Sukienka damska letnia w kwiaty', 'other'],
    ['Dames jurk korte mouw zwart', 'other'],
    ['Kadın uzun kollu elbise siyah', 'other'],
    ['Сукня жіноча літня', 'other'],
    ['Γυναικείο φόρεμα μαύρο', 'other'],
  ] as const)('of %j is %s', (title, language) => {
    expect(languageOf(title)).toBe(language)
  })

  it('of loan words and names alone is that of the texts beside them', () => {
    expect(languageOf('Top Marie beige', 'fr')).toBe('fr')
    expect(languageOf('Nike Zx 9000', 'de')).toBe('de')
  })

  it('of words that say it is not that of the texts beside them', () => {
    expect(languageOf('Robe longue fleurie', 'de')).toBe('fr')
  })
})
