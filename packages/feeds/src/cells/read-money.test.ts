import { describe, expect, it } from 'vitest'
import type { DecimalMark } from './digits'
import { isNegativeMoney, readMoney } from './read-money'

function money(cell: unknown, currency: string, mark: DecimalMark | null = null) {
  const read = readMoney(cell)
  if (read === null || 'unread' in read) return read
  return [read.low(currency, mark), ...(read.high ? [read.high(currency, mark)] : [])]
}

describe('readMoney', () => {
  it.each([
    ['1.234,56', 'EUR', 1234.56],
    ['1,234.56', 'USD', 1234.56],
    ['1.956000000000000e+02', 'USD', 195.6],
    ['12,99 €', 'EUR', 12.99],
    ['€ 12.99', 'EUR', 12.99],
    ['9 €', 'EUR', 9],
    ['79,5 €', 'EUR', 79.5],
    ['US$1,299', 'USD', 1299],
    ['Rp 10.000', 'IDR', 10_000],
    ['129.000', 'VND', 129_000],
    ['110.000₫', 'VND', 110_000],
    ['1.290.000 đ', 'VND', 1_290_000],
    ['RM 45.90', 'MYR', 45.9],
    ['R$ 1.299,90', 'BRL', 1299.9],
    // No dollars have three decimals.
    ['12.345', 'USD', 'two readings'],
    ['1.234', 'EUR', 1234],
    ['1,299', '', 1299],
    ['0.125', 'EUR', 0.125],
    ['12.5', 'EUR', 12.5],
    ['2.500', 'KWD', 2.5],
    ['1.250 KD', 'KWD', 1.25],
    ['BD 12.500', 'BHD', 12.5],
    ['1 234,50', 'EUR', 1234.5],
    ["1'234.50", 'CHF', 1234.5],
    ['¥3,980', 'JPY', 3980],
    ['1,299.-', 'CHF', 1299],
    ['49,- kr', 'SEK', 49],
    ['1.2万円', 'JPY', 12_000],
    ['5,489円(税込)', 'JPY', 5489],
    ['45 (incl. VAT)', 'GBP', 45],
    ['10€99', 'EUR', 10.99],
    ['US $12.99', 'USD', 12.99],
    ['US-$ 29,99', 'USD', 29.99],
    ['A-$ 5', 'AUD', 5],
    ['$.99', 'USD', 0.99],
    ['Rs.500', 'INR', 500],
    ['S/.50', 'PEN', 50],
    ['SALE $20', 'USD', 20],
    ['29,99 €¹', 'EUR', 29.99],
    ['29,99¹', 'EUR', 29.99],
    ['$19⁹⁹', 'USD', 19.99],
    ['&euro;20.50', 'EUR', 20.5],
    ['Original price was: $50.00. Current price is: $40.00.', 'USD', 40],
    ['Ursprünglicher Preis war: 50,00 €Aktueller Preis ist: 40,00 €.', 'EUR', 40],
    ['39,99 € (zuletzt 49,99 €)', 'EUR', 39.99],
    ['$19.99 ($6.66/count)', 'USD', 19.99],
    ['12,99 € (25,98 €/kg)', 'EUR', 12.99],
    ['Ursprünglich: 39,99 €', 'EUR', 39.99],
    ['310.5w', 'CNY', 3_105_000],
    ['\\12,100', 'JPY', 12_100],
    ['45 руб.', 'RUB', 45],
    ['129 zł', 'PLN', 129],
    ['₹1,29,999', 'INR', 129_999],
    ['from $45.00', 'USD', 45],
    ['ab 45 €', 'EUR', 45],
    ['99元起', 'CNY', 99],
    ['$1,299.00 USD', 'USD', 1299],
    ['CA$45.00 CAD', 'CAD', 45],
    ['Rs. 1,299/-', 'INR', 1299],
    ['39,99 €*', 'EUR', 39.99],
    ['UVP 59,99 €', 'EUR', 59.99],
    ['Sale price $39.00', 'USD', 39],
    ['券后价 ¥88', 'CNY', 88],
    ['$45+', 'USD', 45],
    ['$45 and up', 'USD', 45],
    ['3,980円〜', 'JPY', 3980],
    ['1万2千円', 'JPY', 12_000],
    ['1万2345円', 'JPY', 12_345],
    ['$45/piece', 'USD', 45],
    ['$45 / pc', 'USD', 45],
    ['$45 each', 'USD', 45],
    ['45 €/Stück', 'EUR', 45],
    ['¥45/件', 'CNY', 45],
    ['¥45/件起', 'CNY', 45],
    ['199:-', 'SEK', 199],
    ['199:-/st', 'SEK', 199],
    ['199,-', 'DKK', 199],
    ['C $10.00', 'CAD', 10],
    ['19,99 € inkl. MwSt.', 'EUR', 19.99],
    ['9.9', '', 9.9],
    [21.5, 'USD', 21.5],
  ])('reads %j in %s', (cell, currency, value) => {
    expect(money(cell, currency)).toEqual([value])
  })

  it.each([
    ['$29.99 - $35.99', 'USD', [29.99, 35.99]],
    ['29.99 – 35.99', 'USD', [29.99, 35.99]],
    ['$24.99 to $39.99', 'USD', [24.99, 39.99]],
    ['19,99 € - 24,99 €', 'EUR', [19.99, 24.99]],
    ['De 1 029,00 € à 1 149,90 €', 'EUR', [1029, 1149.9]],
    ['￥3,980 ～ ￥5,200', 'JPY', [3980, 5200]],
    ['£12.00–£18.50', 'GBP', [12, 18.5]],
    ['1.290.000 - 1.490.000 ₫', 'VND', [1_290_000, 1_490_000]],
    ['US $12.99 to US $25.99', 'USD', [12.99, 25.99]],
    ['US $12.99 - US $25.99', 'USD', [12.99, 25.99]],
    ['C $10.00 to C $20.00', 'CAD', [10, 20]],
    ['AU $10.00 - AU $20.00', 'AUD', [10, 20]],
    ['$10.00 a $20.00', 'MXN', [10, 20]],
    ['3,980円〜5,200円', 'JPY', [3980, 5200]],
    ['3,980円～5,200円', 'JPY', [3980, 5200]],
    ['S/ 100 - S/ 200', 'PEN', [100, 200]],
    ['UVP 50~60', 'EUR', [50, 60]],
  ])('reads both ends of %j', (cell, currency, ends) => {
    expect(money(cell, currency)).toEqual(ends)
  })

  it.each([
    ['de R$ 129,90 por R$ 99,90', 'BRL', 99.9],
    ['was $50 now $40', 'USD', 40],
    ['Was $50 – now $40', 'USD', 40],
    ['$40 (was $50)', 'USD', 40],
    ['Regular price$59.00 Sale price$39.00', 'USD', 39],
    ['statt 49,99 € nur 39,99 €', 'EUR', 39.99],
    ['statt 49,99 € jetzt nur 39,99 €', 'EUR', 39.99],
    ['39,99 € statt 49,99 €', 'EUR', 39.99],
    ['au lieu de 50 € 40 €', 'EUR', 40],
    ['van € 129 voor € 99', 'EUR', 99],
    ['原价¥99 现价¥59', 'CNY', 59],
  ])('reads what is asked now in %j', (cell, currency, price) => {
    expect(money(cell, currency)).toEqual([price])
  })

  it.each([
    ['US$5', ['USD']],
    ['$5 CAD', ['CAD']],
    ['5 €', ['EUR']],
    ['￥5', ['JPY', 'CNY']],
    ['5 kr', ['SEK', 'NOK', 'DKK', 'ISK']],
    ['$5', expect.arrayContaining(['USD', 'CAD', 'MXN'])],
    ['5', []],
    ['U$D 5', ['USD']],
    ['CDN$ 29.90', ['CAD']],
    ['29,90 $ CA', ['CAD']],
    ['S/ 129.90', ['PEN']],
    ['S/. 129.90', ['PEN']],
    ['KSh 1,200', ['KES']],
    ['LE 450', ['EGP', 'SLE']],
    ['29,90 $ CA', ['CAD']],
    ['29,90 $ CAD', ['CAD']],
    ['L.E. 450', ['EGP']],
    ['E£ 450', ['EGP']],
    ['K.D. 1.250', ['KWD']],
    ['199:-', ['SEK', 'NOK', 'DKK']],
    ['199:- SEK', ['SEK']],
    ['was 59 zł now 49', ['PLN']],
  ])('knows what the sign in %j can mean', (cell, currencies) => {
    expect(readMoney(cell)).toMatchObject({ currencies })
  })

  it('says that a lone dot has two readings where neither currency nor column tells', () => {
    expect(money('49.499', '')).toEqual(['two readings'])
    expect(money('49.499', '', ',')).toEqual([49_499])
    expect(money('49.499', '', '.')).toEqual([49.499])
    expect(money('49.499', 'VND')).toEqual([49_499])
  })

  it.each(['', 'N/A', 'unavailable', 'Currently unavailable.', 'nicht verfügbar', '在庫切れ', -1, '-1', null])(
    'knows that %j says nothing',
    (cell) => {
      expect(readMoney(cell)).toBeNull()
    },
  )

  it.each([
    ['free', 'is not a price'],
    ['(56)', 'is not a price'],
    ['5 apples', 'is not a price'],
    ['10% off', 'is not a price'],
    ['3 for 25', 'is not a price'],
    ['$5 - 7 €', 'is not a price'],
    ['12 sold', 'is not a price'],
    // Which of both is asked now, nobody can tell.
    ['$29.99 $39.99', 'is not a price'],
    ['$45 por $40', 'is not a price'],
    ['de $45 $40', 'is not a price'],
    ['was $50 now 40 €', 'is not a price'],
    ['RRP £50 £60', 'is not a price'],
    ['was $50 now $40 $30', 'is not a price'],
    ['was $50 now $40/kg', 'is not a price'],
    ['$45/kg', 'is not a price'],
    ['$45/m', 'is not a price'],
    ['$45/dozen', 'is not a price'],
    ['45/12', 'is not a price'],
    ['sizes/ 12', 'is not a price'],
    ['+12%', 'is not a price'],
    ['1万2円', 'is not a price'],
    [true, 'is not a price'],
    ['-5.00', 'is a negative price'],
    ['-€5', 'is a negative price'],
    ['€ -5', 'is a negative price'],
    [-3, 'is a negative price'],
  ])('does not read %j: it %s', (cell, unread) => {
    expect(money(cell, 'USD')).toEqual({ unread })
  })

  it('tells an amount below nothing from one without coins', () => {
    expect(['89,95-', '89,95 -', '-5 €', '(5.00)'].map(isNegativeMoney)).toEqual([true, true, true, true])
    // The German sign of dollars holds no minus.
    expect(['US-$ 20,00', 'A-$ 5'].some(isNegativeMoney)).toBe(false)
    expect(['199,-', '199.-', '199:-', '+100', '5-7'].some(isNegativeMoney)).toBe(false)
  })

  it('finds no amount in marks that part no thousands', () => {
    expect(money('05.03.2026', 'EUR')).toEqual([null])
    expect(money('1,2,3', 'EUR')).toEqual([null])
  })

  it('reads any plain decimal as the language itself does', () => {
    for (const whole of ['0', '7', '123', '90071992', '4503599627']) {
      for (let tenths = 0; tenths < 1000; tenths += 7) {
        const cell = `${whole}.${String(tenths).padStart(4, '0')}`
        expect(money(cell, 'USD')).toEqual([Number(cell)])
      }
    }
  })
})
