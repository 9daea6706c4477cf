import { mappingOf } from '@trendee/core/imports/mappable-fields'
import { describe, expect, it } from 'vitest'
import { table } from '../testing/table-of-bars'
import { guessTable } from './guess-mapping'

describe('what the rows of a table are', () => {
  it('are orders, whose totals of a line are no price', () => {
    const head = 'amazon-order-id|purchase-date|order-status|product-name|sku|quantity|currency|item-price'
    expect(likely(head, '302-1|2026-08-31T21:14:05+00:00|Shipped|Cable Cardigan|SJ-1|2|EUR|79.98')).toEqual([
      'orders',
      {
        orderId: 'amazon-order-id',
        orderedOn: 'purchase-date',
        title: 'product-name',
        productId: 'sku',
        quantity: 'quantity',
        lineTotal: 'item-price',
        currency: 'currency',
        status: 'order-status',
      },
    ])
    const receipts = likely(
      'Beleg-Nr.|Datum|Artikelbezeichnung|Menge|VK brutto|Umsatz brutto',
      '7|02.05.2026|Leinenkleid|2|89,95|179,90',
    )
    expect(receipts).toEqual([
      'orders',
      {
        orderId: 'Beleg-Nr.',
        orderedOn: 'Datum',
        title: 'Artikelbezeichnung',
        quantity: 'Menge',
        price: 'VK brutto',
        lineTotal: 'Umsatz brutto',
      },
    ])
  })

  it('are posts by their counts, though nothing tells when they were posted', () => {
    expect(likely('videoId|title|channelTitle|viewCount|likeCount', 'x1|Linen outfits|Anna|1200|45')[0]).toBe('posts')
    const moment = 'Wed May 28 14:02:11 +0000 2025'
    expect(likely('id|createdAt|text|likeCount|viewCount', `17|${moment}|linen, reconsidered|23|1023`)).toEqual([
      'posts',
      { postId: 'id', postedAt: 'createdAt', caption: 'text', likes: 'likeCount', views: 'viewCount' },
    ])
    const head = 'Page Created|Post Created Date|Message|Likes|Shares'
    expect(likely(head, '2008-11-12|2026-03-05|Linen is back|12|3')[1]).toMatchObject({ postedAt: 'Post Created Date' })
  })

  it('are series of one measure where several stand side by side', () => {
    expect(likely('Date|Clicks|Impressions', '2026-01-05|12|400', '2026-01-06|14|410')).toEqual([
      'series',
      { date: 'Date', value: ['Clicks'] },
    ])
    expect(likely('Requêtes les plus fréquentes|Clics', 'robe lin|124')[0]).toBe('series')
  })

  it('are orders whose lines are described rather than named', () => {
    const head = 'InvoiceNo|StockCode|Description|Quantity|InvoiceDate|UnitPrice|CustomerID'
    expect(likely(head, '536366|22633|HAND WARMER UNION JACK|6|12/1/2010 8:28|1.85|17850')).toEqual([
      'orders',
      {
        orderId: 'InvoiceNo',
        orderedOn: 'InvoiceDate',
        title: 'Description',
        productId: 'StockCode',
        quantity: 'Quantity',
        price: 'UnitPrice',
      },
    ])
  })

  it('are series where columns are called by months, or search terms stand without prices', () => {
    const head = 'Keyword|Competition|Searches: Oct 2025|Searches: Nov 2025'
    expect(likely(head, 'linen dress|Low|12000|9000', 'maxi dress|High|500|700')).toEqual([
      'series',
      { term: 'Keyword', value: ['Searches: Oct 2025', 'Searches: Nov 2025'] },
    ])
    expect(likely('Top queries|Clicks|CTR', 'linen dress|1204|3.49%', 'maxi dress|412|3.4%')).toEqual([
      'series',
      { term: 'Top queries', value: ['Clicks'] },
    ])
  })

  it('are series where their months hold thousands that may be decimals', () => {
    expect(likely('Keyword|Jan 2026|Feb 2026', 'leinenkleid|1.200|1.300', 'strickjacke|2.900|2.400')).toEqual([
      'series',
      { term: 'Keyword', value: ['Jan 2026', 'Feb 2026'] },
    ])
  })

  it('are products by names in traditional characters', () => {
    expect(likely('商品編號|商品名稱|價格|銷量|評價|庫存', '9|法式碎花洋裝|$390|1,204|35|12')).toEqual([
      'products',
      { productId: '商品編號', title: '商品名稱', price: '價格', unitsSold: '銷量', reviews: '評價', stock: '庫存' },
    ])
  })

  it('are posts by the names that tools give their counts', () => {
    const head = 'user_name|video_id|video_desc|video_time|video_length|video_link|n_likes|n_plays'
    expect(
      likely(head, 'a|68754|wide leg jeans|2020-09-22T21:56:39|60|https://www.tiktok.com/@a/video/68754|419|2983'),
    ).toEqual([
      'posts',
      {
        postId: 'video_id',
        postedAt: 'video_time',
        author: 'user_name',
        caption: 'video_desc',
        url: 'video_link',
        likes: 'n_likes',
        views: 'n_plays',
      },
    ])
  })

  it('are posts with the pages of their posts, though no other column is called by what it holds', () => {
    const rows = [
      '2 days ago|Barrel jeans again #barreljeans|https://www.tiktok.com/@a/video/68754|1.2K',
      'Nov 3|Suede bag haul|https://www.tiktok.com/@b/video/68755|45',
    ] as const
    expect(likely('seen|words|page|number', ...rows)).toEqual(['posts', { postedAt: 'seen', url: 'page' }])
  })

  it('are posts by the day of the post, not that of the capture beside it, with the first of the columns of tags', () => {
    const head = 'videoUrl|description|likeCount|viewCount|pubDate|username|timestamp|hashtags/0/name|hashtags/1/name'
    const row =
      'https://www.tiktok.com/@ana/video/7400000000000000041|Linen set|34|900|2026-03-02|ana|2026-03-05|linen|set'
    expect(likely(head, row)).toMatchObject(['posts', { postedAt: 'pubDate', hashtags: 'hashtags/0/name' }])
  })

  it('are no orders where a ticket is one of a help desk', () => {
    const [kind] = likely('Ticket|Date|Title|Status', '4711|2026-03-04|Printer is out of paper|open')
    expect(kind).not.toBe('orders')
  })

  it('are ordered on the one day that they name, not on one of several', () => {
    const found = (head: string, row: string) => likely(head, row)[1]
    expect(found('Order ID|Product|Qty|Placed', '7|Linen dress|2|2026-03-04')).toMatchObject({ orderedOn: 'Placed' })
    const two = found('Order ID|Product|Qty|Placed|Seen', '7|Linen dress|2|2026-03-04|2026-03-05')
    const birthday = found('Order ID|Product|Qty|Birthday', '7|Linen dress|2|1990-03-04')
    expect([two, birthday].map((mapping) => Object.keys(mapping ?? {}).includes('orderedOn'))).toEqual([false, false])
  })

  it('are posts with the pages of their posts, whatever these are called', () => {
    const row = '2 days ago|wide leg jeans|https://cdn.example/v1.mp4|https://www.tiktok.com/@a/video/68754|419'
    expect(likely('posted|caption|link|video_url|plays', row)).toEqual([
      'posts',
      { postedAt: 'posted', caption: 'caption', url: 'video_url', views: 'plays' },
    ])
  })

  const likely = (...lines: readonly [string, ...string[]]) => {
    const { kind, guessed: byKind } = guessTable(table(...lines))
    return [kind, mappingOf(byKind[kind])]
  }

  it.each([
    ['Woche|Leinenkleid|Maxirock|Summe', '05.01.2026|12|4|16', '12.01.2026|14|3|17'],
    ['周|亚麻连衣裙|半身裙', '2026-01-05|12|4', '2026-01-12|14|<1'],
    ['Month|linen dress|maxi skirt', '2026-01|1.2K|400', '2026-02|1.3K|410'],
  ])('are series, with a column for each term: %s', (...lines) => {
    const [date, one, two] = lines[0].split('|')
    expect(likely(...lines)).toEqual(['series', { date, value: [one, two] }])
  })

  it.each([
    ['Semaine|Mot clé|Intérêt|Pays', '2026-01-05|robe lin|12|France', '2026-01-12|robe lin|13|France'],
    ['날짜|검색어|검색량|국가', '2026-01-05|린넨 원피스|1200|한국', '2026-01-12|린넨 원피스|1300|한국'],
    ['日期|关键词|搜索指数|地区', '2026-01-05|连衣裙|12000|中国', '2026-01-12|连衣裙|9000|中国'],
  ])('are series, with a row for each term and date: %s', (...lines) => {
    const [date, term, value, region] = lines[0].split('|')
    expect(likely(...lines)).toEqual(['series', { date, term, value: [value], region }])
  })

  it('are series by their cells alone', () => {
    const rows = ['2026-01-05|linen dress|12', '2026-01-05|maxi skirt|4', '2026-01-12|linen dress|14']
    const found = likely('wk|garment|x', ...rows, '2026-01-12|maxi skirt|5')
    expect(found).toEqual(['series', { date: 'wk', term: 'garment', value: ['x'] }])
  })

  it.each([
    ['Datum|Konto|Text|Gefällt mir|Aufrufe', '05.03.2026|@lena|Leinenkleid|1.204|3,4 Mio.'],
    ['发布时间|作者|文案|点赞数|播放量', '2026-03-05 10:00|小林|亚麻连衣裙穿搭|1.2万|30万'],
    ['投稿日時|アカウント|本文|いいね数|再生回数', '2026/03/05 10:00|mika|リネンのワンピース|1204|3万'],
    ['date|username|caption|likes|views', '2026-03-05|lena|linen dress|1204|30000'],
  ])('are posts: %s', (...lines) => {
    const [postedAt, author, caption, likes, views] = lines[0].split('|')
    expect(likely(...lines)).toEqual(['posts', { postedAt, author, caption, likes, views }])
  })

  it('are orders without a quantity, and where they name the pieces of an order but not what they are', () => {
    const head = 'Listing Title|Order Id|Order Date|Category|Brand|Order Price|Net Earnings'
    expect(likely(head, 'Linen blazer|61f3a1|2026-03-04|Jackets|Zara|$45.00|$36.00')).toEqual([
      'orders',
      {
        orderId: 'Order Id',
        orderedOn: 'Order Date',
        title: 'Listing Title',
        price: 'Order Price',
        brand: 'Brand',
        category: 'Category',
      },
    ])
    const settled = 'transaction-type|order-id|amount|posted-date|sku|quantity-purchased'
    expect(likely(settled, 'Order|111-1|29.99|2026-03-02|SKU-1|1', 'Order|111-2|39.99|2026-03-03|SKU-2|2')[0]).toBe(
      'orders',
    )
  })

  it('are posts by who wrote what and what it got, though no day of theirs can be read', () => {
    const head = 'post_id|username|caption|posted|likes|comments'
    expect(likely(head, 'a1|ana|Love my barrel jeans|last spring|1.2K|30')).toEqual([
      'posts',
      { postId: 'post_id', author: 'username', caption: 'caption', likes: 'likes', comments: 'comments' },
    ])
  })

  it('of a market have sellers, where other tables have shops', () => {
    const head = '标题|价格|店铺|链接'
    expect(likely(head, '亚麻连衣裙|89|小林家|https://item.taobao.com/item.htm?id=1')[1]).toMatchObject({
      seller: '店铺',
    })
    expect(likely(head, '亚麻连衣裙|89|小林家|https://xiaolin.example/1')[1]).toMatchObject({ shop: '店铺' })
  })

  it('have the titles of two columns that take turns', () => {
    const head = 'goods-title-link--jump|goods-title-link|price'
    const rows = ['Linen Blazer||$12.00', '|Pleated Skirt|$9.00', 'Wool Coat||$30.00'] as const
    expect(likely(head, ...rows)[1]).toEqual({
      title: 'goods-title-link--jump',
      otherTitle: 'goods-title-link',
      price: 'price',
    })
    // Where rows have both, they are two things.
    expect(likely(head, ...rows, 'Silk Top|Silk top, red|$8.00')[1]).not.toHaveProperty('otherTitle')
  })

  it('have days where a column that is named so holds the numbers of a spreadsheet', () => {
    const rows = ['A1|Linen blazer|89.90|46082', 'A2|Barrel jeans|59.90|46083'] as const
    expect(likely('SKU|Product|Price|Date', ...rows)[1]).toMatchObject({ observedOn: 'Date' })
    // As a name it says nothing, and the numbers are of anything.
    expect(likely('SKU|Product|Price|x', ...rows)[1]).not.toHaveProperty('observedOn')
  })

  it.each(
    `Capture date|Captured|Captured at|Scraped|Scraped at|Scrape date|Extraction date|Extracted|Report date|Fetched|Crawled|Data raccolta|Data de coleta|Fecha de captura|Erfasst am|Date de collecte|当日|采集日期|采集时间|取得日|수집일|Ngày thu thập|Дата сбора`.split(
      '|',
    ),
  )('have the day of the capture in %s, which is no day of a post', (name) => {
    const rows = ['A1|Linen blazer|89.90|2026-03-05', 'A2|Barrel jeans|59.90|2026-03-05'] as const
    expect(likely(`SKU|Product|Price|${name}`, ...rows)[1]).toMatchObject({ observedOn: name })
    // A day of the sale, of the shop or of the post is told by a name that says so.
    expect(
      likely(`SKU|Product|Price|Launch date|${name}`, 'A1|Linen blazer|89.90|2025-09-01|2026-03-05')[1],
    ).toMatchObject({
      listedOn: 'Launch date',
      observedOn: name,
    })
    const post = 'Linen is back|12|300|2026-03-01|2026-03-05'
    expect(likely(`caption|likes|views|posted at|${name}`, post)[1]).toMatchObject({ postedAt: 'posted at' })
    const undated = guessTable(table(`caption|likes|views|${name}`, 'Linen is back|12|300|2026-03-05'))
    expect(mappingOf(undated.guessed.posts)).not.toHaveProperty('postedAt')
  })

  it('are products where they have a price, or a title and no likes, and where nothing tells', () => {
    expect(likely('date|title|likes|price', '2026-03-05|Linen Dress|12|49.90')[0]).toBe('products')
    expect(likely('date|title|colour', '2026-03-05|Linen Dress|blue')[0]).toBe('products')
    expect(likely('a|b', '1|2')).toEqual(['products', {}])
  })
})
