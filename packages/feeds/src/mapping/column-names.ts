import { type FieldOf, MAPPABLE_FIELDS, type MappableField } from '@trendee/core/imports/mappable-fields'
import { inSimplified } from '@trendee/core/lexicon/traditional-characters'
import { ORDER_POST_SERIES_NAMES } from './order-post-series-names'
import { RARER_NAMES } from './rarer-column-names'

/**
 * What people call the columns of their tables, in English, Chinese, German, French, Spanish, Italian, Portuguese, Japanese, Korean,
 * Russian and Vietnamese, the likeliest of each language first. A name may stand at several fields: the cells settle which.
 */
const PRODUCT_NAMES: Readonly<Record<FieldOf<'products'>, string>> = {
  productId: `handle|article id|product id|sku|item id|asin|item sku|variant sku|article number|article no|style number|style no|style code|product code|item number|id|style|article|item|ean|gtin
    |货号|商品编号|商品id|款号|宝贝id|编号|产品编号|artikelnummer|artikel nr|artikelnr|artikel|produkt id|produktnummer|référence|référence produit|code article|identifiant|réf
    |referencia|código|código de producto|id de producto|codice|codice articolo|codice prodotto|id prodotto|referência|código do produto|id do produto
    |商品コード|商品id|商品番号|品番|상품번호|상품코드|상품id|제품번호|артикул|код товара|id товара|номер товара|mã sản phẩm|mã hàng|mã sku|mã`,
  parentId: `parent|parent sku|parent id|parent product|parent product id|item group id|item group|variant of|父商品|父商品编号|父sku|übergeordnetes produkt|hauptartikel|produit parent|superior|producto padre|genitore|prodotto padre|produto pai|ascendente|親商品|親商品コード|상위상품|родительский товар|родитель|sản phẩm cha`,
  title: `title|product name|product title|item name|item title|listing title|article name|product|name|item|style name|goods name
    |商品名称|商品标题|宝贝标题|产品名称|标题|商品名|名称|品名|artikelname|artikelbezeichnung|produktname|produkttitel|bezeichnung|produktbezeichnung|titel|artikel|produkt
    |nom du produit|titre|nom de l'article|nom|désignation|intitulé|libellé|produit|article|nombre del producto|título|nombre|producto|artículo|denominación
    |nome prodotto|nome del prodotto|titolo|nome articolo|nome|prodotto|articolo|denominazione|nome do produto|produto|designação
    |商品名|商品タイトル|タイトル|品名|アイテム名|名称|상품명|제품명|상품 이름|제목|품명|название товара|наименование товара|название|наименование|товар|заголовок
    |tên sản phẩm|tên hàng|tiêu đề|tên|sản phẩm`,
  // Guessed by the cells of a second column that could be the title.
  otherTitle: '',
  description: `description|product description|body html|body|details|long description|about this item|描述|商品描述|详情|商品详情|beschreibung|produktbeschreibung|artikelbeschreibung
    |description du produit|descriptif|descripción|descripción del producto|descrizione|descrizione prodotto|descrição|descrição do produto|商品説明|説明|상품설명|설명|описание|описание товара|mô tả|mô tả sản phẩm`,
  brand: `brand|vendor|brand name|manufacturer|maker|label|designer|品牌|品牌名|品牌名称|marke|hersteller|markenname|marque|fabricant|marca|fabricante|marchio|produttore|ブランド|ブランド名|メーカー|브랜드|브랜드명|제조사|бренд|марка|производитель|thương hiệu|nhãn hiệu`,
  shop: `shop|store|shop name|store name|retailer|marketplace|platform|店铺名称|店铺|店名|商店|平台|händler|laden|shopname|boutique|magasin|enseigne|tienda|negozio|loja|ショップ|ショップ名|店舗|店舗名|쇼핑몰|상점|스토어|магазин|площадка|cửa hàng|tên cửa hàng|gian hàng|tên shop`,
  seller: `seller|seller name|merchant|sold by|supplier|卖家|商家|供应商|掌柜|verkäufer|anbieter|verkauft von|vendeur|vendu par|vendedor|venditore|販売者|出品者|セラー|판매자|판매처|продавец|поставщик|người bán|nhà bán hàng`,
  url: `url|link|product url|product link|item url|listing url|web link|href|page url|permalink|商品详情链接|商品链接|链接|宝贝链接|网址|详情链接|produktlink|artikellink|webadresse|lien|lien du produit|enlace|url del producto|collegamento|link prodotto|商品url|リンク|商品リンク|상품링크|링크|상품url|ссылка|ссылка на товар|đường dẫn|liên kết|link sản phẩm`,
  image: `image src|image|image url|main image|picture|photo|thumbnail|image link|img|img url|图片|主图|图片链接|商品图片|主图链接|bild|bild url|produktbild|foto|photo du produit|imagen|url de imagen|immagine|imagem|画像|商品画像|画像url|이미지|상품이미지|사진|изображение|фото|картинка|hình ảnh|ảnh|ảnh sản phẩm`,
  images: `images|image urls|pictures|photos|additional images|image links|多图|图片列表|bilder|imágenes|immagini|imagens|画像一覧|이미지목록|изображения|các hình ảnh`,
  category: `article type|category|product category|categories|categorías|catégories|categorie|kategorien|categorias|product type|type|category path|department|class|subcategory|品类|类目|分类|商品类目|商品分类|类别|kategorie|warengruppe|produktart|produktkategorie|catégorie|type de produit|rayon|famille|categoría|tipo de producto|tipo|categoria|categoria prodotto|tipo di prodotto|tipo de produto|カテゴリ|カテゴリー|商品カテゴリ|카테고리|분류|상품분류|категория|категория товара|тип товара|раздел|danh mục|loại|loại sản phẩm|ngành hàng`,
  color: `color|colour|colors|colours|primary color|main color|colour name|颜色|颜色分类|主色|farbe|farben|grundfarbe|couleur|couleurs|color principal|colore|colori|cor|cores|カラー|色|色名|색상|컬러|цвет|цвета|màu|màu sắc`,
  gender: `gender|sex|target gender|audience|department|性别|适用性别|适用人群|geschlecht|zielgruppe|sexe|genre|género|sexo|genere|sesso|gênero|性別|対象|성별|пол|giới tính|đối tượng`,
  material: `material|fabric|composition|fabric content|materials|fabrication|面料|材质|成分|面料成分|materialzusammensetzung|stoff|obermaterial|matière|composition matière|tissu|tejido|composición|materiale|tessuto|composizione|tecido|composição|素材|生地|소재|원단|материал|состав|ткань|chất liệu|vải`,
  region: `country|region|country code|market|storefront|place|location|国家|地区|国家地区|站点|land|ländercode|markt|pays|région|país|región|mercado|paese|regione|região|国|地域|국가|지역|страна|регион|quốc gia|khu vực|thị trường`,
  currency: `currency|currency code|price currency|币种|货币|währung|waehrung|devise|monnaie|moneda|divisa|valuta|moeda|通貨|통화|валюта|tiền tệ|đơn vị tiền`,
  price: `price|current price|sale price|variant price|selling price|unit price|retail price|final price|discounted price|price now|offer price|min price|售价|价格|商品价格|现价|单价|到手价|券后价|促销价|preis|verkaufspreis|aktueller preis|angebotspreis|endpreis|prix|prix actuel|prix de vente|prix soldé|prix promo|precio|precio actual|precio de venta|precio de oferta|prezzo|prezzo attuale|prezzo di vendita|prezzo scontato|preço|preço atual|preço de venda|preço promocional|価格|販売価格|値段|セール価格|가격|판매가|할인가|현재가|цена|текущая цена|цена продажи|цена со скидкой|giá|giá bán|giá hiện tại|giá khuyến mãi`,
  listPrice: `list price|original price|compare at price|variant compare at price|rrp|msrp|regular price|was price|old price|full price|price before|strike price|原价|吊牌价|划线价|市场价|建议零售价|uvp|originalpreis|listenpreis|alter preis|streichpreis|prix d'origine|prix barré|prix initial|ancien prix|prix conseillé|precio original|precio anterior|precio de lista|pvp|prezzo originale|prezzo di listino|prezzo pieno|preço original|preço de tabela|preço anterior|定価|通常価格|元値|정가|정상가|원가|старая цена|цена без скидки|первоначальная цена|рекомендованная цена|giá gốc|giá niêm yết|giá cũ`,
  reducedFrom: `date sale price starts|sale from date|special price start|special price start date|special price from date|special from date|special price from|sale price from|sale start|sale start date|sale starts|sale from|promotion start|promo start|discount start date|sale price start date
    |促销开始时间|促销开始日期|活动开始时间|angebotsbeginn|aktionsbeginn|angebot ab|aktionspreis ab|sonderpreis ab|début promo|début de promotion|début des soldes|inicio oferta|inicio de oferta|inicio promoción|inizio promozione|inizio offerta|início da promoção
    |セール開始日|セール開始日時|할인시작일|дата начала акции|начало акции|bắt đầu khuyến mãi`,
  reducedUntil: `date sale price ends|special price end|special price end date|special price to date|special to date|special price to|sale price to|sale end|sale end date|sale ends|sale until|promotion end|promo end|discount end date|sale price end date
    |促销结束时间|促销结束日期|活动结束时间|angebotsende|aktionsende|angebot bis|aktionspreis bis|sonderpreis bis|fin promo|fin de promotion|fin des soldes|fin oferta|fin de oferta|fin promoción|fine promozione|fine offerta|fim da promoção
    |セール終了日|セール終了日時|할인종료일|дата окончания акции|конец акции|kết thúc khuyến mãi`,
  unitsSold: `units sold|sold|net items sold|units ordered|quantity sold|items sold|sold count|sold quantity|sales count|sales volume|total sold|product sold count|units|sales|orders|bought|monthly sold|bought past month|purchases|销量|已售|月销量|总销量|销售量|购买人数|付款人数|付款|成交量|成交件数|销售件数|verkaufte stück|verkauft|stück verkauft|absatz|verkaufte menge|verkäufe|bestellungen|ventes|vendus|quantité vendue|unités vendues|nombre de ventes|unidades vendidas|vendidos|ventas|cantidad vendida|pedidos|unità vendute|venduti|vendite|quantità venduta|ordini|vendas|quantidade vendida|販売数|売上数|販売個数|販売数量|購入数|판매량|판매수|판매 수량|판매건수|구매수|продано|количество продаж|продажи|продано штук|заказы|куплено|đã bán|lượt bán|số lượng bán|số lượng đã bán`,
  unitsWindowDays: `sales window days|window days|sold window days|period days|统计天数|zeitraum tage|période jours|periodo días|periodo giorni|período dias|集計日数|집계일수|период дней|số ngày`,
  revenue: `revenue|est revenue|ordered product sales|sales amount|gmv|turnover|total revenue|sales value|销售额|成交额|营业额|gmv 销售额|umsatz|erlös|chiffre d'affaires|ca|montant des ventes|ingresos|facturación|importe de ventas|fatturato|ricavi|incasso|receita|faturamento|売上|売上高|売上金額|매출|매출액|выручка|оборот|сумма продаж|doanh thu|doanh số|total sales|sales`,
  salesRank: `rank|sales rank|best seller rank|bsr|bestseller rank|ranking|排名|销量排名|榜单排名|rang|verkaufsrang|platz|classement|rang des ventes|posición|clasificación|classifica|posizione|posição|classificação|順位|ランキング|売れ筋順位|순위|판매순위|рейтинг продаж|место|xếp hạng|thứ hạng`,
  rating: `rating|ratings|stars|star rating|review rating|average rating|avg rating|score|review score|评分|星级|商品评分|bewertung|sterne|durchschnittsbewertung|note|note moyenne|étoiles|évaluation|valoración|puntuación|calificación|estrellas|valutazione|punteggio|stelle|avaliação|nota|estrelas|評価|評点|星|レビュー平均|평점|별점|рейтинг|оценка|средняя оценка|đánh giá|điểm đánh giá|số sao`,
  reviews: `reviews|review count|number of reviews|reviews count|ratings count|ratings total|rating count|comments|comment count|评论数|评价数|累计评价|评价|评论|rezensionen|anzahl bewertungen|bewertungen|anzahl rezensionen|avis|nombre d'avis|commentaires|reseñas|número de reseñas|opiniones|valoraciones|recensioni|numero recensioni|numero di recensioni|avaliações|número de avaliações|レビュー数|レビュー件数|口コミ数|評価数|리뷰수|리뷰 수|리뷰|후기|상품평|отзывы|количество отзывов|число отзывов|lượt đánh giá|số đánh giá|số lượt đánh giá`,
  favorites: `favorites|favourites|likes|wishlist|saves|hearts|num favorers|wishlist count|收藏|收藏数|收藏人数|点赞|favoriten|gemerkt|merkliste|favoris|j'aime|favoritos|me gusta|preferiti|mi piace|curtidas|お気に入り|お気に入り数|いいね|찜|찜수|좋아요|избранное|в избранном|лайки|yêu thích|lượt thích`,
  stock: `stock|inventory|stock quantity|quantity|qty|variant inventory qty|inventory quantity|available quantity|on hand|stock level|库存|库存数量|现货|bestand|lagerbestand|menge|vorrat|quantité|quantité en stock|existencias|inventario|cantidad|giacenza|quantità|magazzino|estoque|quantidade|在庫|在庫数|재고|재고수량|수량|остаток|остатки|наличие|количество|запас|tồn kho|số lượng tồn|số lượng`,
  inStock: `in stock|availability|available|is available|stock status|是否有货|有货|verfügbar|verfügbarkeit|auf lager|disponible|disponibilité|en stock|disponibilidad|disponibile|disponibilità|disponível|disponibilidade|在庫あり|在庫状況|재고여부|в наличии|доступность|còn hàng|tình trạng`,
  offered: `published|visibility|visibility in catalog|visibility in catalogue|is published|is visible|is active|active 0 1|product status|listing status|是否上架|上架状态|商品状态|veröffentlicht|sichtbarkeit im katalog|publié|visibilité dans le catalogue|visibilité|publicado|visibilidad en el catálogo|visibilidad|pubblicato|visibilità nel catalogo|visibilità|visibilidade no catálogo|visibilidade|公開状態|公開ステータス|판매상태|전시상태|опубликовано|опубликован|видимость в каталоге|видимость|trạng thái hiển thị`,
  variantIds: `configurable variations|super products sku|simples skus`,
  listedOn: `listed on|listing date|launch date|first available|date first available|created at|published at|publish date|release date|date added|online since|上架时间|上架日期|发布时间|上市时间|online seit|erscheinungsdatum|einstelldatum|date de mise en ligne|date de publication|mise en ligne|fecha de publicación|fecha de lanzamiento|fecha de alta|data di pubblicazione|data di lancio|data de publicação|data de lançamento|発売日|掲載日|公開日|登録日|등록일|출시일|дата публикации|дата добавления|дата появления|ngày đăng|ngày ra mắt`,
  observedOn: `date|day|observed on|captured on|captured at|scraped at|scrape date|crawl date|crawled at|snapshot date|snapshot|timestamp|retrieved at|export date|week|采集日期|抓取时间|采集时间|日期|统计日期|数据日期|datum|stichtag|abrufdatum|erfassungsdatum|exportdatum|date de collecte|date de relevé|jour|fecha|fecha de captura|día|fecha de extracción|data|data di rilevazione|giorno|data da coleta|dia|日付|取得日|取得日時|날짜|수집일|일자|дата|дата сбора|день|дата выгрузки|ngày|ngày thu thập`,
}

const NAMES: Readonly<Record<MappableField, string>> = { ...PRODUCT_NAMES, ...ORDER_POST_SERIES_NAMES }

/** Combining accents of Latin and Cyrillic letters; the marks of kana are letters' own. */
const ACCENTS = /[\u0300-\u036f]/gu

/** Traditional characters in names of columns that no garment is called by. */
const TRADITIONAL = new Map(
  '銷销 評评 價价 論论 賣卖 買买 單单 數数 據据 額额 號号 編编 連连 結结 網网 鏈链 圖图 種种 顏颜 庫库 貨货 規规 類类 標标 題题 鋪铺 場场 營营 業业 訂订 時时 間间 幣币 別别 區区 國国 產产 現现 優优 總总 級级 點点 讚赞 態态 狀状 發发 佈布 關关 鍵键 詞词 週周 帳账 稱称 實实 購购 數数 計计 達达 運运 費费'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
)

function simplified(name: string): string {
  return /\p{Script=Han}/u.test(name)
    ? inSimplified(name).replaceAll(/\p{Script=Han}/gu, (written) => TRADITIONAL.get(written) ?? written)
    : name
}

/** A name as columns are compared by: words in small letters without accents, marks and what stands between parentheses. */
export function nameKey(name: string): string {
  return simplified(name.normalize('NFKC'))
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll(/(?<=[^\s])\s*[([【][^)\]】]*[)\]】]/gu, ' ')
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What is counted of a term, never a term: the columns of search consoles and of tables of one term are called so. */
const MEASURES = new Set(
  'clicks impressions sessions visits users pageviews clics klicks impresiones aufrufe'.split(' '),
)

/** Whether a column is called by what its numbers count rather than by what they are about. */
export function namesMeasure(name: string): boolean {
  const key = nameKey(name)
  return MEASURES.has(key) || (COLUMN_NAMES.get('value') ?? []).includes(key)
}

const REDUCED =
  /^(?:now|current|jetzt|nu|maintenant|ahora|ora)$|sale|discount|offer|promo|special|reduced|angebot|aktion|sonder|sold[eé]|remis|oferta|rebaja|scontat|promoz|promoc|desconto|скидк|акци|促销|券后|到手|折后|活动价|セール|割引|할인|khuyen mai|indirimli|sepet|diskon/u

/** Whether a column is called by a price for now, beside which a plain one is the price before. */
export function namesReducedPrice(name: string): boolean {
  return REDUCED.test(nameKey(name))
}

/** Field → the keys of its names, the likeliest first. */
export const COLUMN_NAMES: ReadonlyMap<MappableField, readonly string[]> = new Map(
  MAPPABLE_FIELDS.map((field) => {
    const names = `${NAMES[field]}|${RARER_NAMES[field] ?? ''}`.split('|').map(nameKey)
    return [field, [...new Set(names.filter((name) => name !== ''))]]
  }),
)
