/**
 * Messages about a file, a row or an import: the English sentence is the key under which a message is stored, its value
 * is the Chinese sentence. A new message needs nothing but an entry here.
 */
export const SENTENCES = {
  // Of a field.
  'is empty': '为空',
  'is no date': '不是日期',
  'A shop with orders sells what they come to: counts in tables of its products are not used any more.':
    '有订单数据的店铺按订单计算销量：其商品表中的销量不再使用。',
  'is more than was sold': '多于售出数量',
  'The file does not say where its series are from: they stand with those of posts of all networks.':
    '文件没有写明序列来自何处：与各社交平台帖子的序列放在一起。',
  'The table has no column of prices.': '表中没有价格列。',
  'counts back from the day of capture, which was not given': '是相对于采集日期的时间，但未指定采集日期',
  'Days such as “3 days ago” or “May 3” are counted back from the day of capture, which the file does not say.':
    '“3 天前”“5月3日”这类时间按采集日期推算，而文件没有写明采集日期。',
  'Days such as “3 days ago” or “May 3” are counted back from the day of capture, {day}.':
    '“3 天前”“5月3日”这类时间按采集日期 {day} 向前推算。',
  'is no moment in time': '不是有效的时间',
  'is not a count': '不是有效的数量',
  'is a fraction, not a count': '是小数，不是数量',
  'has two readings': '有两种读法',
  'is in another currency than its row': '币种与该行不一致',
  'is no search of the web': '不是网页搜索',
  'is no place we know': '不是可识别的地点',
  'is no currency we know': '不是可识别的币种',
  'is a number that a spreadsheet rounded': '是被电子表格舍入的数字',
  'does not say whether it is in stock': '没有说明是否有库存',
  'does not say whether it is offered': '没有说明是否上架',
  'is a negative count': '数量为负',
  'is not a price': '不是有效的价格',
  'is a negative price': '价格为负',
  'is not amount, divisor and currency_code': '不是由 amount、divisor 和 currency_code 组成的价格',
  'is not a number': '不是数字',
  'is not a number from 0 to 100': '不是 0 到 100 之间的数字',
  'is neither 0–100, a percentage nor a word': '既不是 0–100 的数字，也不是百分比或文字',
  'is not a rating from 0 to 5': '不是 0 到 5 之间的评分',
  'is not JSON': '不是有效的 JSON',
  'is not a list of series': '不是序列列表',
  'is not a list of garments': '不是单品列表',
  'names more than {most} garments': '所列单品超过 {most} 件',
  'is not a list of looks': '不是造型列表',
  'is no season with its year': '不是带年份的季节',
  'is fewer than the likes': '少于点赞数',
  'is more than the views': '多于播放数',
  'is not a number of a look from 1 to {most}': '不是 1 到 {most} 之间的造型编号',
  'is not a list of times and values': '不是时间与数值的列表',
  'is none of IMAGE, VIDEO, REELS, CAROUSEL_ALBUM': '不是 IMAGE、VIDEO、REELS、CAROUSEL_ALBUM 中的任何一种',
  'is the only date: a series has two or more': '是唯一的日期：序列至少需要两个日期',
  'is no link of a post': '不是帖子的链接',
  'is no network: instagram or tiktok': '不是社交平台：应为 instagram 或 tiktok',
  'is the link of a post of {network}: posts of Instagram and TikTok are taken':
    '是 {network} 帖子的链接：仅接受 Instagram 与 TikTok 的帖子',
  'is none of {words}': '不是 {words} 中的任何一个',
  'is no age': '不是有效的年龄',
  'is declared by nobody: declared_by must say who': '没有声明来源：declared_by 必须写明来源',
  'is larger than a count can be': '超出数量的合理范围',
  'is larger than a price can be': '超出价格的合理范围',
  'is longer than {most} characters': '超过 {most} 个字符',
  'lists more than {most} entries': '所列条目超过 {most} 个',
  'names a year that is not the show’s': '所指年份与秀场日期不符',
  'is not the group of that age': '与年龄不符',
  'has a day without a count': '含有没有数量的日期',
  'is no number of days': '不是有效的天数',
  'has a key that is no date': '含有不是日期的键',
  'has a point without a date': '含有没有日期的数据点',
  'has a value that is no number of 0 or more': '含有不是非负数的数值',
  'has a value that is not from 0 to 100': '含有不在 0 到 100 之间的数值',
  'lies before 2004-01-01, the first day that is taken': '早于 2004-01-01（最早可接受的日期）',
  'lies in the future': '在未来',
  'lies after the day on which the file was captured': '晚于文件的采集日期',
  'lies too far away for a show or a release': '作为秀场或发布日期相距太远',
  // Of a row.
  'the item is not an object': '该条目不是对象',
  'Rows end where their last columns are blank: what they leave out is read as blank.':
    '部分行省略了末尾的空单元格：省略的按空白读取。',
  'the row has {cells} cells, the header {columns}': '该行有 {cells} 个单元格，表头有 {columns} 个',
  'the row has {cells} cells, not 2': '该行有 {cells} 个单元格，应为 2 个',
  'the row cannot be read: {why}': '该行无法读取：{why}',
  'the row names no day, and none was given for the file': '该行没有日期，导入文件时也未指定日期',
  // Of text that should have been a row.
  'a quote opened here is never closed': '此处的引号没有闭合',
  'from here on the file is not JSON': '从此处起文件不是有效的 JSON',
  'the file ends before its list is closed': '文件在列表结束前中断',
  'the file ends in the middle of this item': '文件在该条目中间中断',
  'the file ends in the middle of this row': '文件在该行中间中断',
  'the line is not JSON': '该行不是有效的 JSON',
  'this item is not JSON': '该条目不是有效的 JSON',
  'this item never ends': '该条目没有结束',
  'this line never ends': '该行没有结束',
  'a quotation mark takes the {count} lines below for text of this row': '引号将下面 {count} 行当作了本行的文本',
  // Of a file.
  'Some names hold letters that could not be read: parts of the file are in another encoding than its beginning.':
    '部分名称含有无法识别的字符：文件部分内容的编码与开头不同。',
  'The file has no ids: listings are told apart by title and SKU.': '文件没有编号：按标题和 SKU 区分商品。',
  'the gzip archive is cut off': 'gzip 压缩包不完整',
  'the gzip archive is damaged: {why}': 'gzip 压缩包已损坏：{why}',
  'the mapping must name the column of title or productId (products), of orderId, orderedOn and title or productId (orders), of postedAt (posts) or of value and, unless its columns are called by their periods, of date (series)':
    '字段映射必须指定 title 或 productId（商品），orderId、orderedOn 与 title 或 productId（订单），postedAt（帖子），或 value 与 date（序列；各 value 列以时间段命名时无需 date）对应的列',
  'The table has no column of quantities: each row is read as one piece or more.':
    '表中没有数量列：每行按至少一件计算。',
  'is a return of what no row before it sold': '是退货，但此前没有售出该商品的行',
  'Returns under a number of their own are taken off the latest sales of the same product before them: which sale it was is estimated.':
    '单独编号的退货从此前同一商品最近的销售中扣除：具体是哪一笔为估计。',
  'Prices that are reduced for other days than that of the capture are left aside: those before count, where they are told.':
    '促销日期不包含采集日的促销价不采用：如有原价，以原价为准。',
  'Rows whose day cannot be read are kept, and enter no window and no sum. Posts, orders and products of a shop without any day are shown once a file tells one.':
    '日期无法识别的行会保留，但不计入任何时间窗口和合计。帖子、订单以及没有任何日期的店铺的商品，在有文件给出日期后才显示。',
  'Rows without a title count for the product that another row or file names by the same id or link.':
    '没有标题的行计入其他行或其他文件中编号或链接相同的商品。',
  '{blank} of {rows} rows have no title: they count for the product that another row or file names by the same id or link, and for none until then.':
    '{rows} 行中有 {blank} 行没有标题：计入其他行或其他文件中编号或链接相同的商品，在此之前不计入任何商品。',
  'The table has no product ids: products are told apart by their titles.': '表中没有商品编号：商品按标题区分。',
  'The table has no product ids: products are told apart by their titles, and are those of the shop’s tables that have the same.':
    '表中没有商品编号：商品按标题区分，并与店铺商品表中同名的商品视为同一商品。',
  'The file names no shop: orders and products stand with those of other own shops without a name.':
    '文件没有写明店铺：其订单与商品将与其他未命名的自有店铺合并。',
  'In {count} of {rows} rows there are more likes than views, as in line {line}: one of the two columns may hold something else.':
    '{rows} 行中有 {count} 行的点赞数多于播放数（如第 {line} 行）：其中一列可能是其他内容。',
  'The status “{status}” is not known: its orders count as sold.': '未识别的订单状态“{status}”：此类订单按已售出计算。',
  'Cancelled and refunded orders sold nothing. Where only a part was refunded, what came back is estimated by the amount.':
    '已取消或已退款的订单不计销量；部分退款的订单按退款金额估算退回件数。',
  'the mapping names {names} of {kind}, which have none': '字段映射为{kind}指定了 {names}，但此类数据没有这些字段',
  'a mapping with a column of terms has one column of values': '指定了搜索词列的映射只能有一个数值列',
  '{file} is not a file': '{file} 不是文件',
  '{file} is empty': '{file} 为空',
  '{file} holds no text': '{file} 不含文本',
  '{file} holds no text: {why}': '{file} 不含文本：{why}',
  '{file} is not a text file: bring a table as CSV, Excel (.xlsx), JSON or Parquet':
    '{file} 不是文本文件：请提供 CSV、Excel（.xlsx）、JSON 或 Parquet 格式的表格',
  '{file} is a PDF: save its table as CSV or Excel': '{file} 是 PDF 文件：请将其中的表格另存为 CSV 或 Excel',
  '{file} is a picture: bring the table that it shows as CSV or Excel':
    '{file} 是图片：请将图中的表格以 CSV 或 Excel 格式提供',
  '{file} is an archive that is not unpacked here: unpack it, and bring what is in it':
    '{file} 是无法在此解压的压缩包：请解压后提供其中的文件',
  '{file} is packed twice: unpack it once': '{file} 被压缩了两次：请先解压一次',
  '{file} is no whole Parquet file': '{file} 不是完整的 Parquet 文件',
  'Parquet files are read by the embedded engine alone: bring NDJSON or CSV':
    '仅内嵌引擎可读取 Parquet 文件，请提供 NDJSON 或 CSV',
  '{file} is not a table of columns': '{file} 不是由列组成的表格',
  '{file} is a zip archive or another kind of spreadsheet: unpack it, or save it as .xlsx or CSV':
    '{file} 是 zip 压缩包或其他电子表格：请先解压，或另存为 .xlsx 或 CSV',
  '{file} is too large for a workbook: save it as CSV': '{file} 工作簿过大：请另存为 CSV',
  '{file} is no whole workbook: it is damaged or was cut off. Save it again as .xlsx or CSV':
    '{file} 不是完整的工作簿：文件已损坏或不完整。请重新另存为 .xlsx 或 CSV',
  '{file} is a workbook of before 2007 (.xls) or protected by a password: save it as .xlsx or CSV without one':
    '{file} 是 2007 年以前的工作簿（.xls）或带有密码：请去掉密码并另存为 .xlsx 或 CSV',
  'Of the workbook the sheet “{sheet}” is read; not read: {others}.':
    '仅读取工作簿中的工作表“{sheet}”；未读取：{others}。',
  '{file} is a Parquet file: export it as CSV or NDJSON': '{file} 是 Parquet 文件：请导出为 CSV 或 NDJSON',
  '{file} does not say on which day it was captured: give that day (--captured-on DAY, or today)':
    '{file} 没有写明采集日期：请指定该日期（--captured-on 日期，或 today）',
  '{file} cannot be opened: {why}': '{file} 无法打开：{why}',
  '{file} cannot be read: {why}': '{file} 无法读取：{why}',
  '{file} line {line}: {why}': '{file} 第 {line} 行：{why}',
  '{file} is no feed we know. It holds {found}.{nearest}{next}':
    '{file} 不是可识别的数据文件。文件内容：{found}。{nearest}{next}',
  ' Nearest is {feed}, but it lacks {missing}.': '最接近的是{feed}，但缺少 {missing}。',
  ' It has the keys of {feed}, but nothing that is read there.': '其键与{feed}相同，但没有可读取的内容。',
  ' Say what its columns hold: on the Data screen, or with trendee map.':
    '请说明各列的含义：在“数据”页面，或使用 trendee map。',
  '{file} has not all columns that the mapping names: {names}. It holds {found}.':
    '{file} 缺少字段映射所指定的列：{names}。文件内容：{found}。',
  ' A table has two columns or more: save it with commas or semicolons between them.':
    '表格至少应有两列：请用逗号或分号分隔各列后重新保存。',
  // Of what an unknown file shows.
  'no rows, only {text}': '没有数据行，只有 {text}',
  'columns {names}': '列 {names}',
  'a table that looks like products: {names}': '类似商品表的表格：{names}',
  'a table that looks like orders: {names}': '类似订单表的表格：{names}',
  'a table that looks like posts: {names}': '类似帖子表的表格：{names}',
  'a table that looks like series of values: {names}': '类似数值序列的表格：{names}',
  'JSON items with the keys {names}': '含有键 {names} 的 JSON 条目',
  'text beginning "{text}"': '以“{text}”开头的文本',
  'a document (it begins with {text}), no table: save its table as CSV or Excel':
    '文档（以 {text} 开头）而不是表格：请将其中的表格另存为 CSV 或 Excel',
  // Of how a file was read.
  'The table names no shop: its products stand with those of other tables without one, told apart by id.':
    '表中没有店铺名称：其商品与其他未注明店铺的表中的商品放在一起，按编号区分。',
  'The file does not say of which place its numbers are: they count for no country until the place is given.':
    '文件没有写明数据属于哪个地区：在指定地区之前，这些数据不计入任何国家。',
  'The file has prices without a currency: they enter no sum until it is given.':
    '文件中有未注明币种的价格：在指定币种之前，这些价格不计入任何合计。',
  'Prices without a sign are read as {currency}, like all others of the table.':
    '没有货币符号的价格按 {currency} 读取，与表中其他价格相同。',
  'Prices have a sign of several currencies ({currencies}): they enter no sum until it is said which.':
    '价格的货币符号可能是多种货币（{currencies}）：在指定币种之前，这些价格不计入任何合计。',
  'The file does not say which network or search engine its rows are from: none of them is loaded until that is given.':
    '文件没有写明数据来自哪个社交平台或搜索引擎：在指定之前不会入库。',
  'The file does not say which search its queries belong to: they stand beside no trend until the term is given.':
    '文件没有写明这些查询属于哪个搜索词：在指定搜索词之前，它们不归入任何趋势。',
  'The file does not say over how many days its units were sold: they enter no ranking and no sum until that is given.':
    '文件没有写明销量的统计天数：在指定之前，这些销量不参与排名和合计。',
  'Units sold are counts of buyers, of whom each may have bought more than one piece.':
    '销量为付款人数：每人可能购买不止一件。',
  'The file holds no rows.': '文件没有数据行。',
  'The file ends too early: {why}. What stood behind is missing.': '文件不完整：{why}。其后的内容缺失。',
  'The names of the columns may stand one column too far to the left, such as {examples}: say which column the header does not name.':
    '列名可能整体左移了一列，例如 {examples}：请说明表头缺少哪一列的名称。',
  'The names of the columns may stand one column too far to the right, such as {examples}: say by their cells what the columns hold.':
    '列名可能整体右移了一列，例如 {examples}：请按单元格内容说明各列的含义。',
  'Of {term} on {date} two rows say different things ({one} and {other}), and no column says what tells them apart, such as the place: add it, or bring a file for each.':
    '“{term}”在 {date} 有两行数值不同（{one} 和 {other}），且没有列（例如地区）说明其区别：请补上该列，或分别提供文件。',
  'The dates lie {days} days apart: each value is read as that of one {step}, and what lies between as unknown.':
    '日期间隔为 {days} 天：每个数值按一{step}的数值读取，其间视为未知。',
  'Each row begins with its number, which the header does not name: it is left out.':
    '每行以行号开头，而表头没有该列：已忽略行号。',
  '{file} takes too much memory: it is too large, or a cell stands far outside of its table. Save the table as CSV':
    '{file} 占用内存过多：文件太大，或有单元格远在表格之外。请将表格另存为 CSV',
  'The price of a piece is the total of its line by the pieces.': '单件价格为行金额除以件数。',
  'Rows that name the product of which they are variants are read as that product.':
    '写明所属商品的行是其规格，按该商品读取。',
  'Where all variants of a product have the same number sold, it may be that of the product: it is read as at least so many.':
    '一个商品的所有款式销量相同时，可能是商品的总销量：按“至少”这一数量计。',
  'The rows of one product are read together: its variants and further pictures are no products of their own.':
    '同一商品的各行合并读取：其款式和更多图片不单独计为商品。',
  'Stock below nothing is of what was oversold: it is read as none.': '库存为负表示超卖：按无库存处理。',
  'The table has no product ids: products are told apart by their links.': '表中没有商品编号：商品按链接区分。',
  'The table has no post ids: posts are told apart by their links.': '表中没有帖子编号：帖子按链接区分。',
  'Posts have neither ids nor links: they are told apart by author, moment and caption.':
    '帖子既无编号也无链接：按作者、发布时间和文案区分。',
  'Rows without an id are told apart by their links.': '没有编号的行按链接区分。',
  'Rows with neither id nor link are told apart by title, brand and price, so a new price makes a new product.':
    '既无编号也无链接的行按标题、品牌和价格区分，因此价格变动会被视为新商品。',
  'Products have neither ids nor links: they are told apart by title, brand and price, so a new price makes a new product.':
    '商品既无编号也无链接：按标题、品牌和价格区分，因此价格变动会被视为新商品。',
  // Of an import.
  'The file was loaded before as {file} and read in another way ({differing}): withdraw that import first, then it is read so.':
    '该文件此前已作为 {file} 导入，且读取方式不同（{differing}）：请先撤回该次导入，再按此读取。',
  'The server stopped during this import. An uploaded file goes on by itself; any other is to be imported again.':
    '导入过程中服务器停止运行。上传的文件会自动继续；其他文件请重新导入。',
  '{count} of {cells} cells of {column} are numbers in brackets, such as “{text}” in line {line}: shops write the number of reviews so.':
    '{column} 列 {cells} 个单元格中有 {count} 个是括号中的数字，例如第 {line} 行的“{text}”：店铺通常这样写评论数。',
  '{count} of {cells} cells of {column} have two readings, such as “{text}” in line {line}: say which is meant.':
    '{column} 列 {cells} 个单元格中有 {count} 个有两种读法，例如第 {line} 行的“{text}”：请说明以哪种为准。',
  '{count} of {cells} cells of {column} cannot be read, such as “{text}” in line {line}: it may hold something else.':
    '{column} 列 {cells} 个单元格中有 {count} 个无法读取，例如第 {line} 行的“{text}”：该列可能是其他内容。',
  '{blank} of {rows} rows have no title and are left out: shop systems write the sizes and colours of a product so, below its first row.':
    '{rows} 行中有 {blank} 行没有标题，不会入库：店铺系统常把同一商品的其他尺码和颜色写在首行之下。',
  '{count} of {rows} rows are of days that cannot be, such as that of line {line}, which {why}: another column may hold the day, or it is written in another way.':
    '{rows} 行中有 {count} 行的日期不可能，例如第 {line} 行{why}：日期可能在另一列，或采用了其他写法。',
  '{repeated} of {rows} rows name a product and a day that another row names: they are read as variants of it, at the cheapest price, and of each other number the last row counts.':
    '{rows} 行中有 {repeated} 行与其他行的商品和日期相同：按同一商品的款式处理，取最低价，其他数值以最后一行为准。',
  'Of {rows} titles, {left} name no garment: they are left out.':
    '{rows} 个标题中有 {left} 个没有写出服装名称，不会入库。',
  'Of {rows} titles, {left} are in a language that is not read: they are left out.':
    '{rows} 个标题中有 {left} 个所用语言暂不支持识别，不会入库。',
  'Files with these columns came from several shops: say which shop this one is of.':
    '此类列的文件来自多个店铺，请说明本文件属于哪个店铺。',
  'Files with these columns came from {shop}, but the links of this one lead to {linked}: say which shop it is of.':
    '此类列的文件来自 {shop}，而本文件的链接指向 {linked}：请说明它属于哪个店铺。',
  'Its columns are read as those of {file} were, said on {day}.': '各列沿用 {day} 为 {file} 指定的含义。',
  'The file was thrown away before it was loaded.': '该文件在入库前已被放弃。',
  'The server is shutting down.': '服务器正在关闭。',
  // Of work that waits.
  'The disk is full: {free} MB are free, {needed} MB are needed. It goes on by itself once there is room.':
    '磁盘空间不足：剩余 {free} MB，需要 {needed} MB。有空间后会自动继续。',
  'The disk is full. It goes on by itself once there is room.': '磁盘空间不足，有空间后会自动继续。',
  'Computing trends failed: {why}. It is tried again by itself.': '趋势计算失败：{why}。系统会自动重试。',
} as const

export type Language = 'en' | 'zh'
export type BothLanguages = Readonly<Record<Language, string>>

type Sentence = keyof typeof SENTENCES
type HolesOf<Text extends string> = Text extends `${string}{${infer Hole}}${infer After}`
  ? Hole | HolesOf<After>
  : never

/** What fills a hole: another message, or text; text that is no message reads the same in both languages. */
type MessageValue = string | number | BothLanguages | Exclude<FeedMessage, string>

/** A sentence of the table, with its values where it has holes. Plain data: it is stored and passes between threads. */
export type FeedMessage = {
  readonly [Key in Sentence]: [HolesOf<Key>] extends [never]
    ? Key
    : { readonly text: Key; readonly values: { readonly [Hole in HolesOf<Key>]: MessageValue } }
}[Sentence]

/** The Chinese sentences by English text, which may be no key of the table. */
const CHINESE: ReadonlyMap<string, string> = new Map(Object.entries(SENTENCES))

/** A message in one language. Also for one that was stored when the table was another: it stays English then. */
export function messageText(message: FeedMessage, language: Language): string {
  if (typeof message === 'string') return sentenceIn(message, language)
  const values: ReadonlyMap<string, MessageValue> = new Map(Object.entries(message.values))
  return sentenceIn(message.text, language).replaceAll(/\{(\w+)\}/g, (_, hole: string) =>
    valueText(values.get(hole) ?? '', language),
  )
}

function sentenceIn(sentence: string, language: Language): string {
  return language === 'zh' ? (CHINESE.get(sentence) ?? sentence) : sentence
}

function valueText(value: MessageValue, language: Language): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return sentenceIn(value, language)
  return 'text' in value ? messageText(value, language) : value[language]
}
