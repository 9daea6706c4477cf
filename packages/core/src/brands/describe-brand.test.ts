import { describe, expect, it } from 'vitest'
import { describeBrand } from './describe-brand'

const house = (written: string, products: number) => ({ written, line: '', products })

describe('what a brand is called', () => {
  it('is its own name where the world knows it, with every other way of writing it', () => {
    const found = describeBrand('hermes', [house('HERMES', 9), house('爱马仕', 3), house('Hermès', 1)])
    expect(found).toMatchObject({ name: 'Hermès', nameZh: '爱马仕', country: 'FR', lines: [] })
    expect(found.aliases).toEqual(['HERMES', '愛馬仕'])
  })

  it('is as feeds write it most, else', () => {
    const found = describeBrand('mossandra', [
      house('MOSSANDRA', 90),
      house('Mossandra', 20),
      house('mossandra', 5),
      { written: 'Mossandra Kids', line: 'Mossandra Kids', products: 40 },
    ])
    expect(found).toEqual({
      name: 'Mossandra',
      nameZh: '',
      aliases: ['mossandra', 'MOSSANDRA'],
      lines: ['Mossandra Kids'],
      country: '',
    })
  })

  it('is Chinese where feeds write Chinese alone', () => {
    expect(describeBrand('花知晓', [house('花知晓', 4)])).toMatchObject({
      name: '花知晓',
      nameZh: '花知晓',
      aliases: [],
    })
  })

  it('is its id where feeds know lines alone', () => {
    const line = { written: 'Foo Kids', line: 'Foo Kids', products: 4 }
    expect(describeBrand('foo', [line])).toMatchObject({ name: 'foo', lines: ['Foo Kids'] })
  })
})
