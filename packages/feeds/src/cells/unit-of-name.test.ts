import { describe, expect, it } from 'vitest'
import { hasOwnUnit, namesSize, unitOfName, windowOfName } from './unit-of-name'

describe('the name of a column', () => {
  it.each([
    ['成交额(万元)', 10_000],
    ['销售额（千元）', 1000],
    ['売上(百万円)', 1_000_000],
    ['매출(억원)', 100_000_000],
    ['Выручка, тыс. руб.', 1000],
    ['Umsatz (Tsd. €)', 1000],
    ['Umsatz in TEUR', 1000],
    ['Umsatz TEUR', 1000],
    ['Revenue $k', 1000],
    ['Revenue USD m', 1_000_000],
    ['Umsatz Mio. €', 1_000_000],
    ['Sales (1000s)', 1000],
    ['Price USD', 1],
    ['Price EUR M', 1],
    ['Price USD 1000', 1],
    ['Size M', 1],
    ['Revenue ($K)', 1000],
    ['Revenue ($000s)', 1000],
    ['Revenue (US$ M)', 1_000_000],
    ['Sales in thousands', 1000],
    ['Giá (nghìn đồng)', 1000],
    ['Price (RM)', 1],
    ['Цена, руб', 1],
    ['Size (L)', 1],
    ['Preis in EUR', 1],
    ['Sold (30 days)', 1],
    ['Made in Italy', 1],
    ['Revenue', 1],
  ])('%s says what its numbers are to be multiplied by', (name, factor) => {
    expect(unitOfName(name)).toBe(factor)
  })

  it('stands for the unit of a cell only where the cell has none', () => {
    expect(['3万', '12,5 Tsd. €', '1.2K'].every(hasOwnUnit)).toBe(true)
    expect(['约3', '12,5 EUR', '12.5元', '5+'].some(hasOwnUnit)).toBe(false)
  })

  it('may say of which size a column is, as another name of the table shows', () => {
    expect(namesSize('Stock (M)', ['Stock (S)', 'Stock (M)'])).toBe(true)
    expect(namesSize('Revenue (M)', ['Revenue (M)', 'Stock (S)'])).toBe(false)
  })

  it.each([
    ['Sold (30 days)', 30],
    ['unitsSold_7d', 7],
    ['누적판매(1년)', 365],
    ['판매량(1개월)', 30],
    ['Sales (12 months)', 365],
    ['Monthly sold', 30],
    ['月销量', 30],
    ['近30天成交', 30],
    ['Verkäufe 3 Monate', 90],
    ['Units sold (lifetime)', 'lifetime'],
    ['All-time sales', 'lifetime'],
    ['累计销量', 'lifetime'],
    ['Units sold', null],
    ['Total sold', null],
    ['Sold 2025', null],
  ])('%s says over how many days they were counted', (name, days) => {
    expect(windowOfName(name)).toBe(days)
  })
})
