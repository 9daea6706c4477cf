import type { AttributeType } from './types'

/**
 * What the name of a shop's own field says its value is about. `rise` and `length` are shapes whose words mean nothing
 * elsewhere ("high", "3/4"); `cut` is how a garment falls, a shape or a fit.
 */
export type FieldMeaning =
  | 'gender'
  | 'color'
  | 'pattern'
  | 'fabric'
  | 'sleeve'
  | 'neckline'
  | 'style'
  | 'fit'
  | 'rise'
  | 'length'
  | 'cut'
  | 'detail'

/** The attributes that a field of each meaning can give. */
export const TYPES_OF_FIELD: Readonly<Record<Exclude<FieldMeaning, 'gender' | 'color'>, readonly AttributeType[]>> = {
  pattern: ['pattern', 'texture'],
  fabric: ['fabric', 'texture', 'fit-type'],
  sleeve: ['sleeve'],
  neckline: ['neckline'],
  style: ['style'],
  fit: ['fit-type', 'shape'],
  rise: ['shape'],
  length: ['shape'],
  cut: ['shape', 'fit-type'],
  detail: ['detail', 'texture'],
}

/** Names that are about the whole product only as they stand: the colour of a strap is not the watch's. */
export const WHOLE_NAMES: readonly (readonly [FieldMeaning, string])[] = [
  [
    'gender',
    'gender|target gender|department|crowd|applicable gender|suitable gender|suitable for|sex|género|sexo|público|gênero|jenis kelamin|untuk|rekomendasi pengguna|jantina|giới tính|đối tượng|เพศ|กลุ่มเป้าหมาย|性别|性別|适用性别|适用人群|genre|geschlecht|geschlecht|zielgruppe|sexe|genre|genere|性別|対象|성별|пол',
  ],
  [
    'color',
    'color|colour|color family|colour family|color familia|familia de color|clasificación de los colores|main color|main colour|colores|cor|cores|cor principal|color principal|warna|warna utama|kelompok warna|สี|กลุ่มสี|màu sắc|màu|nhóm màu|颜色|顏色|主要颜色|farbe|couleur|farbe|hauptfarbe|couleur|couleur principale|colore|カラー|색상|цвет|основной цвет',
  ],
]

/**
 * Words of a field's name, the first row of which one stands in it decides: a "sleeve length" is a sleeve, a "neckline
 * style" a neckline. What names a part of the ware is told first and says nothing of the whole.
 */
export const NAME_WORDS: readonly (readonly [FieldMeaning | 'nothing', string])[] = [
  [
    'nothing',
    'lens|futter|innenfutter|sohle|doublure|semelle|fodera|suola|裏地|안감|подкладка|подошва|lente|frame|marco|dial|case|caja|stone|piedra|packaging|package|paquete|lining|lined|forro|filling|relleno|sole|outsole|insole|suela|sol|heel|strap|plating|bag|bolsa|tas|cap|hat|sombrero|gorra|topi|mũ|shoe|zapato|calzado|sepatu|giày|รองเท้า|หมวก|ตัวเรือน|สายนาฬิกา|นาฬิกา|hair|rambut|tóc|watch|curl|nail|bottle|botella|mattress|bedding|cama|skin|kulit wajah|paint|tv|screen|layar|model|modelo|custom|plus size|tall|petite|鞋底|里料|填充',
  ],
  [
    'sleeve',
    'sleeve|sleeves|manga|mangas|lengan|tay|tay áo|แขน|แขนเสื้อ|袖长|袖型|袖|ärmel|ärmellänge|manche|manches|manica|maniche|袖丈|소매|рукав|рукава',
  ],
  [
    'neckline',
    'neckline|neck|collar|escote|cuello|gola|decote|colarinho|kerah|leher|garis leher|kolar|cổ áo|cổ|คอเสื้อ|คอ|领型|领|領|ausschnitt|kragen|kragenform|col|encolure|scollo|colletto|ネックライン|넥라인|카라|вырез|воротник',
  ],
  [
    'pattern',
    'pattern|print|patrón|patron|estampado|padrão|padrao|estampa|padronagem|motif|corak|pola|mẫu|họa tiết|hoạ tiết|ลวดลาย|ลาย|图案|圖案|花型|muster|imprimé|fantasia|stampa|柄|パターン|패턴|무늬|узор|рисунок',
  ],
  [
    'rise',
    'waist|waistline|rise|cintura|tiro|altura da cintura|pinggang|tinggi pinggang|eo|cạp|lưng quần|เอว|ความสูงเอว|腰型|腰高',
  ],
  [
    'fit',
    'fit|fit type|ajuste|encaje|calce|caimento|modelagem|tamaño de ajuste|mejor estilo de tamaño|potongan|dáng|kiểu dáng|dạng|ทรงเสื้อ|ทรง|版型|passform|schnitt|coupe|vestibilità|フィット|핏|посадка',
  ],
  [
    'length',
    'length|longitud|largo|comprimento|panjang|kepanjangan|chiều dài|độ dài|ความยาว|长度|裙长|裤长|衣长|länge|longueur|lunghezza|着丈|기장|длина',
  ],
  [
    'cut',
    'silhouette|silueta|silhueta|skirt|dress|pants|trousers|jeans|falda|vestido|pantalón|pantalones|saia|calça|rok|gaun|celana|seluar|váy|đầm|quần|กระโปรง|เดรส|กางเกง|ประเภทของกางเกง|裙型|裤型|廓形',
  ],
  [
    'fabric',
    'material|materials|fabric|textile|composition|tela|tejido|composición|tecido|composição|bahan|kain|fabrik|komposisi|chất liệu|vải|วัสดุ|เนื้อผ้า|ผ้า|面料|材质|材質|成分|stoff|obermaterial|matière|materiale|tessuto|composizione|素材|소재|материал|ткань|состав',
  ],
  [
    'style',
    'style|estilo|gaya|phong cách|สไตล์|สไตล์เสื้อผ้า|风格|風格|occasion|occasions|ocasión|ocasion|ocasião|acara|kesempatan|dịp|โอกาส|场合|stil|anlass|stile|スタイル|스타일|стиль',
  ],
  [
    'detail',
    'detail|details|detalle|detalles|detalhe|detalhes|rincian|chi tiết|รายละเอียด|细节|closure|closure type|cierre|fechamento|penutup|khóa|kiểu khóa|ชนิดตัวปิด|闭合方式|element|embellishment|adorno|hiasan',
  ],
]
