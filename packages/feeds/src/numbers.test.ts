import { describe, expect, it } from 'vitest'
import { isMissing, parseCount, parsePercent, parsePrice } from './numbers'

describe('parseCount', () => {
  it.each([
    ['36K+ sold', 36000, 'at_least'],
    ['1.2万', 12000, 'estimated'],
    ['已售2.3萬+件', 23000, 'at_least'],
    ['3亿', 300000000, 'estimated'],
    ['1,234', 1234, 'measured'],
    ['1.234', 1234, 'measured'],
    ['12,345,678', 12345678, 'measured'],
    ['1.2k', 1200, 'estimated'],
    ['terjual 10rb+', 10000, 'at_least'],
    ['2,5 rb terjual', 2500, 'estimated'],
    ['1,5 mil vendidos', 1500, 'estimated'],
    ['+5mil vendidos', 5000, 'estimated'],
    ['over 1000', 1000, 'at_least'],
    ['>500', 500, 'at_least'],
    ['3 bought', 3, 'measured'],
    ['12 bán', 12, 'measured'],
    ['4 tr', 4000000, 'estimated'],
    ['ขายแล้ว 1.5 พัน ชิ้น', 1500, 'estimated'],
    ['2.277000000000000e+03', 2277, 'measured'],
    ['12.0', 12, 'measured'],
    ['0', 0, 'measured'],
    ['-3', -3, 'measured'],
    [953, 953, 'measured'],
    ['1 204', 1204, 'measured'],
    ['1 204', 1204, 'measured'],
  ])('reads %j', (cell, value, evidence) => {
    expect(parseCount(cell)).toEqual({ value, evidence })
  })

  it.each(['', 'none', 'many', null, undefined, Number.NaN, {}])('finds no count in %j', (cell) => {
    expect(parseCount(cell)).toBeNull()
  })
})

describe('parsePrice', () => {
  it.each([
    ['1.234,56', 'EUR', 1234.56],
    ['1,234.56', 'USD', 1234.56],
    ['1.956000000000000e+02', 'USD', 195.6],
    ['12,99 €', 'EUR', 12.99],
    ['€ 12.99', 'EUR', 12.99],
    ['US$1,299', 'USD', 1299],
    ['Rp 10.000', 'IDR', 10000],
    ['129.000', 'VND', 129000],
    ['1.290.000', 'VND', 1290000],
    ['12.345', 'USD', 12.345],
    ['1.234', 'EUR', 1234],
    ['0.125', 'EUR', 0.125],
    ['12.5', 'EUR', 12.5],
    ['2.500', 'KWD', 2.5],
    ['1 234,50', 'EUR', 1234.5],
    ["1'234.50", 'CHF', 1234.5],
    ['¥3,980', 'JPY', 3980],
    ['12.99 - 18.99', 'USD', 12.99],
    ['-5.00', 'USD', -5],
    ['9.9', '', 9.9],
    [21.5, 'USD', 21.5],
  ])('reads %j in %s', (cell, currency, value) => {
    expect(parsePrice(cell, currency)).toBe(value)
  })

  it('reads any plain decimal as the language itself does', () => {
    for (const whole of ['0', '7', '123', '90071992', '4503599627']) {
      for (let tenths = 0; tenths < 1000; tenths += 7) {
        const cell = `${whole}.${String(tenths).padStart(4, '0')}`
        expect(parsePrice(cell, 'USD')).toBe(Number(cell))
      }
    }
  })

  it.each(['free', '', null, true])('finds no price in %j', (cell) => {
    expect(parsePrice(cell, 'USD')).toBeNull()
  })
})

describe('parsePercent', () => {
  it.each([
    ['+3,700%', 37],
    ['+250 %', 2.5],
    ['+1.250 %', 12.5],
    ['+3 700 %', 37],
    ['-20%', -0.2],
    ['−1,5 %', -0.015],
    ['0%', 0],
  ])('reads %j', (cell, value) => {
    expect(parsePercent(cell)).toBeCloseTo(value, 12)
  })

  it.each(['100', 'Breakout', '', null])('finds no percentage in %j', (cell) => {
    expect(parsePercent(cell)).toBeNull()
  })
})

describe('isMissing', () => {
  it('knows the words for nothing, and that 0 is something', () => {
    expect(['', ' ', 'null', 'N/A', 'NaN', '-', null, undefined].every(isMissing)).toBe(true)
    expect([0, '0', 'x', false].some(isMissing)).toBe(false)
  })
})
