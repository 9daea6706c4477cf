import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '@trendee/feeds/records'
import { ProductMemory } from './product-memory'

const product = (productId: string, platform = 'shein') => ({ kind: 'product', platform, productId }) as ProductRecord

describe('a memory of products', () => {
  it('knows each product by platform and id, in whatever order they are asked for', () => {
    const memory = new ProductMemory<string>()
    expect(memory.get(product('a'))).toBeUndefined()
    memory.set(product('a'), 'dress')
    memory.set(product('b'), 'coat')
    memory.set(product('a', 'temu'), 'belt')
    const asked = ['a', 'b', 'b', 'a', 'b', 'a', 'a'].map((id) => memory.get(product(id)))
    expect(asked).toEqual(['dress', 'coat', 'coat', 'dress', 'coat', 'dress', 'dress'])
    expect(memory.get(product('a', 'temu'))).toBe('belt')
    expect(memory.get(product('b', 'temu'))).toBeUndefined()
    expect(memory.get(product('b'))).toBe('coat')
  })
  it('takes the newest word about a product', () => {
    const memory = new ProductMemory<number>()
    memory.set(product('a'), 1)
    memory.set(product('b'), 2)
    memory.set(product('a'), 3)
    expect([memory.get(product('a')), memory.get(product('b'))]).toEqual([3, 2])
  })
  it('knows nothing once it was cleared', () => {
    const memory = new ProductMemory<number>()
    memory.set(product('a'), 1)
    memory.set(product('b'), 2)
    memory.clear()
    expect([memory.get(product('b')), memory.get(product('a'))]).toEqual([undefined, undefined])
  })
})
