import type { Gender, LexiconLanguage } from './types'

/** Words for wares that are no fashion. A title whose head noun is one of them has no fashion category. */
export interface GoodsRow {
  /** Who such a ware is for when its title does not say; null where that cannot be told. */
  readonly gender: Gender | null
  readonly language: LexiconLanguage
  readonly terms: string
  /** A part of a ware or a tool for it: no fashion wherever a shop lists it. */
  readonly isPart?: true
}

export const GOODS_ROWS: readonly GoodsRow[] = [
  {
    gender: 'men',
    language: 'en',
    terms:
      'shoe cream|boot cream|leather cream|beard oil|beard balm|beard comb|beard trimmer|shaving cream|shaving foam|shaving gel|shaving brush',
  },
  {
    // Things whose last word is a garment's or a bag's: without them "cable ties" would be ties.
    gender: null,
    language: 'en',
    terms:
      'cable tie|zip tie|v belt|fan belt|conveyor belt|weight belt|lifting belt|tool belt|snap ring|retaining ring|o ring|piston rings|teething ring|curtain ring|key blade|freezer bag|storage bags|packaging bag|treat bag|candy bag|cookie bag|piping bag|pencil bag|blind bag|goodie bag|party bag|diaper bag refill|refill bag|bin bag|ice pack|body bag|dry bag|tea infuser|cooktop|stove top|table top|tabletop|countertop|counter top|desk top|roof top|carport|golf tee|golf tees|straw cap|end cap|valve cap|lens hood|swim cap ear|shower cap|hair net|ink tank|gas tank|storage tank|boxing ring|wedding arch|watch box|watch battery|watch tool|belt sander|belt clip|belt grinder|bell boots|door sign|door lock|sugar duster|feather duster|dust collar|collar pad|collar pads|collar stays|glasses case|eyeglass case|sunglasses case|jewelry stand|jewelry tray|jewelry making kit|bracelet making kit|making kit|making set|beads for jewelry making|craft beads|jewelry findings|earring findings|earring hooks|jump rings|charms for jewelry making|costume jewelry box|contact lens|contact lenses|contact lens solution|lens solution|lens care|wig cap|wig stand|gift card|softbox|cutting mat|training mat|pennant|throwing ring|sticker pack|tattoo sleeve|water shoes rack|tag gun|labels|fabric labels|iron on letters|patches iron on|fabric trim|ribbon trim|lace ribbon',
  },
  {
    // Home textiles: the words that look most like garments.
    gender: 'unisex',
    language: 'en',
    terms:
      'curtain|door curtain|window curtain|shower curtain|bedsheet|bed sheet|bed sheets|bedding set|bedding|pillow cover|pillow case|pillowcase|pillow|cushion cover|cushion|chair cushion|duvet cover|duvet|comforter|quilt|blanket|throw blanket|mattress|mattress protector|bed skirt|table skirt|table cloth|tablecloth|table cover|table runner|table mat|placemat|place mat|table placemat|sofa cover|sofa slipcover|sofa throw|slipcover|chair cover|couch cover|furniture cover|carpet|rug|bath mat|bathmat|door mat|doormat|floor mat|yoga mat|towel|bath towel|hand towel|face towel|towel set|bath towels|napkin|tapestry|bolster|bolster cover|dohar|ac comforter|bed cover|bedspread|bed runner|diwan set|oven mitt|oven gloves|pot holder|seat cover|car seat cover|steering cover|washing machine cover|fridge cover|appliance cover|fridge top cover',
  },
  {
    gender: 'unisex',
    language: 'en',
    terms:
      'mug|coffee mug|cup|teacup|tumbler|water bottle|bottle|glass bottle|plate|dinner set|dinnerware|bowl|tray|serving tray|platter|spoon|fork|knife|cutlery|shaker|salt and pepper shaker|cookware|pan|pot|kettle|jar|container|lunch box|tiffin|wine glass|drinking glass|whiskey glass|decanter|jug|teapot|coaster|coasters|chopping board|cutting board|strainer|grater|peeler|whisk|mixer|blender|grinder|mincer|juicer|baking mould|baking mold|cake mould|cake topper|napkin ring|fruit basket|wok|saucepan|kitchen set|kitchenware|tableware|barware|ice bucket|bottle opener|straw cup|sippy cup|flask|thermos',
  },
  {
    gender: 'unisex',
    language: 'en',
    terms:
      'lamp|table lamp|floor lamp|night lamp|lantern|lampshade|lamp shade|light|lights|string lights|led strip|ring light|bulb|candle|candle holder|tealight|tea light holder|diffuser|incense|wall clock|clock|alarm clock|photo frame|picture frame|wall art|painting|canvas print|poster|wall sticker|wall decal|wall decor|home decor|wallpaper|wall paper|decal|sticker|stickers|vase|flower pot|planter|artificial flowers|artificial plant|showpiece|figurine|statue|sculpture|idol|ornament|christmas tree|wreath|garland|banner|mirror|wall mirror|shelf|shelves|rack|shoe rack|wall shelf|cabinet|storage cabinet|shoe cabinet|drawer|wardrobe|closet|organizer|organiser|storage box|storage bag|storage basket|storage bin|storage rack|basket|laundry basket|laundry bag|hanger|hangers|clothes hanger|dress hanger|hook|hooks|wall hook|chair|table|desk|stool|sofa|bean bag|beanbag|bean bag cover|bed frame|bed|furniture|coat rack|clothes rack|garment rack|garment bag|garment steamer|drying rack|dress form|mannequin|ironing board|iron board|steamer|jewelry box|jewellery box|jewelry organizer|jewellery organiser|jewelry display|ring box|ring holder|watch box|watch stand|watch winder|umbrella stand|key stand|key rack|trash bag|garbage bag|trash can|dustbin|dust bag|vacuum bag|tea bag|tea bags|gift bag|gift wrap|wrapping paper|gift box|paper bag|plastic bag|ziplock bag|sleeping bag|punching bag|ice bag|hot water bag|grow bag|cool bag|lunch bag|cooler bag|sandbag|air bag|airbag|shoe cleaner|shoe polish|shoe stretcher|shoe horn|shoe tree|shoe box|shoe brush|shoe dryer|lint roller|lint remover|fabric shaver|sewing kit|sewing machine|sewing thread|measuring tape|fabric by the yard|zipper puller|iron on patch|cleaning cloth|cleaning brush|mop|broom|dish rack|bin|dry bin|dish|pie dish|bath accessories|bathroom accessories|bath set|cocktail glasses|cocktail glass|runner|floor runner|bed linen|seat cushion|wall hanging|door hanging|toran|planter stand|book end|bookend|soap dispenser|soap dish|toothbrush holder|toilet seat|toilet seat cover|faucet|showerhead|shower head|magnet|fridge magnet|fridge magnets|partition|room divider|mosquito net|tent|hammock|camping chair|pegboard|pin board',
  },
  {
    gender: 'unisex',
    language: 'en',
    terms:
      'phone case|phone cover|mobile cover|mobile case|back cover|back case|phone holder|phone stand|phone strap|phone lanyard|phone charm|phone grip|screen protector|lens protector|tempered glass|case|casing|cases|tablet case|tablet cover|ipad case|earphone case|airpods case|airpod case|laptop sleeve|laptop case|laptop cover|laptop stand|keyboard|mouse|mouse pad|charger|charging cable|usb cable|cable|cord|power bank|powerbank|adapter|adaptor|headphone|headphones|earphone|earphones|earbuds|headset|speaker|bluetooth speaker|microphone|mic|tripod|selfie stick|camera|lens|lens cap|camera strap|projector|television|smart tv|tv|tv box|monitor|smartphone|mobile phone|cell phone|phone|handphone|tablet|laptop|notebook computer|desktop|graphics card|memory card|ssd|router|printer|ink cartridge|toner|remote control|remote|battery|fan|air conditioner|heater|refrigerator|washing machine|vacuum cleaner|air fryer|rice cooker|hair dryer|hair straightener|straightener|curling iron|trimmer|shaver|epilator|razor|clipper|massager|scale|thermometer|humidifier|air purifier|drone|game console|gamepad|joystick|ic|resistor|diode|drill|screwdriver|wrench|plier|tool set|tool bag|tool box|tape measure|screw|bolt|hose|valve|pump|water pump|motor|engine|tyre|tire|helmet|car cover|car mat|car accessories|motorcycle parts|brake pad|spoiler|exhaust|handlebar|bike rack|bicycle pump|bike light|bike stand|truing stand|timing belt|fan belt|seat belt|safety belt|fuel tank|fish tank|water tank|septic tank|hub cap|bottle cap|piston ring|o ring seal|watch repair tool|jump rope|skipping rope|dumbbell|kettlebell|resistance band|resistance bands|exercise band|yoga ball|knee pad|knee pads|knee brace|elbow pads|elbow pad|shin guard|boxing gloves|goalkeeper gloves|baseball glove|golf ball|golf club|tennis racket|racket|basketball|football|soccer ball|volleyball|ball|fishing rod|fishing reel|skateboard|roller skates|ice skates|scooter|swim ring|swimming ring|pool float|snorkel|life jacket|swim goggles|swimming goggles|safety vest|safety shoes|safety goggles|welding gloves|work gloves|disposable gloves|latex gloves|nitrile gloves|rubber gloves|dishwashing gloves|gardening gloves|garden gloves',
  },
  {
    gender: 'unisex',
    language: 'en',
    terms:
      'doll|dress up doll|dress up game|dress up|doll clothes|doll dress|doll shoes|toy|toys|plush toy|stuffed toy|soft toy|plushie|puzzle|jigsaw|board game|card game|trading card|playing cards|lego|building blocks|blocks|action figure|model kit|gundam|collectible|rc car|toy car|slime|bubble machine|balloon|balloons|party supplies|party decoration|cake decoration|book|notebook|diary|journal|planner|pen|pens|pencil|pencil case|pencil box|pencil pouch|eraser|marker|markers|crayon|paper|cardstock|scrapbook|washi tape|stamp|greeting card|calendar|stapler|folder|school supplies|craft kit|diy kit|beads kit|rhinestone sheet|embroidery kit|knitting needles|crochet hook|yarn|wool yarn|ribbon roll|fabric roll|rosary|guitar|guitar strap|ukulele|violin|drum|piano|harmonica|dog collar|cat collar|pet collar|dog leash|pet leash|pet bed|dog bed|pet bowl|cat litter|cat toy|dog toy|pet carrier|pet clothes|dog clothes|cat clothes|dog sweater|pet costume|dog costume|pet supplies|dog food|cat food|pet food|aquarium|bird cage|seeds|fertilizer|plant pot|garden tools|lawn mower|snack|snacks|cookies|chocolate bar|candy|chips|noodles|rice|tea|coffee beans|coffee powder|beer|wine bottle|milk|juice|sauce|oil|honey jar|protein powder|vitamin|vitamins|supplement|capsule|capsules|tablets|medicine|bandage|face mask|surgical mask|medical mask|diaper|diapers|sanitary pad|sanitary pads|wet wipes|tissue|toilet paper|detergent|dishwashing liquid|cleaner|bleach|air freshener|insecticide|condom|stroller|car seat|baby carrier|baby bottle|pacifier|teether|crib|playpen|high chair|walker|baby monitor|feeding bottle|breast pump|nursing pillow|wheelchair|crutch|compression sleeve|back brace|posture corrector|hearing aid',
  },
  {
    gender: 'unisex',
    language: 'en',
    terms:
      'shampoo|conditioner|hair oil|hair serum|hair mask|hair spray|hair gel|hair wax|hair colour|hair color|hair dye|hair brush|hairbrush|comb|hair removal|soap|body wash|shower gel|hand wash|hand sanitizer|toothpaste|toothbrush|mouthwash|sunscreen|sunblock|moisturiser|moisturizer|face wash|facial cleanser|cleanser|cleansing|toner water|face serum|serum|face cream|cream|gel|lotion|body lotion|body butter|body mist|face mask sheet|sheet mask|eye cream|lip balm|lip scrub|scrub|essence|emulsion|massage oil|essential oil|tattoo|temporary tattoo|nail clipper|deodorant|deodorant stick|foot cream|bath salt|cotton pads|tweezers|gift set beauty|wax strips',
  },
  {
    gender: 'women',
    language: 'en',
    terms:
      'lipstick|lip gloss|lip colour|lip color|lip liner|lip stain|lip tint|lip crayon|lip pencil|eyeliner|eye liner|kajal|kohl|mascara|eyeshadow|eye shadow|eyeshadow palette|eye pencil|eyebrow pencil|brow pencil|brow gel|foundation|concealer|compact|compact powder|face powder|loose powder|setting powder|primer|highlighter|blusher|bronzer powder|makeup palette|makeup brush|make up brush|makeup brushes|makeup kit|makeup set|makeup remover|makeup sponge|beauty blender|nail polish|nail paint|nail enamel|nail art|press on nails|fake nails|false nails|nail tips|nail lacquer|false eyelashes|eyelashes|eyelash curler|lash curler|bb cream|cc cream|nail kit|bindi|mehendi|henna',
  },
  {
    gender: null,
    language: 'en',
    terms:
      'perfume|eau de parfum|eau de toilette|edp|edt|cologne|fragrance|parfum|eau de cologne|body spray|aftershave|after shave|perfume gift set|fragrance gift set',
  },
  {
    gender: null,
    language: 'zh',
    terms:
      '手机壳|手机套|床包|床包组|枕头套|保温瓶|抱枕套|懒人沙发|行动电源|保护壳|保护套|耳机套|手机支架|数据线|充电器|充电宝|耳机|音箱|键盘|鼠标|电脑|平板|手机|电视|投影仪|摄像头|灯|台灯|窗帘|床单|被套|四件套|枕套|枕头|抱枕|靠垫|毛毯|被子|床垫|沙发套|沙发垫|沙发罩|椅套|桌布|桌裙|餐垫|地毯|地垫|毛巾|浴巾|浴帘|杯子|水杯|马克杯|保温杯|碗|盘子|餐具|锅|刀|收纳盒|收纳柜|收纳箱|储物柜|衣柜|鞋柜|鞋架|衣架|挂钩|首饰盒|置物架|柜子|椅子|桌子|沙发|床|花瓶|摆件|贴纸|墙贴|壁纸|海报|挂画|相框|时钟|镜子|玩具|娃娃|公仔|积木|拼图|手办|模型|换装娃娃|换装游戏|文具|笔袋|笔记本|本子|书|贴纸|零食|饼干|糖果|牛奶|咖啡豆|茶叶|酱油|口红|唇釉|眼影|粉底液|面膜|洗面奶|洗发水|沐浴露|护肤品|精华|面霜|乳液|防晒霜|指甲油|美甲|假睫毛|香水|牙膏|牙刷|纸巾|尿布|纸尿裤|宠物|狗粮|猫粮|猫砂|狗衣服|自行车|汽车|摩托车|头盔|轮胎|坐垫|方向盘套|吉他|钓鱼竿|帐篷|睡袋|哑铃|瑜伽垫|篮球|足球|球拍|口罩|轮椅|洗衣机|冰箱|空调|风扇|吹风机|剃须刀|熨斗|缝纫机|毛线|钻石画|垃圾袋|保鲜袋|礼品袋|茶包',
  },
  {
    gender: null,
    language: 'es',
    terms:
      'funda|funda para telefono|carcasa|protector de pantalla|cable|cargador|auriculares|audifonos|microfono|bocina|altavoz|teclado|raton|pegatina|pegatinas|calcomania|calcomanias|casco|visera|llanta|neumatico|botella|taza|vaso|plato|olla|sarten|cuchillo|cortina|sabana|sabanas|almohada|cojin|manta|toalla|alfombra|mantel|lampara|reloj de pared|espejo|estante|caja de almacenamiento|organizador|gancho|silla|mesa|sofa|cama|juguete|juguetes|muneca|peluche|rompecabezas|modelo de juguete|figura de accion|figura|libro|cuaderno|lapiz|champu|jabon|crema|labial|perfume|mascarilla|pintura|herramienta|destornillador|tornillo|bicicleta|motocicleta|rodilleras|protector de rodilla|pelota|balon|raqueta|comida|galletas|vitaminas|suplemento|panal|panales|portavasos|soporte|bolsa de basura|bolsa de dormir|pulverizador|atomizador|antena|tapete|adorno|control remoto|bateria|pulsera de actividad correa|ventilador|refaccion|repuesto|kit de|componente|herraje',
  },
  {
    gender: null,
    language: 'pt',
    terms:
      'capinha|capa para celular|pelicula|carregador|fone de ouvido|fones de ouvido|caixa de som|teclado|adesivo|adesivos|capacete|garrafa|caneca|copo|prato|panela|faca|lencol|travesseiro|almofada|cobertor|toalha|tapete|toalha de mesa|luminaria|espelho|prateleira|organizador|cadeira|mesa|cama|brinquedo|boneca|pelucia|quebra cabeca|livro|caderno|caneta|xampu|sabonete|creme|batom|maquiagem|ferramenta|parafuso|bicicleta|bola|fralda|fraldas|racao|suplemento|suporte|ventilador|saco de lixo',
  },
  {
    gender: null,
    language: 'id',
    terms:
      'roda|gagang|tas belanja|kantong|casing hp|casing|sarung hp|pelindung lensa|pelindung layar|anti gores|kabel|pengisi daya|headphone|mikrofon|kamera|televisi|tv|kipas|lampu|lampu tidur|botol|botol minum|gelas|piring|mangkok|panci|pisau|gorden|tirai|sprei|seprai|bantal|sarung bantal|guling|selimut|handuk|karpet|keset|taplak meja|sarung sofa|sarung kursi|cermin|rak|rak sepatu|lemari|lemari pakaian|kotak penyimpanan|gantungan baju|hanger baju|kursi|meja|sofa|kasur|mainan|boneka|buku|pensil|pulpen|stiker|poster|sampo|sabun|krim|lipstik|parfum|minyak wangi|masker|bedak|obat|vitamin|susu|popok|makanan|kopi|teh|minyak|mesin cuci|kulkas|setrika|helm|ban|oli|motor|sepeda|bola|raket|tinta printer|printer|laptop|handphone|smartphone|baterai|remot|remote|kantong sampah|sarung jok|cat dinding|pembersih|pewarna rambut|alat',
  },
  {
    gender: null,
    language: 'vi',
    terms:
      'ốp lưng|ốp điện thoại|cường lực|cáp sạc|sạc dự phòng|tai nghe|loa|chuột|bàn phím|điện thoại|máy tính|tivi|ti vi|quạt|đèn|đèn ngủ|bình nước|ly|cốc|chén|đĩa|nồi|chảo|rèm|ga giường|chăn|gối|vỏ gối|khăn tắm|khăn mặt|thảm|khăn trải bàn|gương|kệ|tủ|tủ quần áo|tủ đầu giường|móc treo|ghế|bàn|sofa|giường|đồ chơi|búp bê|gấu bông|sách|vở|bút|tranh|dầu gội|sữa tắm|sữa rửa mặt|kem dưỡng|kem chống nắng|son môi|son|phấn|nước hoa|mặt nạ|bỉm|tã|sữa|bánh|kẹo|cà phê|trà|máy giặt|tủ lạnh|máy sấy|mũ bảo hiểm|nón bảo hiểm|xe đạp|xe máy|bóng đá|vợt',
  },
  {
    gender: null,
    language: 'th',
    terms:
      'เคส|เคสโทรศัพท์|ฟิล์ม|สายชาร์จ|หูฟัง|ลำโพง|คีย์บอร์ด|เมาส์|โทรศัพท์|คอมพิวเตอร์|การ์ดจอ|ทีวี|พัดลม|โคมไฟ|หลอดไฟ|ขวดน้ำ|แก้ว|จาน|ชาม|หม้อ|กระทะ|มีด|ผ้าม่าน|ผ้าปู|ผ้าปูที่นอน|หมอน|ปลอกหมอน|ผ้าห่ม|ผ้าขนหนู|ผ้าเช็ดตัว|พรม|ผ้าปูโต๊ะ|กระจก|ชั้นวาง|ตู้|ตู้เสื้อผ้า|ไม้แขวน|ที่แขวน|เก้าอี้|โต๊ะ|โซฟา|เตียง|ที่นอน|ของเล่น|ตุ๊กตา|หนังสือ|สมุด|ปากกา|สติกเกอร์|แชมพู|สบู่|ครีม|ลิปสติก|แป้งผสมรองพื้น|แป้ง|น้ำหอม|มาส์ก|ผ้าอ้อม|นม|ขนม|กาแฟ|ชา|น้ำมัน|เครื่องซักผ้า|ตู้เย็น|ไดร์|เตารีด|หมวกกันน็อค|จักรยาน|มอเตอร์ไซค์|ยาสีฟัน|วิตามิน|อาหาร|ถุงขยะ',
  },
]

/**
 * Department names that say "not fashion" wherever they stand in a marketplace's breadcrumb, in the languages of the
 * region. Matched by whole words inside one level of the path.
 */
export const GOODS_DEPARTMENTS =
  'home living|home & living|home kitchen|home & kitchen|home and kitchen|home textile|home textiles|home decor|home appliances|appliances|kitchen|kitchen & dining|dining|tools home improvement|tools & home improvement|home improvement|tools|hardware|automotive|automobile|automobiles|motorcycles|motorcycle|motorcycle accessories|electronics|electronics accessories|consumer electronics|mobiles|mobiles & tablets|mobiles & gadgets|mobile & gadgets|cell phones & accessories|cell phones|computers|computers & accessories|cameras|cameras & drones|audio|gaming & consoles|televisions & videos|televisions|toys|toys & games|toys games|toys, kids & babies|hobbies & collections|hobbies|office & school supplies|office school supplies|school & office|stationery|books|books & magazines|pets|pet supplies|pet care|groceries|food & beverage|food & beverages|food|beverages|health|health & wellness|health & beauty|beauty|beauty & health|beauty & personal care|personal care|makeup|skin care|hair care|household supplies|laundry|cleaning|furniture|lighting|lighting & decor|bedding|bedding & bath|bath|garden|outdoor & garden|stickers|arts crafts|arts, crafts & sewing|arts, crafts|sewing|craft supplies|party supplies|events & party supplies|musical instruments|media & music|tickets, vouchers & services|vouchers|small appliances|large appliances|data storage|baby gear|feeding|diapering|nursery|mother & baby feeding|jewelry making|fine jewelry making|shoe care|shoe care & accessories|luggage parts|luggage accessories & parts|accessories diy & tools|accessories diy|sewing & fabric|event supplies|wedding & event|swimming pools|golf course accessories|throwing games|outdoor games|team sports|other sports accessories|contact lenses|travel accessories & supplies|fitness equipment|sports equipment|exercise & fitness|cycling components|fishing|camping & hiking gear' +
  '|tela|telas|cuidado del calzado|hogar|hogar y vida|hogar y cocina|baños|cocina|electrónicos|electrónica|celulares|celulares y accesorios|computadoras|computadoras y accesorios|audio|cámaras|motocicletas|accesorios para motocicletas|automóviles|autos|juguetes|juegos y consolas|hobbies y colecciones|artículos coleccionables|papelería|libros|mascotas|alimentos|alimentos y bebidas|salud|belleza|herramientas|muebles|deportes y recreación al aire libre|ciclismo componentes|componentes y accesorios de bicicletas|equipo deportivo|electrodomésticos' +
  '|tecido|tecidos|casa e decoração|casa|celulares e dispositivos|eletrodomésticos|eletrônicos|beleza|saúde|brinquedos|brinquedos e hobbies|papelaria|livros|alimentos e bebidas|animais domésticos|automóveis|motocicletas|computadores e acessórios|áudio|câmeras|ferramentas|móveis' +
  '|perawatan sepatu|aksesoris koper|perlengkapan rumah|rumah tangga|dapur|elektronik|aksesoris elektronik|handphone & aksesoris|handphone & tablet|handphone|komputer & aksesoris|komputer|kamera|otomotif|sepeda motor|mainan|hobi & koleksi|buku & alat tulis|buku|hewan|makanan & minuman|makanan|kesehatan|kecantikan|perawatan & kecantikan|peralatan|furnitur|televisi & video|televisi|pencetak & monitor|ibu & bayi|souvenir & perlengkapan pesta|voucher|komponen|perkakas|deko rumah|rumah & kehidupan|telefon bimbit & aksesori|kesihatan|kecantikan & kesihatan|permainan|automotif|alat tulis|makanan & minuman|peralatan rumah|sukan & luar' +
  '|nhà cửa & đời sống|nhà cửa|thiết bị điện gia dụng|thiết bị điện tử|thiết bị âm thanh|điện thoại & phụ kiện|máy tính & laptop|máy ảnh & máy quay phim|ô tô|mô tô|xe máy|đồ chơi|sở thích & sưu tầm|sách|nhà sách online|văn phòng phẩm|thú cưng|chăm sóc thú cưng|thực phẩm|thực phẩm và đồ uống|bách hóa online|sức khỏe|sắc đẹp|dụng cụ|nội thất|mẹ & bé|giặt giũ & chăm sóc nhà cửa' +
  '|เครื่องใช้ในบ้าน|เครื่องใช้ไฟฟ้า|เครื่องใช้ไฟฟ้าภายในบ้าน|มือถือและอุปกรณ์เสริม|มือถือและแท็บเล็ต|คอมพิวเตอร์และแล็ปท็อป|คอมพิวเตอร์และอุปกรณ์เสริม|กล้อง|กล้องและอุปกรณ์ถ่ายภาพ|ยานยนต์|ของเล่น|ของเล่น สินค้าแม่และเด็ก|หนังสือ|เครื่องเขียน|เครื่องเขียน หนังสือ และงานอดิเรก|สัตว์เลี้ยง|อาหารและเครื่องดื่ม|สุขภาพ|ผลิตภัณฑ์บำรุงและเสริมความงาม|ความงามและของใช้ส่วนตัว|เฟอร์นิเจอร์|เกมและอุปกรณ์เสริม|ตั๋วและบัตรกำนัล|สื่อบันเทิงภายในบ้าน' +
  '|家居生活|居家生活|家具|家电|家電|廚房|厨房|美妝|美妆|保健|個人照護|个人护理|手機|手机|電腦|电脑|數碼|数码|玩具|寵物|宠物|食品|文具|圖書|图书|汽機車|汽车用品|五金|母嬰|母婴|運動器材|收納'
