import type { Gender, LexiconLanguage } from './types'

export interface GenderRow {
  readonly gender: Gender
  readonly language: LexiconLanguage
  readonly terms: string
  /** The words name a sex at any age: beside a word for children they mean a girl or a boy. */
  readonly isAnyAge?: true
}

/** Words that name the wearer. Plurals and possessives are written out: "mens", "womens" come from "men's", "women's". */
export const GENDER_ROWS: readonly GenderRow[] = [
  {
    gender: 'women',
    language: 'en',
    terms:
      'women|woman|womens|womans|ladies|lady|ladys|womenswear|for her|femme|pour femme|donna|misses|juniors|junior women|ladieswear|missy|wmns|wmn|girlfriends',
  },
  {
    gender: 'men',
    language: 'en',
    terms:
      'men|man|mens|mans|menswear|gents|gent|gentlemen|gentleman|gentlemens|for him|homme|pour homme|uomo|guys|mns',
  },
  {
    gender: 'unisex',
    language: 'en',
    terms:
      'unisex|unisex adult|gender neutral|genderless|couple|couples|couple matching|his and hers|adults|mens and womens',
  },
  {
    gender: 'girls',
    language: 'en',
    terms:
      'girls|girl|baby girl|baby girls|teen girls|tween girls|girls kids|toddler girl|toddler girls|little girl|little girls|big girls|daughter|young girls',
  },
  {
    gender: 'boys',
    language: 'en',
    terms:
      'boys|boy|baby boy|baby boys|teen boys|tween boys|toddler boy|toddler boys|little boy|little boys|big boys|young boy|young boys',
  },
  {
    gender: 'kids',
    language: 'en',
    terms:
      'kids|kid|children|childrens|child|childs|toddler|toddlers|youth|teen|teens|teenagers|unisex kids|kids unisex|girls and boys|boys and girls|kidswear|juniors kids|school kids',
  },
  {
    gender: 'baby',
    language: 'en',
    terms: 'baby|babies|babys|infant|infants|newborn|newborns|new born',
  },
  {
    gender: 'women',
    language: 'zh',
    terms: '女士|女装|女裝|女生|女人|女子|女孩成人|女鞋|女包|少女|淑女|妈妈装|中年女|大码女装',
  },
  { gender: 'men', language: 'zh', terms: '男士|男装|男裝|男生|男人|男子|男鞋|男包|爸爸装|绅士' },
  {
    gender: 'unisex',
    language: 'zh',
    terms: '男女|男女同款|男女通用|男女适穿|男女可穿|男女皆可|中性|情侣|情侣款|情侣装|通用款|不分性别|男女款',
  },
  { gender: 'girls', language: 'zh', terms: '女童|女孩|小女孩|女宝|女宝宝|女大童|女中童' },
  { gender: 'boys', language: 'zh', terms: '男童|男孩|小男孩|男宝|男宝宝|男大童|男中童' },
  { gender: 'kids', language: 'zh', terms: '儿童|兒童|童装|童裝|小孩|孩子|中大童|宝贝|学生儿童|亲子|男女童' },
  { gender: 'baby', language: 'zh', terms: '婴儿|嬰兒|嬰幼兒|宝宝|寶寶|婴幼儿|新生儿|幼儿' },
  {
    gender: 'women',
    language: 'es',
    terms: 'mujer|mujeres|dama|damas|señora|señoras|para ella|chica|chicas',
  },
  {
    gender: 'men',
    language: 'es',
    terms: 'hombre|hombres|caballero|caballeros|para el|varon|varones',
  },
  { gender: 'girls', language: 'es', terms: 'niña|niñas|nena|nenas' },
  { gender: 'boys', language: 'es', terms: 'niño|nene' },
  { gender: 'kids', language: 'es', terms: 'niños|infantil|infantiles|niños y niñas' },
  { gender: 'baby', language: 'es', terms: 'bebe|bebes|recien nacido' },
  { gender: 'women', language: 'pt', terms: 'mulher|mulheres|feminino adulto|moças' },
  { gender: 'men', language: 'pt', terms: 'homem|homens' },
  { gender: 'unisex', language: 'pt', terms: 'unissex|unisexo' },
  { gender: 'girls', language: 'pt', terms: 'menina|meninas|garota|garotas' },
  { gender: 'boys', language: 'pt', terms: 'menino|meninos|garoto|garotos' },
  { gender: 'kids', language: 'pt', terms: 'crianças|criança|juvenil' },
  { gender: 'women', language: 'id', terms: 'wanita|ibu|muslimah' },
  { gender: 'men', language: 'id', terms: 'pria' },
  {
    gender: 'unisex',
    language: 'id',
    terms: 'uniseks|pria wanita|wanita pria|pria dan wanita|cowok cewek|lelaki dan wanita',
  },
  { gender: 'girls', language: 'id', terms: 'anak perempuan|budak perempuan|anak cewek' },
  { gender: 'boys', language: 'id', terms: 'anak laki laki|budak lelaki|anak cowok|anak lelaki' },
  { gender: 'kids', language: 'id', terms: 'anak|anak anak|kanak kanak|budak|remaja' },
  { gender: 'baby', language: 'id', terms: 'bayi' },
  { gender: 'women', language: 'vi', terms: 'phụ nữ' },
  { gender: 'men', language: 'vi', terms: 'đàn ông|nam giới' },
  { gender: 'unisex', language: 'vi', terms: 'nam nữ|cho nam và nữ|nam và nữ' },
  { gender: 'girls', language: 'vi', terms: 'bé gái' },
  { gender: 'boys', language: 'vi', terms: 'bé trai' },
  { gender: 'kids', language: 'vi', terms: 'trẻ em|thiếu nhi' },
  { gender: 'baby', language: 'vi', terms: 'em bé|sơ sinh|trẻ sơ sinh' },
  { gender: 'women', language: 'th', terms: 'ผู้หญิง|สตรี|สาว' },
  { gender: 'men', language: 'th', terms: 'ผู้ชาย|บุรุษ' },
  { gender: 'unisex', language: 'th', terms: 'ชายหญิง|ผู้ชายและผู้หญิง|ผู้หญิงและผู้ชาย|ยูนิเซ็กส์|ชาย หญิง' },
  { gender: 'girls', language: 'th', terms: 'เด็กผู้หญิง|เด็กหญิง' },
  { gender: 'boys', language: 'th', terms: 'เด็กผู้ชาย|เด็กชาย' },
  { gender: 'kids', language: 'th', terms: 'เด็ก' },
  { gender: 'baby', language: 'th', terms: 'ทารก|เด็กทารก|เบบี้' },
  { gender: 'women', language: 'en', isAnyAge: true, terms: 'female|females' },
  { gender: 'men', language: 'en', isAnyAge: true, terms: 'male|males' },
  { gender: 'women', language: 'zh', isAnyAge: true, terms: '女|女款|女式|女性' },
  { gender: 'men', language: 'zh', isAnyAge: true, terms: '男|男款|男式|男性' },
  { gender: 'women', language: 'es', isAnyAge: true, terms: 'femenino|femenina|femeninos|femeninas' },
  { gender: 'men', language: 'es', isAnyAge: true, terms: 'masculino|masculina|masculinos|masculinas' },
  { gender: 'women', language: 'pt', isAnyAge: true, terms: 'feminino|feminina|femininos|femininas' },
  { gender: 'women', language: 'id', isAnyAge: true, terms: 'perempuan|cewek|cewe' },
  { gender: 'men', language: 'id', isAnyAge: true, terms: 'laki laki|laki2|lelaki|cowok|cowo' },
  { gender: 'women', language: 'vi', isAnyAge: true, terms: 'nữ' },
  { gender: 'men', language: 'vi', isAnyAge: true, terms: 'nam' },
  { gender: 'women', language: 'th', isAnyAge: true, terms: 'หญิง' },
  { gender: 'men', language: 'th', isAnyAge: true, terms: 'ชาย' },
]
