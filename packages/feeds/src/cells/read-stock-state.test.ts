import { describe, expect, it } from 'vitest'
import { readStockState } from './read-stock-state'

describe('whether a cell says that there are pieces left', () => {
  it.each([
    ['In stock', true],
    ['https://schema.org/InStock', true],
    ['https://schema.org/LimitedAvailability', true],
    ['https://schema.org/BackOrder', false],
    ['in_stock', true],
    ['auf Lager', true],
    ['有货', true],
    ['12', true],
    [3, true],
    [true, true],
    ['Nur noch 3 auf Lager', true],
    ['Only 2 left', true],
    ['Ultimo pezzo', true],
    ['Out of stock', false],
    ['https://schema.org/OutOfStock', false],
    ['Ausverkauft', false],
    ['在庫切れ', false],
    ['0', false],
    [0, false],
    ['', null],
    ['N/A', null],
    ['-', null],
    ['unknown', null],
    ['-1', null],
    [-1, null],
    [Number.NaN, null],
    [null, null],
  ])('%j: %j', (cell, state) => expect(readStockState(cell)).toBe(state))

  it('tells of a word that it does not know', () => {
    expect(readStockState('maybe')).toEqual({ unread: 'does not say whether it is in stock' })
  })
})
