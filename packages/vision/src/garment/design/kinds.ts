import { wordTable } from './slug-match'
import type { Detail, Length, Neckline, Shape, Sleeve, SleeveLength, TextureKind } from './words'

/** What can be drawn. */
// oxfmt-ignore
export type Kind =
  | 'dress' | 'top' | 'shirt' | 'tshirt' | 'tank' | 'sweater' | 'cardigan' | 'sweatshirt' | 'blazer' | 'jacket'
  | 'bomber' | 'coat' | 'trench' | 'puffer' | 'vest' | 'robe' | 'bodysuit' | 'swimsuit' | 'jumpsuit' | 'overalls'
  | 'cape' | 'trousers' | 'jeans' | 'leggings' | 'shorts' | 'skirt' | 'skort' | 'bra' | 'briefs' | 'bikini'
  | 'lingerie-set' | 'pyjamas' | 'set' | 'suit' | 'tracksuit' | 'tote' | 'shoulder-bag' | 'crossbody' | 'backpack'
  | 'clutch' | 'bucket-bag' | 'top-handle' | 'belt-bag' | 'wallet' | 'sneaker' | 'pump' | 'loafer' | 'ankle-boot'
  | 'tall-boot' | 'sandal' | 'heeled-sandal' | 'flat' | 'slide' | 'mule' | 'clog' | 'wedge' | 'oxford' | 'cap'
  | 'beanie' | 'bucket-hat' | 'sun-hat' | 'beret' | 'headband' | 'hair-clip' | 'scarf' | 'belt' | 'sunglasses'
  | 'necklace' | 'earrings' | 'ring' | 'bracelet' | 'watch' | 'brooch' | 'socks' | 'tights' | 'gloves' | 'tie'
  | 'keyring' | 'umbrella'

/** A garment name's usual form; what the spec says otherwise wins. */
export interface Usual {
  readonly kind: Kind
  readonly shape?: Shape
  readonly length?: Length
  readonly neckline?: Neckline
  readonly sleeve?: Sleeve
  readonly sleeveLength?: SleeveLength
  readonly texture?: TextureKind
  readonly details?: readonly Detail[]
}

// oxfmt-ignore
export const kindWords = wordTable<Usual>([
  // Dresses
  ['dress, day dress, casual dress, mini dress, midi dress, maxi dress, summer dress', { kind: 'dress', shape: 'a-line' }],
  ['slip dress, cami dress, satin dress, nightgown, chemise, nightdress, slip, night dress', { kind: 'dress', shape: 'slim', neckline: 'strap', sleeve: 'none', length: 'midi', texture: 'satin' }],
  ['shirt dress, shirtdress, blouse dress', { kind: 'dress', shape: 'straight', neckline: 'collar', sleeve: 'cuffed', sleeveLength: 'long', length: 'knee', details: ['button', 'belt'] }],
  ['wrap dress', { kind: 'dress', shape: 'wrap', neckline: 'wrap', sleeve: 'set-in', sleeveLength: 'three-quarter', length: 'midi', details: ['belt', 'wrap'] }],
  ['a line dress, skater dress, fit and flare dress, swing dress', { kind: 'dress', shape: 'fit-flare', neckline: 'scoop', sleeve: 'none', length: 'knee' }],
  ['bodycon dress, bandage dress, club dress, tube dress', { kind: 'dress', shape: 'bodycon', neckline: 'square', sleeve: 'none', length: 'mini' }],
  ['evening dress, evening gown, gown, ball gown, prom dress, formal dress, wedding dress, bridesmaid dress', { kind: 'dress', shape: 'mermaid', neckline: 'sweetheart', sleeve: 'none', length: 'maxi', texture: 'satin' }],
  ['party dress, cocktail dress, sequin dress', { kind: 'dress', shape: 'fit-flare', neckline: 'sweetheart', sleeve: 'none', length: 'mini', texture: 'satin' }],
  ['sundress, sun dress, beach dress, cami midi', { kind: 'dress', shape: 'tiered', neckline: 'strap', sleeve: 'none', length: 'midi' }],
  ['boho dress, tiered dress, prairie dress, peasant dress', { kind: 'dress', shape: 'tiered', neckline: 'v', sleeve: 'bishop', sleeveLength: 'long', length: 'maxi' }],
  ['t shirt dress, tee dress, tshirt dress', { kind: 'dress', shape: 'straight', neckline: 'crew', sleeve: 'set-in', sleeveLength: 'short', length: 'mini' }],
  ['sweater dress, knit dress, jumper dress', { kind: 'dress', shape: 'slim', neckline: 'turtleneck', sleeve: 'set-in', sleeveLength: 'long', length: 'knee', texture: 'rib' }],
  ['shift dress, sheath dress', { kind: 'dress', shape: 'straight', neckline: 'boat', sleeve: 'none', length: 'mini' }],
  ['pinafore, pinafore dress, dungaree dress', { kind: 'dress', shape: 'a-line', neckline: 'square', sleeve: 'none', length: 'mini', details: ['pocket'] }],
  ['babydoll, babydoll dress, smock dress', { kind: 'dress', shape: 'empire', neckline: 'square', sleeve: 'puff', sleeveLength: 'short', length: 'mini' }],
  ['blazer dress', { kind: 'blazer', length: 'mini', details: ['double-breasted'] }],
  ['denim dress', { kind: 'dress', shape: 'a-line', neckline: 'collar', sleeve: 'set-in', sleeveLength: 'short', length: 'mini', texture: 'denim', details: ['button', 'topstitch'] }],
  ['kaftan, caftan, cover up, beach cover up, abaya', { kind: 'dress', shape: 'tent', neckline: 'v', sleeve: 'kimono', sleeveLength: 'three-quarter', length: 'maxi' }],
  ['qipao, cheongsam', { kind: 'dress', shape: 'bodycon', neckline: 'stand', sleeve: 'cap', sleeveLength: 'cap', length: 'midi', texture: 'satin', details: ['slit', 'piping'] }],
  ['halter dress', { kind: 'dress', shape: 'a-line', neckline: 'halter', sleeve: 'none', length: 'midi' }],
  // Tops
  ['top, tops, going out top, party top', { kind: 'top', neckline: 'scoop', sleeve: 'set-in', sleeveLength: 'short', shape: 'slim' }],
  ['blouse, chiffon blouse', { kind: 'top', neckline: 'tie-neck', sleeve: 'bishop', sleeveLength: 'long', shape: 'relaxed' }],
  ['peasant top, boho top, boho blouse, peasant blouse', { kind: 'top', neckline: 'off-shoulder', sleeve: 'bishop', sleeveLength: 'long', shape: 'relaxed' }],
  ['tunic', { kind: 'top', neckline: 'henley', sleeve: 'set-in', sleeveLength: 'three-quarter', shape: 'a-line', length: 'thigh' }],
  ['peplum top', { kind: 'top', shape: 'peplum', neckline: 'scoop', sleeve: 'cap', sleeveLength: 'cap' }],
  ['corset, corset top, bustier, bustier top', { kind: 'top', shape: 'bodycon', neckline: 'sweetheart', sleeve: 'none', length: 'waist', details: ['corset'] }],
  ['tube top, bandeau, bandeau top', { kind: 'top', shape: 'bodycon', neckline: 'strapless', sleeve: 'none', length: 'crop' }],
  ['wrap top', { kind: 'top', shape: 'wrap', neckline: 'wrap', sleeve: 'set-in', sleeveLength: 'long', details: ['belt', 'wrap'] }],
  ['crop top', { kind: 'top', shape: 'slim', neckline: 'scoop', sleeve: 'set-in', sleeveLength: 'short', length: 'crop' }],
  ['halter top', { kind: 'top', shape: 'slim', neckline: 'halter', sleeve: 'none', length: 'waist' }],
  ['camisole, cami, cami top', { kind: 'tank', shape: 'straight', neckline: 'strap', sleeve: 'none', length: 'hip' }],
  ['tank, tank top, vest top, singlet, muscle tank', { kind: 'tank', shape: 'slim', neckline: 'scoop', sleeve: 'none', length: 'hip' }],
  ['shirt, button up, button down shirt, oxford shirt, dress shirt, formal shirt, flannel shirt, casual shirt, shacket shirt', { kind: 'shirt', neckline: 'collar', sleeve: 'cuffed', sleeveLength: 'long', shape: 'relaxed', length: 'hip', details: ['button'] }],
  ['hawaiian shirt, camp shirt, resort shirt, bowling shirt, cuban shirt, short sleeve shirt', { kind: 'shirt', neckline: 'camp', sleeve: 'set-in', sleeveLength: 'short', shape: 'boxy', length: 'hip', details: ['button', 'patch-pocket'] }],
  ['denim shirt', { kind: 'shirt', neckline: 'collar', sleeve: 'cuffed', sleeveLength: 'long', shape: 'relaxed', texture: 'denim', details: ['button', 'patch-pocket', 'topstitch'] }],
  ['polo, polo shirt', { kind: 'tshirt', neckline: 'polo', sleeve: 'set-in', sleeveLength: 'short', shape: 'straight', texture: 'waffle' }],
  ['t shirt, tshirt, tee, shirt tee, t shirts', { kind: 'tshirt', neckline: 'crew', sleeve: 'set-in', sleeveLength: 'short', shape: 'straight' }],
  ['baby tee, crop tee, cropped t shirt, fitted tee', { kind: 'tshirt', neckline: 'crew', sleeve: 'set-in', sleeveLength: 'short', shape: 'slim', length: 'crop' }],
  ['oversized tee, oversized t shirt, boxy tee, boyfriend tee', { kind: 'tshirt', neckline: 'crew', sleeve: 'drop', sleeveLength: 'elbow', shape: 'oversized', length: 'hip' }],
  ['graphic tee, graphic t shirt', { kind: 'tshirt', neckline: 'crew', sleeve: 'set-in', sleeveLength: 'short', shape: 'straight', details: ['print'] }],
  ['long sleeve t shirt, long sleeve tee, long sleeve top, base layer', { kind: 'tshirt', neckline: 'crew', sleeve: 'set-in', sleeveLength: 'long', shape: 'slim' }],
  ['henley', { kind: 'tshirt', neckline: 'henley', sleeve: 'set-in', sleeveLength: 'long', shape: 'slim', texture: 'waffle' }],
  ['sweater, jumper, pullover, knit top, knitwear, knit', { kind: 'sweater', neckline: 'crew', sleeve: 'set-in', sleeveLength: 'long', shape: 'relaxed', texture: 'knit', details: ['ribbed'] }],
  ['turtleneck, turtleneck sweater, roll neck', { kind: 'sweater', neckline: 'turtleneck', sleeve: 'set-in', sleeveLength: 'long', shape: 'straight', texture: 'rib', details: ['ribbed'] }],
  ['sweater vest, knit vest, tank knit', { kind: 'sweater', neckline: 'v', sleeve: 'none', shape: 'relaxed', texture: 'cable', details: ['ribbed'] }],
  ['cardigan, knit jacket', { kind: 'cardigan', neckline: 'v', sleeve: 'set-in', sleeveLength: 'long', shape: 'relaxed', texture: 'knit', details: ['button', 'ribbed'] }],
  ['bolero, shrug', { kind: 'cardigan', neckline: 'collarless', sleeve: 'set-in', sleeveLength: 'long', length: 'crop', texture: 'knit', details: ['tie-front'] }],
  ['hoodie, hooded sweatshirt, zip hoodie', { kind: 'sweatshirt', neckline: 'hood', sleeve: 'drop', sleeveLength: 'long', shape: 'relaxed', details: ['pocket', 'drawstring', 'ribbed'] }],
  ['sweatshirt, crewneck, fleece, fleece top', { kind: 'sweatshirt', neckline: 'crew', sleeve: 'raglan', sleeveLength: 'long', shape: 'relaxed', details: ['ribbed'] }],
  ['bodysuit, leotard', { kind: 'bodysuit', neckline: 'scoop', sleeve: 'none', shape: 'bodycon' }],
  ['sports bra, bralette top, yoga bra', { kind: 'top', neckline: 'scoop', sleeve: 'none', shape: 'bodycon', length: 'crop', details: ['elastic'] }],
  // Outerwear
  ['blazer, suit jacket, tailored jacket, sport coat, smoking', { kind: 'blazer', neckline: 'lapel', sleeve: 'set-in', sleeveLength: 'long', shape: 'slim', length: 'hip' }],
  ['jacket, shacket, overshirt, utility jacket, field jacket, work jacket, chore jacket, shirt jacket, outerwear', { kind: 'jacket', neckline: 'collar', sleeve: 'cuffed', sleeveLength: 'long', shape: 'straight', length: 'hip', details: ['button', 'patch-pocket', 'topstitch'] }],
  ['denim jacket, jean jacket, trucker jacket', { kind: 'jacket', neckline: 'collar', sleeve: 'cuffed', sleeveLength: 'long', shape: 'boxy', length: 'waist', texture: 'denim', details: ['button', 'patch-pocket', 'topstitch'] }],
  ['leather jacket, biker jacket, moto jacket, biker', { kind: 'jacket', neckline: 'lapel', sleeve: 'set-in', sleeveLength: 'long', shape: 'slim', length: 'waist', texture: 'leather', details: ['zip', 'belt', 'epaulette'] }],
  ['bomber, bomber jacket, varsity jacket, flight jacket, baseball jacket, letterman jacket', { kind: 'bomber', neckline: 'stand', sleeve: 'raglan', sleeveLength: 'long', shape: 'relaxed', length: 'waist', details: ['zip', 'ribbed', 'pocket'] }],
  ['track jacket, windbreaker, anorak, sports jacket, rain jacket, softshell, shell jacket', { kind: 'bomber', neckline: 'funnel', sleeve: 'raglan', sleeveLength: 'long', shape: 'relaxed', length: 'hip', details: ['zip', 'pocket', 'side-stripe'] }],
  ['coat, overcoat, wool coat, long coat, top coat, duster', { kind: 'coat', neckline: 'lapel', sleeve: 'set-in', sleeveLength: 'long', shape: 'straight', length: 'knee', details: ['pocket'] }],
  ['pea coat, peacoat, military coat', { kind: 'coat', neckline: 'lapel', sleeve: 'set-in', sleeveLength: 'long', shape: 'straight', length: 'thigh', details: ['double-breasted', 'pocket'] }],
  ['trench, trench coat, mac, raincoat', { kind: 'trench', neckline: 'lapel', sleeve: 'raglan', sleeveLength: 'long', shape: 'straight', length: 'knee', details: ['double-breasted', 'belt', 'epaulette', 'pocket'] }],
  ['puffer, puffer jacket, down jacket, padded jacket, down coat, quilted jacket, parka', { kind: 'puffer', neckline: 'funnel', sleeve: 'set-in', sleeveLength: 'long', shape: 'relaxed', length: 'hip', texture: 'quilted', details: ['zip', 'pocket'] }],
  ['parka', { kind: 'coat', neckline: 'hood', sleeve: 'set-in', sleeveLength: 'long', shape: 'relaxed', length: 'thigh', details: ['zip', 'pocket', 'fur-trim', 'drawstring'] }],
  ['puffer vest, gilet, quilted vest, body warmer, down vest', { kind: 'puffer', neckline: 'funnel', sleeve: 'none', shape: 'straight', length: 'hip', texture: 'quilted', details: ['zip', 'pocket'] }],
  ['fur coat, faux fur coat, faux fur jacket, teddy coat, shearling jacket, shearling coat, teddy jacket', { kind: 'coat', neckline: 'shawl', sleeve: 'set-in', sleeveLength: 'long', shape: 'relaxed', length: 'thigh', texture: 'fur' }],
  ['tweed jacket, chanel jacket, boucle jacket', { kind: 'jacket', neckline: 'collarless', sleeve: 'set-in', sleeveLength: 'long', shape: 'boxy', length: 'waist', texture: 'tweed', details: ['button', 'patch-pocket', 'piping', 'fringe'] }],
  ['waistcoat, vest, tailored vest, suit vest', { kind: 'vest', neckline: 'v', sleeve: 'none', shape: 'slim', length: 'waist', details: ['button', 'pocket'] }],
  ['cape, poncho, capelet', { kind: 'cape', neckline: 'stand', sleeve: 'cape', length: 'hip' }],
  ['kimono, robe, bathrobe, dressing gown, kimono jacket, duster kimono', { kind: 'robe', neckline: 'shawl', sleeve: 'kimono', sleeveLength: 'three-quarter', shape: 'straight', length: 'midi', details: ['belt'] }],
  // Bottoms
  ['trouser, pant, slack, dress pant, tailored trouser, suit pant, bottom, chino, khaki', { kind: 'trousers', shape: 'straight' }],
  ['wide leg pant, wide leg trouser, palazzo, palazzo pant, wide leg', { kind: 'trousers', shape: 'wide' }],
  ['cargo pant, cargo, cargo trouser, utility pant, combat trouser', { kind: 'trousers', shape: 'cargo', details: ['cargo-pocket'] }],
  ['leather pant, leather trouser', { kind: 'trousers', shape: 'straight', texture: 'leather' }],
  ['jogger, sweatpant, track pant, jogging pant, lounge pant, sweat pant', { kind: 'trousers', shape: 'jogger', details: ['drawstring', 'elastic'] }],
  ['flare pant, flared trouser, bootcut pant, yoga pant, flared pant', { kind: 'trousers', shape: 'flare' }],
  ['skinny pant, cigarette pant, pencil pant', { kind: 'trousers', shape: 'skinny' }],
  ['culotte, capri, capri pant', { kind: 'trousers', shape: 'culotte', length: 'midi' }],
  ['pyjama pant, pajama pant, pajama bottom, sleep pant, linen pant', { kind: 'trousers', shape: 'wide', details: ['drawstring', 'elastic'] }],
  ['jean, denim pant, denim trouser, denim', { kind: 'jeans', shape: 'straight', texture: 'denim', details: ['topstitch'] }],
  ['legging, jegging, tight pant, yoga legging, stirrup pant', { kind: 'leggings', shape: 'skinny' }],
  ['biker short, cycling short, bike short', { kind: 'leggings', shape: 'skinny', length: 'mini' }],
  ['short, bermuda, hot pant, chino short, tailored short, running short, athletic short', { kind: 'shorts', shape: 'relaxed', length: 'mini' }],
  ['denim short, jean short, jort, denim shorts', { kind: 'shorts', shape: 'straight', length: 'mini', texture: 'denim', details: ['topstitch', 'raw-hem'] }],
  ['board short, swim trunk, swim short, trunk', { kind: 'shorts', shape: 'relaxed', length: 'knee', details: ['drawstring', 'elastic'] }],
  ['skirt', { kind: 'skirt', shape: 'a-line' }],
  ['mini skirt, micro skirt', { kind: 'skirt', shape: 'a-line', length: 'mini' }],
  ['midi skirt, slip skirt, satin skirt', { kind: 'skirt', shape: 'a-line', length: 'midi', texture: 'satin' }],
  ['maxi skirt, boho skirt', { kind: 'skirt', shape: 'tiered', length: 'maxi' }],
  ['pencil skirt, tube skirt', { kind: 'skirt', shape: 'pencil', length: 'knee' }],
  ['pleated skirt, tennis skirt, kilt', { kind: 'skirt', shape: 'pleated', length: 'mini' }],
  ['tiered skirt, ruffle skirt, rara skirt', { kind: 'skirt', shape: 'tiered', length: 'midi' }],
  ['denim skirt, jean skirt', { kind: 'skirt', shape: 'a-line', length: 'mini', texture: 'denim', details: ['topstitch', 'button'] }],
  ['skort', { kind: 'skort', shape: 'wrap', length: 'mini' }],
  ['sarong, pareo', { kind: 'skirt', shape: 'wrap', length: 'maxi', details: ['wrap', 'tie-front'] }],
  // One-pieces, underwear, sets
  ['jumpsuit, one piece', { kind: 'jumpsuit', shape: 'wide', neckline: 'v', sleeve: 'none', details: ['belt'] }],
  ['boilersuit, boiler suit, coverall, utility jumpsuit, flight suit', { kind: 'jumpsuit', shape: 'straight', neckline: 'collar', sleeve: 'cuffed', sleeveLength: 'long', details: ['zip', 'patch-pocket', 'belt'] }],
  ['catsuit, unitard', { kind: 'jumpsuit', shape: 'skinny', neckline: 'scoop', sleeve: 'set-in', sleeveLength: 'long' }],
  ['romper, playsuit, onesie', { kind: 'jumpsuit', shape: 'relaxed', neckline: 'v', sleeve: 'set-in', sleeveLength: 'short', length: 'mini', details: ['belt'] }],
  ['overall, dungaree, bib overall', { kind: 'overalls', shape: 'straight', texture: 'denim', details: ['topstitch', 'pocket'] }],
  ['swimsuit, one piece swimsuit, swimwear, monokini, bathing suit, one piece swimwear, swim', { kind: 'swimsuit', neckline: 'scoop', sleeve: 'none', shape: 'bodycon' }],
  ['tankini', { kind: 'bikini', neckline: 'scoop', sleeve: 'none', details: ['tier'] }],
  ['bikini, two piece swimsuit, bikini set, swim set', { kind: 'bikini', neckline: 'sweetheart', sleeve: 'none' }],
  ['bikini top, swim top', { kind: 'bra', neckline: 'v' }],
  ['bikini bottom, swim bottom', { kind: 'briefs' }],
  ['bra, bralette, push up bra, lingerie top, underwire bra', { kind: 'bra', neckline: 'sweetheart' }],
  ['brief, panty, underwear, thong, knicker, boxer, boxer brief, trunk brief, shapewear', { kind: 'briefs' }],
  ['lingerie, lingerie set, underwear set, bra set, bra and panty set', { kind: 'lingerie-set', neckline: 'sweetheart', texture: 'lace' }],
  ['pyjama, pajama, pyjama set, pajama set, sleepwear, loungewear, nightwear, lounge set, sleep set', { kind: 'pyjamas', neckline: 'camp', sleeve: 'set-in', sleeveLength: 'long', texture: 'satin', details: ['piping', 'button', 'patch-pocket'] }],
  ['set, two piece set, co ord, coord, matching set, two piece, co ord set, two piece outfit, outfit', { kind: 'set', neckline: 'square', sleeve: 'none', length: 'crop' }],
  ['suit, pant suit, pantsuit, trouser suit, skirt suit, blazer set', { kind: 'suit', neckline: 'lapel', sleeve: 'set-in', sleeveLength: 'long' }],
  ['tracksuit, track suit, sweatsuit, sports set, activewear set, hoodie set, gym set, yoga set', { kind: 'tracksuit', neckline: 'hood', sleeve: 'drop', sleeveLength: 'long', details: ['zip', 'drawstring', 'ribbed', 'pocket'] }],
  // Bags
  ['tote, tote bag, shopper, shopping bag, beach bag, canvas bag, straw bag', { kind: 'tote' }],
  ['straw bag, beach bag, basket bag', { kind: 'tote', texture: 'straw' }],
  ['shoulder bag, handbag, bag, hobo, hobo bag, baguette, baguette bag, purse', { kind: 'shoulder-bag', texture: 'leather' }],
  ['crossbody, crossbody bag, camera bag, messenger bag, sling bag, saddle bag, phone bag', { kind: 'crossbody', texture: 'leather' }],
  ['backpack, rucksack, school bag', { kind: 'backpack' }],
  ['clutch, evening bag, clutch bag, pouch, envelope clutch, minaudiere, wristlet, cosmetic bag', { kind: 'clutch', texture: 'satin' }],
  ['bucket bag, drawstring bag', { kind: 'bucket-bag', texture: 'leather' }],
  ['top handle bag, satchel, top handle, briefcase, bowling bag, duffle, duffel bag, laptop bag, travel bag, luggage, suitcase', { kind: 'top-handle', texture: 'leather' }],
  ['belt bag, fanny pack, waist bag, bum bag', { kind: 'belt-bag' }],
  ['wallet, card holder, coin purse, cardholder, card case', { kind: 'wallet', texture: 'leather' }],
  // Shoes
  ['sneaker, trainer, running shoe, athletic shoe, sport shoe, shoe, tennis shoe, skate shoe, footwear', { kind: 'sneaker' }],
  ['pump, heel, high heel, stiletto, slingback, court shoe, kitten heel', { kind: 'pump', texture: 'leather' }],
  ['loafer, moccasin, driving shoe, penny loafer, boat shoe', { kind: 'loafer', texture: 'leather' }],
  ['oxford, derby, brogue, lace up shoe, dress shoe, monk strap, oxford shoe', { kind: 'oxford', texture: 'leather' }],
  ['boot, ankle boot, chelsea boot, bootie, combat boot, hiking boot, rain boot, snow boot', { kind: 'ankle-boot', texture: 'leather' }],
  ['tall boot, knee high boot, over the knee boot, riding boot, thigh high boot, cowboy boot, western boot, knee boot, long boot', { kind: 'tall-boot', texture: 'leather' }],
  ['sandal, flat sandal, gladiator sandal, flip flop, thong sandal, fisherman sandal', { kind: 'sandal', texture: 'leather' }],
  ['heeled sandal, strappy sandal, strappy heel, high heel sandal, platform heel, platform sandal', { kind: 'heeled-sandal', texture: 'leather' }],
  ['flat, ballet flat, ballerina, mary jane, ballet shoe, flat shoe', { kind: 'flat', texture: 'leather' }],
  ['slide, slipper, pool slide, house slipper, flip flop slide', { kind: 'slide' }],
  ['mule, heeled mule', { kind: 'mule', texture: 'leather' }],
  ['clog, croc', { kind: 'clog' }],
  ['wedge, espadrille, wedge sandal, espadrille wedge', { kind: 'wedge', texture: 'canvas' }],
  // Other accessories
  ['cap, baseball cap, trucker hat, dad hat, snapback, visor', { kind: 'cap' }],
  ['beanie, knit hat, winter hat, balaclava', { kind: 'beanie', texture: 'rib' }],
  ['bucket hat', { kind: 'bucket-hat' }],
  ['sun hat, hat, straw hat, fedora, wide brim hat, panama, cowboy hat', { kind: 'sun-hat', texture: 'straw' }],
  ['fedora, cowboy hat', { kind: 'sun-hat', texture: 'suede' }],
  ['beret, newsboy cap', { kind: 'beret' }],
  ['headband, hairband, hair band, turban, ear warmer, headpiece, tiara', { kind: 'headband' }],
  ['hair clip, hair accessory, claw clip, barrette, scrunchie, hair claw, hair tie, hairpin', { kind: 'hair-clip' }],
  ['scarf, shawl, bandana, stole, wrap scarf, pashmina, snood', { kind: 'scarf' }],
  ['belt, waist belt, corset belt, chain belt', { kind: 'belt', texture: 'leather' }],
  ['sunglass, glass, eyewear, sunglasses, eyeglass, sunnies, optical', { kind: 'sunglasses' }],
  ['necklace, choker, pendant, chain necklace, chain, jewelry, jewellery, jewelry set, locket', { kind: 'necklace' }],
  ['earring, hoop, stud earring, ear cuff, hoop earring, drop earring', { kind: 'earrings' }],
  ['ring, signet, engagement ring, wedding band, statement ring', { kind: 'ring' }],
  ['bracelet, bangle, anklet, cuff bracelet, charm bracelet, tennis bracelet', { kind: 'bracelet' }],
  ['watch, smartwatch, wristwatch', { kind: 'watch', texture: 'leather' }],
  ['brooch, pin, badge, body chain, piercing', { kind: 'brooch' }],
  ['sock, ankle sock, crew sock, knee sock, hosiery', { kind: 'socks', texture: 'rib' }],
  ['tights, stocking, pantyhose, fishnets', { kind: 'tights', texture: 'sheer' }],
  ['glove, mitten, arm warmer', { kind: 'gloves' }],
  ['tie, bow tie, necktie, bowtie, cravat', { kind: 'tie', texture: 'satin' }],
  ['keyring, keychain, bag charm, phone case, charm, lanyard', { kind: 'keyring' }],
  ['umbrella, parasol', { kind: 'umbrella' }],
])
