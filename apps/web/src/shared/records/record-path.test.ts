import { expect, it } from 'vitest'
import { recordPath } from './record-path'

it.each([
  ['product', 'temu.a/1', '', '/trendee/sales-info/temu/a%2F1'],
  ['product', 'brand-site.x.1', '', '/trendee/retail-info/x.1'],
  ['post', 'tiktok.7', '', '/trendee/social-info/tiktok/7'],
  ['look', 'fen-1', '', '/trendee/runway-info/fen-1'],
  ['trend', 'red', 'color', '/trendee/trend-detail/red/all/color'],
  ['brand', '例外', '', '/trendee/brands/%E4%BE%8B%E5%A4%96'],
  ['creator', 'instagram.ana.frost', '', '/trendee/creators/instagram.ana.frost'],
  ['hashtag', 'tiktok.o.ot&d', '', '/trendee/topics?tab=hashtags&hashtag=o.ot%26d'],
  ['report', 'weekly-us-2025-06-29', '', '/trendee/reports/weekly-us-2025-06-29'],
] as const)('the page of a %s %s', (kind, id, type, path) => {
  expect(recordPath({ kind, id, type })).toBe(path)
})
