import { describe, expect, it } from 'vitest'
import { isoRegion, regionOfAddress, regionOfPlace } from './regions'

describe('regionOfPlace', () => {
  it.each([
    ['United States', 'US'],
    ['Estados Unidos', 'US'],
    ['Vereinigte Staaten', 'US'],
    ['美国', 'US'],
    ['美國', 'US'],
    ['アメリカ合衆国', 'US'],
    ['Amerika Serikat', 'US'],
    ['États-Unis', 'US'],
    ['Reino Unido', 'GB'],
    ['Deutschland', 'DE'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Hong Kong', 'HK'],
    ['South Korea', 'KR'],
    ['Vietnam', 'VN'],
    ['Worldwide', 'world'],
    ['Todo el mundo', 'world'],
    ['Weltweit', 'world'],
    ['全球', 'world'],
    ['California', 'US-CA'],
    ['Texas, United States', 'US-TX'],
    ['Georgia, United States', 'US-GA'],
    ['Georgia', 'GE'],
    ['GB', 'GB'],
    ['us-ca', 'US-CA'],
    ['CA-QC', 'CA-QC'],
    ['QQ-CA', ''],
    ['Atlantis', ''],
    ['', ''],
  ])('%s is %s', (place, region) => {
    expect(regionOfPlace(place)).toBe(region)
  })
})

describe('regionOfAddress', () => {
  it.each([
    ['https://shopee.com.mx', 'MX'],
    ['https://shopee.co.th/x', 'TH'],
    ['shopee.cl', 'CL'],
    ['https://www.lazada.co.id/products/x', 'ID'],
    ['https://www.lazada.sg', 'SG'],
    ['us.shein.com', 'US'],
    ['https://uk.shein.com/x', 'GB'],
    ['eur.shein.com', ''],
    ['https://shop.example.com', ''],
    ['https://brand.co', ''],
    ['', ''],
  ])('%s is %s', (address, region) => {
    expect(regionOfAddress(address)).toBe(region)
  })
})

describe('isoRegion', () => {
  it('takes two-letter codes of countries only', () => {
    expect(['us', 'UK', 'XX', 'USA', ''].map(isoRegion)).toEqual(['US', 'GB', '', '', ''])
  })
})
