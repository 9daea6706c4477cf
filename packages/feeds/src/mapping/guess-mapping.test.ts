import { mappingOf } from '@trendee/core/imports/mappable-fields'
import { describe, expect, it } from 'vitest'
import { table } from '../testing/table-of-bars'
import { guessTable } from './guess-mapping'

const guessed = (...lines: readonly [string, ...string[]]) => mappingOf(guessTable(table(...lines)).guessed.products)

describe('columns by their names', () => {
  it.each([
    ['English', 'SKU|Product name|Sale price|Was price|Units sold|Stock|Colour'],
    ['Chinese', '货号|商品名称|券后价|划线价|月销量|库存|颜色'],
    ['German', 'Artikelnummer|Bezeichnung|Preis|UVP|Verkaufte Stück|Lagerbestand|Farbe'],
    ['French', "Référence|Nom du produit|Prix|Prix d'origine|Quantité vendue|Quantité en stock|Couleur"],
    ['Spanish', 'Código|Nombre|Precio|Precio anterior|Unidades vendidas|Existencias|Color'],
    ['Italian', 'Codice articolo|Nome prodotto|Prezzo|Prezzo di listino|Venduti|Giacenza|Colore'],
    ['Portuguese', 'Referência|Nome do produto|Preço|Preço original|Vendidos|Estoque|Cor'],
    ['Japanese', '商品コード|商品名|販売価格|定価|販売数|在庫数|カラー'],
    ['Korean', '상품번호|상품명|판매가|정가|판매량|재고|색상'],
    ['Russian', 'Артикул|Название товара|Цена|Старая цена|Продано|Остаток|Цвет'],
    ['Vietnamese', 'Mã sản phẩm|Tên sản phẩm|Giá bán|Giá gốc|Đã bán|Tồn kho|Màu sắc'],
  ])('in %s', (_, header) => {
    const [productId, title, price, listPrice, unitsSold, stock, color] = header.split('|')
    const found = guessed(header, 'A-1|Linen Shirt|49.90|59.90|12|3|blue', 'A-2|Wool Coat|99.90||7|0|grey')
    expect(found).toEqual({ productId, title, price, listPrice, unitsSold, stock, color })
  })

  it('are found under case, signs, units and words that only say of what', () => {
    expect(
      guessed('product_id|ItemTitle|Price (RM)|商品现价|Product-Colour|Shop.Name', '1|Linen Shirt|12.5|13|blue|Lark'),
    ).toEqual({
      productId: 'product_id',
      title: 'ItemTitle',
      price: 'Price (RM)',
      color: 'Product-Colour',
      shop: 'Shop.Name',
    })
  })

  it('are not found in names of something else', () => {
    const found = guessed(
      'Title|Image Position|Price Group|Discount_Percent|Stock Photo Credit|Title Length',
      'Linen Shirt|1|2|-55%|Agency|11',
    )
    expect(found).toEqual({ title: 'Title' })
  })

  it('tell what a shop offers and what are variants, where the cells say so', () => {
    const header = 'sku|name|price|visibility|configurable_variations'
    expect(
      guessed(header, 'J-S|Jacket-S|75|Not Visible Individually|', 'J|Wool Jacket|75|Catalog, Search|sku=J-S,size=S'),
    ).toMatchObject({ productId: 'sku', offered: 'visibility', variantIds: 'configurable_variations' })
    expect(guessed('ID|Name|Published|Price', '1|Linen Shirt|1|9', '2|Wool Coat|-1|19')).toMatchObject({
      offered: 'Published',
    })
    expect(guessed('ID|Name|Published|Price', '1|Linen Shirt|2025-03-01|9')).not.toHaveProperty('offered')
    expect(guessed('ID|Name|Status|Price', '1|Linen Shirt|New season|9')).not.toHaveProperty('offered')
    // A word that says many things is left to a person.
    expect(guessed('ID|Name|Active|Price', '1|Linen Shirt|no|9', '2|Yoga Leggings|yes|19')).not.toHaveProperty(
      'offered',
    )
  })

  it('of one meaning: the likeliest is taken, and no column twice', () => {
    expect(guessed('Handle|Variant SKU|Title|Product|Type|Product Category', 'a|b|Linen Shirt|x|y|z')).toEqual({
      productId: 'Handle',
      title: 'Title',
      category: 'Product Category',
    })
    expect(guessed('Name|Quantity', 'Linen Shirt|4')).toEqual({ title: 'Name', stock: 'Quantity' })
  })
})

describe('columns of tables of tools and public tables', () => {
  it.each([
    [
      'sku|name|price|special_price|special_price_from_date|special_price_to_date',
      'W-1|Linen Dress|120.0000|89.0000|1/1/25|1/31/25',
      {
        productId: 'sku',
        title: 'name',
        price: 'special_price',
        listPrice: 'price',
        reducedFrom: 'special_price_from_date',
        reducedUntil: 'special_price_to_date',
      },
    ],
    [
      'seller-sku|item-name|standard-price|sale-price|sale-from-date|sale-end-date',
      'W-1|Linen Dress|120|89|2025-01-01|2025-01-31',
      {
        productId: 'seller-sku',
        title: 'item-name',
        price: 'sale-price',
        listPrice: 'standard-price',
        reducedFrom: 'sale-from-date',
        reducedUntil: 'sale-end-date',
      },
    ],
    [
      'Mã sản phẩm|Sản phẩm|Sản phẩm (Đơn đã xác nhận)|Doanh số (Đơn đã xác nhận) (VND)',
      '21345678901|Đầm suông linen|87|17.313.000',
      {
        productId: 'Mã sản phẩm',
        title: 'Sản phẩm',
        unitsSold: 'Sản phẩm (Đơn đã xác nhận)',
        revenue: 'Doanh số (Đơn đã xác nhận) (VND)',
      },
    ],
    [
      'Ürün Kodu|Ürün Adı|Fiyat|İndirimli Fiyat|Değerlendirme Sayısı',
      '7|Midi Elbise|1.299,99 TL|499,99 TL|1.204',
      {
        productId: 'Ürün Kodu',
        title: 'Ürün Adı',
        price: 'İndirimli Fiyat',
        listPrice: 'Fiyat',
        reviews: 'Değerlendirme Sayısı',
      },
    ],
    [
      'Nama Produk|Harga|Harga Asli|Terjual|Nama Toko',
      'Kemeja Flanel|Rp129.000|Rp250.000|1rb+ terjual|Lark',
      { title: 'Nama Produk', shop: 'Nama Toko', price: 'Harga', listPrice: 'Harga Asli', unitsSold: 'Terjual' },
    ],
    [
      'ชื่อสินค้า|ราคา|ราคาเดิม|ขายแล้ว',
      'เดรสยาว|฿199|฿399|1.2พัน ชิ้น',
      { title: 'ชื่อสินค้า', price: 'ราคา', listPrice: 'ราคาเดิม', unitsSold: 'ขายแล้ว' },
    ],
    [
      '商品|价格|近30天销量|近30天销售额',
      '法式碎花连衣裙|¥129.00|1w-2.5w|100w-250w',
      { title: '商品', price: '价格', unitsSold: '近30天销量', revenue: '近30天销售额' },
    ],
    [
      'Название|Цена|Продажи за 30 дней, шт.',
      'Платье миди|1 299 ₽|1 840',
      { title: 'Название', price: 'Цена', unitsSold: 'Продажи за 30 дней, шт.' },
    ],
    // A number beside a name, and the money that a stream took in, are no price and no category.
    [
      'Product Name|Type No|Type|Avg. Unit Price($)|Live Revenue($)',
      'Lounge Set|253|Sets|23.71|$120.5k',
      { title: 'Product Name', category: 'Type', price: 'Avg. Unit Price($)' },
    ],
    [
      'Description|DiscountPrice (in Rs)|OriginalPrice (in Rs)|DiscountOffer',
      'navy blue slim jeans|824.0|1499.0|45% OFF',
      { title: 'Description', price: 'DiscountPrice (in Rs)', listPrice: 'OriginalPrice (in Rs)' },
    ],
    [
      'Product|Price|Mo. Sales|Mo. Revenue|Total Sales',
      'Hoodie embroidered|$42.00|512|$21,504.00|8120',
      { title: 'Product', price: 'Price', unitsSold: 'Mo. Sales', revenue: 'Mo. Revenue' },
    ],
    [
      'Product title|Net items sold|Total sales',
      'Linen Dress|120|11854.80',
      { title: 'Product title', unitsSold: 'Net items sold', revenue: 'Total sales' },
    ],
    [
      'Artikelnr.|Bezeichnung|VK brutto|UVP|Abverkauf letzte 30 Tage',
      '10001|Damen Strickpullover|49,95|59,95|34',
      {
        productId: 'Artikelnr.',
        title: 'Bezeichnung',
        price: 'VK brutto',
        listPrice: 'UVP',
        unitsSold: 'Abverkauf letzte 30 Tage',
      },
    ],
    // A shop system's export of products and their variants.
    [
      'ID|Type|SKU|Name|Sale price|Regular price|Categories|Parent|Position',
      '44|variable|wrap|Wrap Dress|||Clothing > Dresses||0',
      {
        productId: 'SKU',
        parentId: 'Parent',
        title: 'Name',
        price: 'Sale price',
        listPrice: 'Regular price',
        category: 'Categories',
      },
    ],
    // Keys of an API's products.
    [
      'id|name|brand/name|prices/base/value|prices/current/value|prices/current/currency',
      '1|Silk slip dress|Lark|520|364|GBP',
      {
        productId: 'id',
        title: 'name',
        brand: 'brand/name',
        listPrice: 'prices/base/value',
        price: 'prices/current/value',
        currency: 'prices/current/currency',
      },
    ],
    ['(Parent) ASIN|(Child) ASIN|Title', 'B0P1|B0C1|Linen Dress sage', { productId: '(Child) ASIN', title: 'Title' }],
    ['name|brand_url|in_stock', 'Wool skirt|https://shop.example/brand|True', { title: 'name', inStock: 'in_stock' }],
  ])('%s', (header, row, found) => {
    expect(guessed(header, row)).toEqual(found)
  })

  it('of prices: one with tax, one that says something, one at the end of a path', () => {
    expect(guessed('Nom|Prix (HT)|Prix (TTC)', 'Robe|74,92|89,90')).toEqual({ title: 'Nom', price: 'Prix (TTC)' })
    expect(guessed('Nom|Prix (HT)', 'Robe|74,92')).toEqual({ title: 'Nom', price: 'Prix (HT)' })
    expect(guessed('Product name|Title', '|Linen Shirt')).toEqual({ title: 'Title' })
    const nested = 'name|variant/price/selling_price|variant/price/rrp_price|service_fee/price'
    expect(guessed(nested, 'Linen Shirt|39|59|2')).toEqual({
      title: 'name',
      price: 'variant/price/selling_price',
      listPrice: 'variant/price/rrp_price',
    })
  })

  it('of a question no stock, but whether there is any', () => {
    expect(guessed('Nombre|¿Existencias?|Inventario', 'Vestido|1|12')).toEqual({
      title: 'Nombre',
      stock: 'Inventario',
      inStock: '¿Existencias?',
    })
  })

  it('of numbers that name the products, under a bare "number"', () => {
    expect(guessed('Nummer|Bezeichnung|VK brutto', 'K-1|Leinenkleid|89,95', 'K-2|Latzhose|39,90')).toEqual({
      productId: 'Nummer',
      title: 'Bezeichnung',
      price: 'VK brutto',
    })
    expect(guessed('Nr|Bezeichnung|VK brutto', '1|Leinenkleid|89,95', '2|Latzhose|39,90')).toEqual({
      title: 'Bezeichnung',
      price: 'VK brutto',
    })
  })

  it('of ids: one that all rows have goes before one that some lack', () => {
    expect(guessed('ID|SKU|Name', '44|wrap|Wrap Dress', '45||Linen Shirt')).toEqual({ productId: 'ID', title: 'Name' })
    expect(guessed('ID|SKU|Name', '44|wrap|Wrap Dress', '45|shirt|Linen Shirt')).toEqual({
      productId: 'SKU',
      title: 'Name',
    })
  })

  it('of a reduced price and a plain one the plain one was before', () => {
    expect(guessed('Name|Price|Sale price', 'Linen Shirt|45|20')).toEqual({
      title: 'Name',
      price: 'Sale price',
      listPrice: 'Price',
    })
    expect(guessed('Name|Price', 'Linen Shirt|45')).toEqual({ title: 'Name', price: 'Price' })
  })
})

describe('columns by their cells', () => {
  it('settle what a name leaves open', () => {
    // "Sales" are units or money, "Artikel" is a number or a name.
    expect(guessed('Artikel|Sales', 'Leinenhemd blau|12', 'Wollmantel|1.2k')).toEqual({
      title: 'Artikel',
      unitsSold: 'Sales',
    })
    expect(guessed('Artikel|Titel|Sales', 'A1|Leinenhemd|$1,200.00', 'A2|Wollmantel|$99.50')).toEqual({
      productId: 'Artikel',
      title: 'Titel',
      revenue: 'Sales',
    })
  })

  it('refuse what a name says', () => {
    expect(guessed('title|price|url|date|region', 'Linen Shirt|see shop|shirt.html|soon|广东 广州')).toEqual({
      title: 'title',
    })
  })

  it('tell units sold by the words beside them, though some rows sold nothing that they tell', () => {
    const found = guessed(
      'Título|Estado',
      'Vestido de lino|Nuevo · +100 vendidos',
      'Remera|Nuevo',
      'Campera|5 vendidos',
    )
    expect(found).toEqual({ title: 'Título', unitsSold: 'Estado' })
    expect(guessed('Título|Estado', 'Remera|Nuevo', 'Campera|Usado')).toEqual({ title: 'Título' })
  })

  it('tell links, pictures, prices with signs, currencies, stars and the title without any name', () => {
    const rows = ['Blue linen shirt with long sleeves', 'Grey wool coat'].map(
      (title, at) =>
        `x${at}|${title}|https://shop.example/p/${at}|https://cdn.example/${at}.jpg?w=9|€ ${at + 9},90|EUR|4.${at} out of 5 stars`,
    )
    expect(guessTable(table('a|b|c|d|e|f|g', ...rows)).guessed.products).toEqual([
      { field: 'title', column: 'b', by: 'cells' },
      { field: 'url', column: 'c', by: 'cells' },
      { field: 'image', column: 'd', by: 'cells' },
      { field: 'currency', column: 'f', by: 'cells' },
      { field: 'price', column: 'e', by: 'cells' },
      { field: 'rating', column: 'g', by: 'cells' },
    ])
  })

  it('tell nothing of numbers alone, and no title of codes or of one text in all rows', () => {
    expect(guessed('a|b|c', '12|B0MADEUP01|In stock now', '15|B0MADEUP02|In stock now')).toEqual({})
  })
})
