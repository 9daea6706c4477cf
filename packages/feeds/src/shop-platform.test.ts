import { describe, expect, it } from 'vitest'
import { namedShop } from './shop-platform'

describe('namedShop', () => {
  it('is one shop whatever its case, spaces and punctuation', () => {
    const { platform } = namedShop('Linden & Lark')
    expect(platform).toBe('shop-linden-lark')
    expect(namedShop('  LINDEN&LARK ').platform).toBe(platform)
    expect(namedShop('Linden & Lark').shop).toBe('Linden & Lark')
  })

  it('is another shop by another name, in any script', () => {
    const names = ['Tiki', 'Tiki 2', '淘宝', '天猫', 'Điện Máy', 'Diện Máy', 'Ørsted', 'Rsted', 'Магазин', '!!!', '???']
    const platforms = names.map((name) => namedShop(name).platform)
    expect(new Set(platforms).size).toBe(names.length)
    for (const platform of platforms) expect(platform).toMatch(/^shop-[a-z0-9-]{1,35}$/)
    expect(namedShop('Café Élan').platform).toBe('shop-cafe-elan')
  })

  it('keeps long names apart within the length of a platform', () => {
    const long = 'a very long name of a shop that sells all kinds of garments'
    expect(namedShop(`${long} one`).platform).not.toBe(namedShop(`${long} two`).platform)
    expect(namedShop('x'.repeat(300)).platform.length).toBeLessThanOrEqual(40)
  })

  it('is the marketplace of that name', () => {
    expect(namedShop('TikTok Shop')).toEqual({ platform: 'tiktok-shop', shop: '' })
    expect(namedShop('amazon')).toEqual({ platform: 'amazon', shop: '' })
    expect(namedShop('google').platform).toBe('shop-google')
  })
})
