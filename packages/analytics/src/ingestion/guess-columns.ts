/** What shops call the columns of their own tables, in small letters, the likeliest first. */
const NAMES = {
  productId: [
    'handle',
    'sku',
    'product id',
    'product_id',
    'item id',
    'id',
    'style number',
    'style',
    'item',
    '货号',
    '款号',
    '商品编号',
    '商品id',
  ],
  title: [
    'title',
    'product name',
    'product title',
    'item name',
    'item-name',
    'name',
    'product',
    '商品名称',
    '商品标题',
    '标题',
    '名称',
  ],
  description: ['body (html)', 'description', 'product description', '描述', '商品描述'],
  brand: ['vendor', 'brand', '品牌'],
  category: ['product category', 'type', 'category', 'product type', '类目', '品类', '分类'],
  color: ['color', 'colour', '颜色'],
  gender: ['gender', 'department', '性别'],
  material: ['material', 'fabric', '材质', '面料'],
  currency: ['currency', '币种', '货币'],
  price: ['variant price', 'sale price', 'price', 'retail price', 'unit price', '售价', '价格', '单价'],
  listPrice: ['variant compare at price', 'compare at price', 'list price', 'rrp', 'msrp', '原价', '吊牌价'],
  stock: ['variant inventory qty', 'stock', 'inventory', 'quantity', 'qty', 'stock quantity', '库存', '库存数量'],
} as const

export interface GuessedColumns {
  /** Field of a mapped table → column. */
  readonly mapping: Readonly<Record<string, string>>
  /** A product's further sizes are rows of their own without a title. */
  readonly hasVariantRows: boolean
}

/** Columns of a line of names, parted by comma, semicolon or tab, quoted or not. */
function columnsOf(header: string): string[] {
  const marks = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }))
  const mark = marks.toSorted((a, b) => b.count - a.count)[0]?.mark
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const char of header) {
    if (char === '"') isQuoted = !isQuoted
    else if (char === mark && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += char
  }
  return [...cells, cell.trim()]
}

/** What the columns of a table hold by their names; `null` where none is a title. Without an id, the title is one. */
export function guessColumns(header: string): GuessedColumns | null {
  const byName = new Map(columnsOf(header).map((column) => [column.toLowerCase(), column]))
  const found = Object.entries(NAMES).flatMap(([field, names]) => {
    const name = names.find((one) => byName.has(one))
    return name === undefined ? [] : [[field, byName.get(name) ?? ''] as const]
  })
  const mapping: Record<string, string> = Object.fromEntries(found)
  const title = mapping['title']
  if (title === undefined) return null
  return {
    mapping: { ...mapping, productId: mapping['productId'] ?? title },
    hasVariantRows: byName.has('handle') && [...byName.keys()].some((column) => column.startsWith('variant ')),
  }
}
