import { describe, expect, it } from 'vitest'
import { type Held, missingFiles } from './missing-files'

const held = (kind: Held['kind'], days: number, platform = 'temu'): Held => ({ kind, platform, count: 3, days })

const OTHERS = [held('posts', 1), held('looks', 1), held('ads', 1)]

describe('missingFiles', () => {
  it('are one of each kind where nothing is held', () => {
    expect(missingFiles([])).toEqual(['search', 'products', 'posts', 'looks', 'ads'])
  })

  it('are none where every kind is there, long enough and captured twice', () => {
    expect(missingFiles([held('search', 60), held('products', 2), ...OTHERS])).toEqual([])
  })

  it('are more weeks of search interest where there are less than sixty', () => {
    expect(missingFiles([held('search', 59), held('products', 2), ...OTHERS])).toEqual(['long_search'])
  })

  it('are a second capture where no shop has two, however many shops there are', () => {
    const others = [held('search', 200), ...OTHERS]
    expect(missingFiles([...others, held('products', 1), held('products', 1, 'etsy')])).toEqual(['second_capture'])
    expect(missingFiles([...others, held('products', 1), held('products', 2, 'etsy')])).toEqual([])
  })
})
