/** Makers of clothes, shoes, bags and glasses that are known the world over, as they write themselves. */
export const FAMOUS_BRANDS =
  'Nike|Adidas|Puma|Reebok|Under Armour|New Balance|ASICS|Mizuno|Skechers|Lululemon|Gymshark|Fila|Kappa|Umbro|Hummel|Joma|' +
  "Le Coq Sportif|Ellesse|Lotto|Diadora|Saucony|Hoka|Salomon|Merrell|The North Face|North Face|Patagonia|Arc'teryx|Jack Wolfskin|" +
  "Helly Hansen|Marmot|Mammut|Fjallraven|Quiksilver|Billabong|Rip Curl|O'Neill|Volcom|Hurley|DC Shoes|Etnies|Burton|Oakley|" +
  'Ray-Ban|Ray Ban|RayBan|Persol|Maui Jim|Rudy Project|Smith Optics|Spy Optic|POC|Giro|Uvex|Castelli|Pearl Izumi|Rapha|Shimano|' +
  'Rockbros|Speedo|TYR|Roxy|Zoggs|Seafolly|Cupshe|Calvin Klein|CK|Tommy Hilfiger|Hilfiger|Ralph Lauren|Polo Ralph Lauren|' +
  "U.S. Polo Assn|US Polo Assn|Lacoste|Levi's|Levis|Wrangler|Lee Cooper|Pepe Jeans|G-Star|G-Star Raw|Jack & Jones|Jack and Jones|" +
  'Vero Moda|Selected Homme|H&M|Zara|Uniqlo|Bershka|Stradivarius|Pull&Bear|Pull & Bear|Massimo Dutti|Forever 21|ASOS|Boohoo|' +
  'PrettyLittleThing|Missguided|Topshop|Topman|River Island|Superdry|Abercrombie & Fitch|American Eagle|Hollister|Aeropostale|' +
  'Banana Republic|Old Navy|J.Crew|Brooks Brothers|Michael Kors|Kate Spade|Tory Burch|Marc Jacobs|Gucci|Prada|Miu Miu|Louis Vuitton|' +
  'Chanel|Dior|Christian Dior|Hermes|Hermès|Fendi|Versace|Balenciaga|Givenchy|Saint Laurent|Yves Saint Laurent|YSL|Burberry|Valentino|' +
  'Dolce & Gabbana|Dolce and Gabbana|Armani|Emporio Armani|Giorgio Armani|Armani Exchange|Hugo Boss|Moschino|Kenzo|Celine|Loewe|' +
  "Bottega Veneta|Alexander McQueen|Stella McCartney|Salvatore Ferragamo|Tod's|Moncler|Canada Goose|Stone Island|Palm Angels|" +
  'Stussy|Carhartt|Dickies|Timberland|Dr. Martens|Dr Martens|Birkenstock|Crocs|Clarks|UGG|Havaianas|Steve Madden|Aldo|Charles & Keith|' +
  'Jimmy Choo|Manolo Blahnik|Christian Louboutin|Swarovski|Pandora|Tiffany & Co|Cartier|Bvlgari|Rolex|Casio|G-Shock|Seiko|Citizen Watch|' +
  'Daniel Wellington|Titan|Fastrack|Tissot|Swatch|Samsonite|American Tourister|Eastpak|JanSport|Herschel|Kipling|Longchamp|Anello|' +
  "Victoria's Secret|Triumph International|Wacoal|Spanx|Skims|Hanes|Jockey|Gildan|Fruit of the Loom|Li-Ning|Li Ning|Anta|Peak Sport|" +
  '361 Degrees|Xtep|Erke|Bosideng|Semir|Metersbonwe|Peacebird|Heilan Home|Shein|Romwe|Urban Revivo|Desigual|Scotch & Soda|Ted Baker|' +
  'Barbour|Fred Perry|Ben Sherman|New Era|47 Brand|Mitchell & Ness|Majestic Athletic|Kangol|Brixton|Stance|Happy Socks|Bonds|Cotton On|' +
  'Roadster|HRX|W For Woman|FabIndia|Biba|Mast & Harbour|Allen Solly|Van Heusen|Peter England|Louis Philippe|Flying Machine|Metronaut|' +
  'Kawasaki Sport|Spyder|Columbia Sportswear|Kathmandu|Icebreaker|Smartwool|Odlo|Craft Sportswear|Kari Traa|ROMWE|Free People|Anthropologie'

/** Brands whose name is a word as well: believed at the beginning of a title alone, and written as a name. */
export const WORD_BRANDS =
  'Gap|Guess|Next|Only|Coach|Mango|Express|Supreme|Champion|Columbia|Diesel|Fossil|Arena|Vans|Boss|Jordan|Brooks|Converse|Theory|' +
  'Reformation|Everlast|Obey|Element|Canterbury|Triumph|Monsoon|Accessorize|Lee|Joules|Monki|Weekday|Kawasaki|Spalding|Wilson|Dunlop|Reiss'

/** What shops write where a product has no brand, spaces aside; such products have nothing in common. */
export const NO_BRANDS: readonly string[] = (
  'generic|no brand|unbranded|none|n/a|oem|odm|other|others|otros|outros|null|unknown|brand|custom|not specified|tidak ada merk|' +
  'tidak ada merek|tanpa merk|tanpa merek|no merk|sin marca|sem marca|无品牌|無品牌|无|其他|ไม่มียี่ห้อ|ไม่มีแบรนด์|' +
  'không có thương hiệu|không thương hiệu|no thương hiệu|no name|original|new|fashion'
).split('|')

/**
 * Words with which titles begin or that stand in them beside the lexicon's: no brand is guessed from one of them, however it
 * is written. Years, numbers and whatever the lexicon knows need not be here.
 */
export const TITLE_WORDS: ReadonlySet<string> = new Set(
  (
    'new newest latest arrival arrivals original authentic genuine official brand branded hot hotsale sale selling seller best ' +
    'cheap cheapest free shipping drop wholesale retail factory supplier direct promotion discount clearance offer deal outlet top ' +
    'quality high good great fine premium luxury super ultra pro professional custom customized customised customize personalized ' +
    'design designer designed designs fashion fashionable trendy popular style styles stylish cool nice beautiful pretty lovely ' +
    'gift gifts present birthday fans fan movie movies film moive game games video song music band tour team teams school high college ' +
    'university academy club national state city world usa uk eu us american american america european europe asian asia korea korean ' +
    'japan japanese china chinese russia russian brazil brazilian italy italian france french germany german spain spanish india ' +
    'indian english england british britain canada canadian australia mexico african africa summer winter spring autumn fall season ' +
    'seasons all any every each day night time year years month morning evening outdoor indoor outdoors travel home street beach pool sea ' +
    'water snow sun sunny rain ice fire air sky moon star stars space light lights dark bright big large small little mini long short ' +
    'wide narrow thick thin heavy warm cold full half double single triple two three four five six pair pairs pack packs pcs pc piece ' +
    'pieces lot lots set sets kit kits size sizes colors colours color colour multi mix mixed plus xxl xxxl one free gay sexy hip hop ' +
    'cap hat men women unisex adult adults baby kid kids girl boy youth student students teen person people friend family couple lover ' +
    'lovers mom dad mother father man woman male female lady king queen prince princess power energy active activewear sportwear ' +
    'sportswear sport sports protective protection protect safety adjustable removable detachable comfortable comfort breathable ' +
    'elastic mesh uniform uniforms number numbers name names logo letter letters picture pictures photo animal animals cat dog bear ' +
    'tiger lion wolf eagle eagles bull bulls horse fish bird dragon skull heart love hearts flower flowers tree leaf fruit food with ' +
    'without for and the of in on to by from your our my it its is are be was will can not no yes more most very only also just even ' +
    'or as at up down out off over under left right front back side inside outside real true simple special unique perfect amazing ' +
    'vintage retro classic modern old young fresh clean soft smooth strong hard easy quick fast slow ladies gents mens womens plain basic ' +
    'uv hd diy dhl fba nba nfl nhl mlb mls ncaa wwe ufc fifa mtb bmx gps led lcd pvc pu eva tpu pc abs xs xl led ss aw fw hs hq ny la ' +
    'nyc bts exo dj mr mrs ms dr jr sr vip ok wow sos ceo fbi cia nasa army navy police swat seal usmc ski skis bike bikes car auto ' +
    'motor gear equipment accessories accessory clothing clothes apparel wear garment garments item items product products goods stuff ' +
    'anti non eco ultra micro multi limited edition exclusive collection series version model type kind part parts fit fits fitting ' +
    'welcome hello happy merry christmas xmas halloween easter holiday party wedding black white red blue green yellow pink purple orange ' +
    'brown grey gray gold silver stitched embroidered embroidery printed print sewn throwback replica jersey jerseys michigan texas ' +
    'california chicago boston york jersey angeles vegas miami london paris tokyo milan berlin rome hollywood hawaii florida golden state ' +
    'north south east west northern southern eastern western united kingdom republic island mountain road trail forest river lake ocean ' +
    'spider iron super bat wonder captain marvel disney star wars harry mickey mouse cartoon anime naruto pokemon dinosaur unicorn ' +
    'available ready stock instock fashionista trend trends hit must have now here there this that these those what when where who why ' +
    'how let get go come make made look see buy shop store mall online product_name peter james john michael kobe stephen kevin jackie ' +
    'david paul chris allen len jack will tom tim sam ben max alex steve scott larry moses julius electronics electronic beauty flat ' +
    'health body face hand hands foot feet head hair skin arm leg back neck waist eye eyes ear nose mouth tooth nail nails finger toe ' +
    'baby birth mommy daddy sister brother aunt uncle grandma grandpa teacher nurse doctor boss worker driver runner player coach ' +
    'kitchen garden bathroom bedroom office house room door window wall floor table chair bed sofa desk lamp box bag case cover holder ' +
    'stand rack organizer storage container bottle cup plate bowl spoon knife pan pot tool tools kit machine device phone mobile ' +
    'computer laptop tablet camera watch clock radio speaker cable charger battery adapter wire wireless digital smart remote control ' +
    'paper book pen pencil card sticker label tag bag pouch wallet purse belt hat scarf glove sock shoe boot coat shirt dress skirt ' +
    'wood wooden metal steel iron glass plastic rubber stone crystal diamond ruby leather fabric cloth fur wool hemp bamboo straw ' +
    'dear lucky magic dream dreamy wild crazy funny happy sad angry brave bold calm bare basic royal noble grand giant tiny huge ' +
    'round square oval heart cross circle triangle line dot ring bow knot loop chain bead button zipper pocket hood sleeve collar ' +
    'north pole mountaineer valley canyon desert jungle tropical coral shell ocean wave storm thunder lightning rainbow sunrise sunset ' +
    'apple lemon cherry peach orange banana berry mango coconut pineapple coffee tea milk chocolate candy sugar honey cake cookie pizza ' +
    'butterfly bee ant snake frog turtle shark whale dolphin penguin panda monkey elephant giraffe zebra rabbit bunny mouse deer fox duck ' +
    'skeleton ghost witch vampire zombie pumpkin santa angel devil fairy mermaid princess hero warrior ninja pirate cowboy viking ' +
    'soccer football basketball baseball tennis golf rugby hockey volleyball cricket dance gym yoga race racing riding training ' +
    'handmade handcrafted handwoven homemade chunky faux ' +
    'lot bundle combo deal pre post sub non semi half extra max min max day night week weekend monday sunday birthday anniversary valentine ' +
    'made make cut sew knit crochet weave dye wash iron press hang fold roll wrap tie pull push open close lock seal stick hold ' +
    'carry lift drop throw catch hit kick jump walk run sit sleep eat drink cook bake grow plant read write draw paint sing play'
  ).split(' '),
)
