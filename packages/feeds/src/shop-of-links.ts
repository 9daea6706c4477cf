/** Sites on which many sell, by a part of their hosts: a table of one of them names its sellers, not shops. */
const MARKETS: ReadonlyMap<string, string> = new Map([
  ['amazon', 'Amazon'],
  ['etsy', 'Etsy'],
  ['shopee', 'Shopee'],
  ['lazada', 'Lazada'],
  ['shein', 'SHEIN'],
  ['temu', 'Temu'],
  ['taobao', 'Taobao'],
  ['tmall', 'Tmall'],
  ['1688', '1688'],
  ['aliexpress', 'AliExpress'],
  ['ebay', 'eBay'],
  ['tiki', 'Tiki'],
  ['tokopedia', 'Tokopedia'],
  ['zalando', 'Zalando'],
  ['mercadolibre', 'Mercado Libre'],
  ['mercadolivre', 'Mercado Libre'],
  ['rakuten', 'Rakuten'],
  ['wildberries', 'Wildberries'],
  ['ozon', 'Ozon'],
  ['coupang', 'Coupang'],
  ['poshmark', 'Poshmark'],
  ['vinted', 'Vinted'],
  ['depop', 'Depop'],
  ['myntra', 'Myntra'],
  ['flipkart', 'Flipkart'],
])

/** The market that a link leads to; null where it leads to a shop of its own, or nowhere. */
export function marketOfLink(link: unknown): string | null {
  // Before at most two endings, as of `shopee.com.br`: a shop's own site may begin with the name of a market.
  const name = hostOf(link)
    .split('.')
    .slice(-3)
    .find((part) => MARKETS.has(part))
  return MARKETS.get(name ?? '') ?? null
}

/** Whether a shop is called by the name of a market, in any letters. */
export function isMarket(shop: string): boolean {
  return [...MARKETS.values()].some((name) => name.toLowerCase() === shop.toLowerCase())
}

/** What the shop of a table is called by its links: a market, else their host; null where they lead to several. */
export function shopOfLinks(links: readonly string[]): string | null {
  const names = new Set(links.map((link) => marketOfLink(link) ?? hostOf(link)).filter((name) => name !== ''))
  const [name = null, ...others] = names
  return others.length === 0 ? name : null
}

/** The host of a link in small letters, without `www.`; '' where it names none. */
export function hostOf(link: unknown): string {
  const found = typeof link === 'string' ? /^(?:https?:)?\/\/([\w.-]+)/iu.exec(link.trim()) : null
  return (found?.[1] ?? '').toLowerCase().replace(/^www\./u, '')
}
