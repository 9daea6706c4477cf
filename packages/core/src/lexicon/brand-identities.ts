/**
 * Brands that are known the world over: name; Chinese names, the most usual first; other names (other letters, spaces, accents,
 * "&" or "and" need none of their own); country of the house (ISO 3166); lines that are sold under the house's name.
 * A Chinese name that is a common word as well (芒果, 沙漠) is not given.
 */
const ROWS = `
Nike;耐克|耐吉;;US;Nike Sportswear|Nike ACG|Nike SB|Nike Golf|Nike Pro
Jordan;乔丹;Air Jordan;US
Adidas;阿迪达斯|愛迪達;;DE;Adidas Originals|Adidas Performance|Adidas Neo|Adidas Sportswear|Adidas Terrex|Adidas Golf
Puma;彪马;;DE;Puma Golf
Reebok;锐步|銳跑;;US;Reebok Classics
Under Armour;安德玛;;US
New Balance;新百伦|纽巴伦|紐巴倫;;US
ASICS;亚瑟士|亞瑟士;;JP;ASICS Tiger|ASICS SportStyle
Mizuno;美津浓|美津濃;;JP
Skechers;斯凯奇;;US
Lululemon;露露乐蒙|露露柠檬;Lululemon Athletica;CA
Gymshark;;;GB
Fila;斐乐;;KR
Kappa;卡帕;;IT
Umbro;茵宝;;GB
Hummel;;;DK
Joma;;;ES
Le Coq Sportif;乐卡克;;FR
Ellesse;;;IT
Lotto;乐途;;IT
Diadora;迪亚多纳;;IT
Saucony;索康尼;;US
Hoka;;Hoka One One;US
Salomon;萨洛蒙;;FR
Merrell;迈乐;;US
The North Face;北面|乐斯菲斯;North Face|TNF;US
Patagonia;巴塔哥尼亚;;US
Arc'teryx;始祖鸟|始祖鳥;Arcteryx;CA;Arc'teryx Veilance
Jack Wolfskin;狼爪;;DE
Helly Hansen;;;NO
Marmot;;;US
Mammut;猛犸象;;CH
Fjallraven;北极狐;;SE
Quiksilver;;;AU
Billabong;;;AU
Rip Curl;;;AU
O'Neill;;;US
Volcom;;;US
Hurley;;;US
DC Shoes;;;US
Burton;;;US
Oakley;欧克利;;US
Ray-Ban;雷朋;;IT
Persol;;;IT
Maui Jim;;;US
Castelli;;;IT
Rapha;;;GB
Speedo;速比涛;;GB
Roxy;;;AU
Zoggs;;;GB
Seafolly;;;AU
Cupshe;;;CN
Calvin Klein;卡尔文克莱恩|卡尔文·克莱恩;CK;US;Calvin Klein Jeans|Calvin Klein Underwear|CK Jeans|Calvin Klein Performance
Tommy Hilfiger;汤米希尔费格|汤米·希尔费格;Hilfiger;US;Tommy Jeans|Hilfiger Denim|Hilfiger Collection
Ralph Lauren;拉夫劳伦|拉尔夫劳伦|拉夫·劳伦;;US;Polo Ralph Lauren|Lauren Ralph Lauren|Polo by Ralph Lauren|Ralph Lauren Purple Label
U.S. Polo Assn;;US Polo Association|USPA;US
Lacoste;法国鳄鱼;;FR;Lacoste Live|Lacoste Sport
Levi's;李维斯;Levis|Levi Strauss|Levi Strauss & Co;US;Levi's Red Tab|Levi's Made & Crafted|Levi's Vintage Clothing
Wrangler;;;US
Lee Cooper;;;GB
Pepe Jeans;;Pepe Jeans London;GB
G-Star Raw;;G-Star;NL
Jack & Jones;杰克琼斯;;DK;Jack & Jones Premium|Jack & Jones Originals
Vero Moda;;;DK
Selected;思莱德;Selected Homme|Selected Femme;DK
Only;;;DK
H&M;海恩斯莫里斯;Hennes & Mauritz;SE;H&M Studio|H&M Move|H&M Divided|H&M Conscious
Zara;飒拉;;ES;Zara Basic|Zara TRF|Zara SRPLS|Zara Athleticz
Uniqlo;优衣库|優衣庫;;JP;Uniqlo U
GU;极优;;JP
Bershka;;;ES
Stradivarius;;;ES
Pull&Bear;;Pullandbear;ES
Massimo Dutti;麦西姆杜特;;ES
Mango;;MNG;ES;Mango Man|Mango Teen
Forever 21;;F21;US
ASOS;;;GB;ASOS Design|ASOS Edition|ASOS 4505|ASOS Luxe
Boohoo;;BoohooMAN;GB
PrettyLittleThing;;PLT;GB
Missguided;;;GB
Topshop;;;GB
Topman;;;GB
River Island;;;GB
Superdry;极度干燥;;GB
Next;;;GB
Reiss;;;GB
Abercrombie & Fitch;;A&F|Abercrombie;US
Hollister;霍利斯特;Hollister Co;US
American Eagle;;American Eagle Outfitters|AEO;US
Aeropostale;;;US
Banana Republic;;;US
Old Navy;;;US;Old Navy Active
Gap;盖璞;;US;GapFit|GapBody|Baby Gap|Gap 1969
J.Crew;;;US
Brooks Brothers;布克兄弟;;US
Guess;盖尔斯|盖斯;;US;Guess Jeans|Guess by Marciano|Guess Originals
Coach;蔻驰|寇馳;Coach New York;US
Michael Kors;迈克高仕|迈克·科尔斯;MK;US;Michael Michael Kors|Michael Kors Collection
Kate Spade;凯特丝蓓;Kate Spade New York;US
Tory Burch;汤丽柏琦;;US;Tory Sport
Marc Jacobs;马克雅可布;;US;Marc by Marc Jacobs
Gucci;古驰|古琦;;IT
Prada;普拉达;;IT;Prada Linea Rossa
Miu Miu;缪缪;;IT
Louis Vuitton;路易威登|路易·威登;LV;FR
Chanel;香奈儿|香奈兒;;FR
Dior;迪奥|迪奧;Christian Dior;FR;Dior Homme|Dior Men
Hermès;爱马仕|愛馬仕;;FR
Fendi;芬迪;;IT
Versace;范思哲|凡赛斯;Gianni Versace;IT;Versace Jeans Couture|Versace Jeans|Versus Versace
Balenciaga;巴黎世家;;FR
Givenchy;纪梵希|紀梵希;;FR
Saint Laurent;圣罗兰|聖羅蘭|伊夫圣罗兰;Yves Saint Laurent|YSL|Saint Laurent Paris;FR
Burberry;博柏利|巴宝莉;;GB;Burberry Brit|Burberry London|Burberry Prorsum
Valentino;华伦天奴;Valentino Garavani;IT;Red Valentino
Dolce & Gabbana;杜嘉班纳;D&G;IT
Armani;阿玛尼|亞曼尼;Giorgio Armani;IT;Emporio Armani|Armani Exchange|Armani Jeans|EA7|AX Armani Exchange|EA7 Emporio Armani
Hugo Boss;雨果博斯;Boss;DE;Boss Orange|Boss Green|Hugo by Hugo Boss
Moschino;莫斯奇诺;;IT;Love Moschino|Boutique Moschino
Kenzo;高田贤三;;FR
Celine;思琳|赛琳;;FR
Loewe;罗意威;;ES
Bottega Veneta;葆蝶家|宝缇嘉;;IT
Alexander McQueen;亚历山大麦昆|亚历山大·麦昆;McQueen;GB;McQ
Stella McCartney;斯特拉麦卡特尼;;GB
Salvatore Ferragamo;菲拉格慕;Ferragamo;IT
Tod's;托德斯;;IT
Moncler;盟可睐|蒙口;;IT;Moncler Grenoble|Moncler Genius
Max Mara;麦丝玛拉;;IT;Weekend Max Mara|S Max Mara
Canada Goose;加拿大鹅;;CA
Stone Island;石头岛;;IT
Palm Angels;;;IT
Off-White;;Off White c/o Virgil Abloh;IT
Stussy;斯图西;;US
Supreme;;;US
Carhartt;卡哈特;;US;Carhartt WIP|Carhartt Work in Progress
Dickies;帝客;;US
Timberland;添柏岚|天木兰;;US
Dr. Martens;;Doc Martens|Doctor Martens;GB
Birkenstock;勃肯;;DE
Crocs;卡骆驰;;US
Clarks;其乐;;GB;Clarks Originals
UGG;;UGG Australia;US
Havaianas;哈瓦那;;BR
Vans;范斯;;US
Converse;匡威;;US;Converse Chuck Taylor
Champion;;;US
Columbia;;Columbia Sportswear;US
Steve Madden;;;US
Aldo;;;CA
Charles & Keith;小CK;;SG
Jimmy Choo;周仰杰;;GB
Manolo Blahnik;莫罗伯拉尼克;;GB
Christian Louboutin;克里斯提鲁布托;Louboutin;FR
Swarovski;施华洛世奇;;AT
Pandora;潘多拉;;DK
Tiffany & Co;蒂芙尼|蒂凡尼;Tiffany;US
Cartier;卡地亚;;FR
Bvlgari;宝格丽;Bulgari;IT
Rolex;劳力士;;CH
Casio;卡西欧;;JP;G-Shock|Baby-G
Seiko;;;JP
Daniel Wellington;丹尼尔惠灵顿;;SE
Titan;;;IN
Fastrack;;;IN
Tissot;天梭;;CH
Swatch;斯沃琪;;CH
Samsonite;新秀丽;;US
American Tourister;美旅;;US
Eastpak;;;US
JanSport;杰斯伯;;US
Herschel;;Herschel Supply|Herschel Supply Co;CA
Kipling;凯浦林;;BE
Longchamp;珑骧;;FR
Victoria's Secret;维多利亚的秘密|维密;VS;US;Victoria's Secret Pink
Wacoal;华歌尔;;JP
Spanx;;;US
Skims;;;US
Hanes;恒适;;US
Jockey;;;US
Gildan;杰丹;;CA
Fruit of the Loom;;;US
Li-Ning;李宁;;CN;China Li-Ning|中国李宁
Anta;安踏;;CN
Peak Sport;匹克;;CN
361 Degrees;361度;;CN
Xtep;特步;;CN
Erke;鸿星尔克;;CN
Bosideng;波司登;;CN
Semir;森马;;CN
Metersbonwe;美特斯邦威|美邦;Meters Bonwe|Meters/bonwe;CN
Peacebird;太平鸟;;CN;Peacebird Men|Peacebird Women
Heilan Home;海澜之家;HLA;CN
Shein;希音;;SG;Shein Curve|Shein EZwear|Shein VCAY|Shein Frenchy|Shein Essnce|Shein MOD|Shein Privé|Shein Priv
Romwe;;;CN
Urban Revivo;;;CN
Desigual;;;ES
Scotch & Soda;;;NL
Ted Baker;泰德贝克;Ted Baker London;GB
Barbour;;;GB
Fred Perry;;;GB
Ben Sherman;;;GB
New Era;纽亦华;;US
47 Brand;;;US
Mitchell & Ness;;;US
Kangol;;;GB
Happy Socks;;;SE
Bonds;;;AU
Cotton On;;;AU;Cotton On Body
Roadster;;The Roadster Lifestyle Co;IN
HRX;;HRX by Hrithik Roshan;IN
FabIndia;;;IN
Biba;;;IN
Mast & Harbour;;;IN
Allen Solly;;;IN
Peter England;;;IN
Louis Philippe;;;IN
Flying Machine;;;IN
Spyder;;;US
Kathmandu;;;NZ
Icebreaker;;;NZ
Free People;;;US;FP Movement
Anthropologie;;;US
Diesel;迪赛;;IT;Diesel Black Gold
Fossil;富思;;US
Theory;希尔瑞;;US
Reformation;;;US
Monki;;;SE
Weekday;;;SE
COS;;Collection of Style;SE
& Other Stories;;;SE
Arket;;;SE
Wilson;威尔胜;;US
Spalding;斯伯丁;;US
Acne Studios;艾克妮;Acne;SE
Jil Sander;吉尔桑达;;DE
Vivienne Westwood;薇薇安威斯特伍德|西太后;;GB
Maison Margiela;梅森马吉拉|马丁马吉拉;Martin Margiela|Maison Martin Margiela;FR;MM6|MM6 Maison Margiela
Comme des Garçons;川久保玲;CDG;JP;Comme des Garçons Play
Issey Miyake;三宅一生;;JP;Pleats Please|Pleats Please Issey Miyake
Yohji Yamamoto;山本耀司;;JP;Y's
Muji;无印良品|無印良品;;JP
Bape;;A Bathing Ape;JP
`

/** A brand as it is known the world over. */
export interface BrandIdentity {
  readonly name: string
  /** '' where none is known. */
  readonly nameZh: string
  /** Every other way in which it is named, Chinese names included. */
  readonly aliases: readonly string[]
  /** ISO 3166. */
  readonly country: string
  readonly lines: readonly string[]
}

const listed = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split('|'))

export const BRAND_IDENTITIES: readonly BrandIdentity[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', zh, aliases, country = '', lines] = row.split(';')
    const namesZh = listed(zh)
    return {
      name,
      nameZh: namesZh[0] ?? '',
      aliases: [...namesZh, ...listed(aliases)],
      country,
      lines: listed(lines),
    }
  })
