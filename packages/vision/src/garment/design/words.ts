/** The closed vocabularies of the drawing, with the lexicon words that lead to each. */
import { wordTable } from './slug-match'

// oxfmt-ignore
export type Shape =
  | 'straight' | 'slim' | 'bodycon' | 'a-line' | 'flare' | 'relaxed' | 'oversized' | 'boxy' | 'wide' | 'skinny'
  | 'tapered' | 'barrel' | 'cargo' | 'empire' | 'fit-flare' | 'tiered' | 'pleated' | 'peplum' | 'mermaid' | 'bubble'
  | 'tent' | 'pencil' | 'wrap' | 'asymmetric' | 'high-low' | 'drop-waist' | 'jogger' | 'culotte' | 'circle'
export type Length = 'crop' | 'waist' | 'hip' | 'thigh' | 'mini' | 'knee' | 'midi' | 'maxi'
// oxfmt-ignore
export type Neckline =
  | 'crew' | 'v' | 'deep-v' | 'scoop' | 'square' | 'sweetheart' | 'halter' | 'off-shoulder' | 'one-shoulder' | 'boat'
  | 'turtleneck' | 'mock' | 'collar' | 'polo' | 'cowl' | 'keyhole' | 'strapless' | 'strap' | 'henley' | 'stand'
  | 'lapel' | 'shawl' | 'peter-pan' | 'tie-neck' | 'hood' | 'wrap' | 'ruffle-neck' | 'illusion' | 'camp' | 'funnel'
  | 'asymmetric' | 'collarless' | 'sailor'
// oxfmt-ignore
export type Sleeve =
  | 'none' | 'set-in' | 'puff' | 'balloon' | 'bell' | 'raglan' | 'bishop' | 'flutter' | 'batwing' | 'cuffed'
  | 'roll-up' | 'cap' | 'drop' | 'kimono' | 'mutton' | 'ruffle' | 'cold-shoulder' | 'lantern' | 'slit' | 'cape'
export type SleeveLength = 'cap' | 'short' | 'elbow' | 'three-quarter' | 'long'
// oxfmt-ignore
export type PatternKind =
  | 'solid' | 'stripe' | 'breton' | 'pinstripe' | 'rugby' | 'multi-stripe' | 'check' | 'windowpane' | 'glen' | 'gingham'
  | 'houndstooth' | 'argyle' | 'polka-dot' | 'ditsy' | 'floral' | 'tropical' | 'paisley' | 'leopard' | 'zebra'
  | 'snake' | 'tiger' | 'cow' | 'camouflage' | 'tie-dye' | 'geometric' | 'plaid' | 'chevron' | 'herringbone'
  | 'abstract' | 'color-block' | 'ombre' | 'star' | 'heart' | 'fruit' | 'butterfly' | 'patchwork' | 'ikat' | 'toile'
  | 'marble' | 'graphic' | 'fair-isle' | 'letter' | 'checkerboard' | 'bandana'
// oxfmt-ignore
export type TextureKind =
  | 'plain' | 'denim' | 'knit' | 'cable' | 'rib' | 'tweed' | 'lace' | 'satin' | 'corduroy' | 'leather' | 'suede'
  | 'velvet' | 'fur' | 'fleece' | 'sequin' | 'mesh' | 'sheer' | 'quilted' | 'linen' | 'crochet' | 'metallic'
  | 'waffle' | 'plisse' | 'seersucker' | 'canvas' | 'straw' | 'jacquard'
// oxfmt-ignore
export type Detail =
  | 'pocket' | 'patch-pocket' | 'cargo-pocket' | 'button' | 'double-breasted' | 'zip' | 'belt' | 'ruffle' | 'bow'
  | 'lace-trim' | 'slit' | 'pleat' | 'drawstring' | 'hood' | 'cutout' | 'fringe' | 'embroidery' | 'sequin' | 'ruched'
  | 'smocked' | 'peplum' | 'contrast' | 'piping' | 'topstitch' | 'distressed' | 'raw-hem' | 'tie-front' | 'quilted'
  | 'print' | 'pearl' | 'feather' | 'fur-trim' | 'corset' | 'lace-up' | 'high-low' | 'asymmetric-hem' | 'ribbed'
  | 'scallop' | 'stud' | 'chain' | 'buckle' | 'elastic' | 'cuff' | 'flap' | 'epaulette' | 'tier' | 'wrap'
  | 'side-stripe' | 'color-block' | 'high-waist' | 'low-rise' | 'platform' | 'applique' | 'twist'

// oxfmt-ignore
export const shapeWords = wordTable<Shape>([
  ['straight, straight leg, straight cut, shift, column, h line, sheath, regular, regular fit, classic, tunic', 'straight'],
  ['slim, slim fit, fitted, tailored, muscle fit', 'slim'],
  ['bodycon, tight, body con, second skin, compression, stretch', 'bodycon'],
  ['a line, aline, a shape, trapeze mini', 'a-line'],
  ['flare, flared, bootcut, boot cut, bell bottom, flared leg, kick flare', 'flare'],
  ['girlfriend fit, maternity fit', 'relaxed'],
  ['athletic fit, seamless fit', 'slim'],
  ['petite fit, tall fit', 'straight'],
  ['drop shoulder fit', 'oversized'],
  ['relaxed, relaxed fit, loose, loose fit, baggy, boyfriend, dad, comfort, slouchy, mom', 'relaxed'],
  ['oversized, oversize, plus, batwing shape, cocoon, slouch', 'oversized'],
  ['boxy, cropped boxy, square shape', 'boxy'],
  ['wide, wide leg, palazzo, wide fit', 'wide'],
  ['skinny, skinny fit, super skinny, cigarette', 'skinny'],
  ['layered, anarkali', 'tiered'],
  ['tapered, carrot, peg, pegged', 'tapered'],
  ['barrel, barrel leg, horseshoe, balloon leg, harem', 'barrel'],
  ['cargo, utility', 'cargo'],
  ['empire, empire waist, high waist dress, babydoll, baby doll', 'empire'],
  ['fit and flare, fit flare, skater, swing, x line, hourglass, ball gown, princess, full skirt', 'fit-flare'],
  ['tiered, tier, ruffle tier, prairie', 'tiered'],
  ['pleated, accordion, knife pleat, box pleat, kilt', 'pleated'],
  ['peplum', 'peplum'],
  ['mermaid, trumpet, fishtail', 'mermaid'],
  ['bubble, bubble hem, puffball, balloon, balloon hem', 'bubble'],
  ['tent, trapeze, smock, swing dress, kaftan, caftan, muumuu', 'tent'],
  ['pencil, tube', 'pencil'],
  ['wrap, surplice, wrapped', 'wrap'],
  ['asymmetric, asymmetrical, asymmetric hem, handkerchief', 'asymmetric'],
  ['high low, dip hem, mullet', 'high-low'],
  ['drop waist, dropped waist, low waist dress', 'drop-waist'],
  ['jogger, track pant, sweatpant', 'jogger'],
  ['culotte, gaucho', 'culotte'],
  ['circle, skater skirt, full', 'circle'],
])

// oxfmt-ignore
export const lengthWords = wordTable<Length>([
  ['crop, cropped, cropped length, bralette length, midriff', 'crop'],
  ['waist length, short length', 'waist'],
  ['hip length, regular length', 'hip'],
  ['tunic, tunic length, thigh length, longline, mid thigh', 'thigh'],
  ['mini, micro, short, micro mini, hot', 'mini'],
  ['knee, knee length, bermuda, pedal pusher', 'knee'],
  ['midi, mid calf, calf length, tea length, capri, midaxi', 'midi'],
  ['maxi, ankle length, floor length, full length, long, gown, ankle, extra long', 'maxi'],
])

// oxfmt-ignore
export const necklineWords = wordTable<Neckline>([
  ['crew, crew neck, crewneck, round, round neck, o neck, jewel, jewel neck, high neck', 'crew'],
  ['v, v neck, v neckline, vneck, queen anne', 'v'],
  ['deep v, plunge, plunging, plunge neck, deep v neck, plunging neck', 'deep-v'],
  ['scoop, scoop neck, u neck, ballet neck, low neck, deep round', 'scoop'],
  ['square, square neck', 'square'],
  ['sweetheart, sweetheart neck, heart neck, bustier, corset', 'sweetheart'],
  ['halter, halter neck, halterneck', 'halter'],
  ['off shoulder, off the shoulder, bardot, cold shoulder neck, off shoulder neck', 'off-shoulder'],
  ['one shoulder, one shoulder neck, toga', 'one-shoulder'],
  ['asymmetric, asymmetrical, asymmetrical neck', 'asymmetric'],
  ['boat, boat neck, bateau, slash neck, boatneck', 'boat'],
  ['turtleneck, turtle neck, roll neck, polo neck, high roll', 'turtleneck'],
  ['mock, mock neck, mock turtleneck', 'mock'],
  ['funnel, funnel neck, half zip, quarter zip', 'funnel'],
  ['collar, collared, shirt collar, button down collar, pointed collar, spread collar, classic collar, lapel shirt', 'collar'],
  ['polo, polo collar, polo shirt', 'polo'],
  ['camp, camp collar, cuban collar, resort collar, revere collar, revere', 'camp'],
  ['cowl, cowl neck, draped neck, drape', 'cowl'],
  ['keyhole, keyhole neck, key hole', 'keyhole'],
  ['strapless, bandeau, tube, tube top, straight across', 'strapless'],
  ['strap, spaghetti, spaghetti strap, cami, camisole, slip, straps, cami neck', 'strap'],
  ['henley, notch, notch neck, notched neck, split neck, grandad placket', 'henley'],
  ['stand, stand collar, mandarin, mandarin collar, band collar, grandad collar, nehru, chinese collar, cheongsam', 'stand'],
  ['lapel, notched lapel, notch lapel, peak lapel, notched collar, lapel collar, tailored collar', 'lapel'],
  ['shawl, shawl collar, shawl lapel, tuxedo', 'shawl'],
  ['peter pan, peter pan collar, doll collar, baby collar, statement collar, bib collar', 'peter-pan'],
  ['sailor, sailor collar', 'sailor'],
  ['tie neck, bow neck, pussy bow, pussybow, bow collar, scarf neck, tie front neck', 'tie-neck'],
  ['hood, hooded', 'hood'],
  ['wrap, wrap neck, surplice, surplice neck, crossover, cross neck', 'wrap'],
  ['ruffle neck, ruffled collar, ruffle collar, frill neck, victorian', 'ruffle-neck'],
  ['illusion, illusion neck, sheer yoke', 'illusion'],
  ['one shoulder strap, racerback, racer back', 'scoop'],
  ['backless, open back', 'halter'],
  ['cold shoulder', 'off-shoulder'],
  ['collarless, cardigan neck', 'collarless'],
])

// oxfmt-ignore
export const sleeveWords = wordTable<Sleeve>([
  ['sleeveless, no sleeve, armless, racer back, racerback', 'none'],
  ['sheer sleeve, thumb hole sleeve', 'set-in'],
  ['tie sleeve', 'bishop'],
  ['set in, regular, regular sleeve, long sleeve, short sleeve, fitted sleeve, short, long, half, half sleeve, elbow, three quarter, 3 4, three quarter sleeve', 'set-in'],
  ['puff, puff sleeve, puffed, short puff, gathered sleeve', 'puff'],
  ['balloon, balloon sleeve', 'balloon'],
  ['lantern, lantern sleeve', 'lantern'],
  ['bell, bell sleeve, flare sleeve, flared sleeve, trumpet sleeve, angel, angel sleeve, flounce sleeve, flared', 'bell'],
  ['raglan, raglan sleeve', 'raglan'],
  ['bishop, bishop sleeve, poet, peasant sleeve', 'bishop'],
  ['flutter, flutter sleeve, butterfly sleeve, butterfly, petal sleeve, tulip sleeve, petal', 'flutter'],
  ['ruffle, ruffle sleeve, ruffled sleeve, frill sleeve, tiered sleeve', 'ruffle'],
  ['batwing, batwing sleeve, dolman, dolman sleeve', 'batwing'],
  ['kimono, kimono sleeve, wide sleeve', 'kimono'],
  ['cuffed, cuffed sleeve, cuff, buttoned cuff, french cuff, shirt sleeve', 'cuffed'],
  ['roll up, rolled, rolled sleeve, roll up sleeve, roll tab, turn up', 'roll-up'],
  ['cap, cap sleeve, capped', 'cap'],
  ['drop, drop shoulder, dropped shoulder, drop sleeve', 'drop'],
  ['mutton, leg of mutton, juliet, gigot', 'mutton'],
  ['cold shoulder, cut out shoulder, cutout shoulder', 'cold-shoulder'],
  ['slit sleeve, split sleeve, slit, split, slashed', 'slit'],
  ['cape, cape sleeve, cape shoulder, poncho', 'cape'],
])

// oxfmt-ignore
export const sleeveLengthWords = wordTable<SleeveLength>([
  ['cap, flutter, petal, tulip', 'cap'],
  ['short, short sleeve, short puff, roll up, rolled', 'short'],
  ['elbow, half, half sleeve, mid sleeve', 'elbow'],
  ['three quarter, 3 4, bracelet', 'three-quarter'],
  ['long, long sleeve, full, wrist, bishop, balloon, mutton, lantern', 'long'],
])

// oxfmt-ignore
export const patternWords = wordTable<PatternKind>([
  ['printed', 'abstract'],
  ['solid, jacquard, plain, solid color, none, monochrome', 'solid'],
  ['stripe, striped, vertical stripe, candy stripe, awning, bengal, ticking, regatta', 'stripe'],
  ['breton, breton stripe, horizontal stripe, nautical, sailor, nautical stripe, marine', 'breton'],
  ['pinstripe, pin stripe, chalk stripe', 'pinstripe'],
  ['rugby, rugby stripe, wide stripe, bold stripe, diagonal stripe', 'rugby'],
  ['rainbow, rainbow stripe, multi stripe', 'multi-stripe'],
  ['check, checked, grid, tattersall, micro check, graph check', 'check'],
  ['windowpane, window pane', 'windowpane'],
  ['glen, glen check, glen plaid, prince of wales', 'glen'],
  ['gingham, vichy', 'gingham'],
  ['houndstooth, dogtooth, hounds tooth, pied de poule', 'houndstooth'],
  ['argyle, diamond, harlequin', 'argyle'],
  ['polka dot, polka, dot, dotted, spot, pin dot, swiss dot', 'polka-dot'],
  ['ditsy, ditsy floral, micro floral, small floral, liberty, calico, daisy', 'ditsy'],
  ['floral, flower, botanical, rose, large floral, watercolor floral, chintz, blossom, cherry blossom, vintage floral, oriental', 'floral'],
  ['tropical, palm, leaf, leaf print, hawaiian, jungle, monstera, aloha', 'tropical'],
  ['paisley, boteh, ethnic, boho, folk', 'paisley'],
  ['bandana, scarf print, bandanna', 'bandana'],
  ['leopard, animal, animal print, cheetah, leopard print, jaguar', 'leopard'],
  ['zebra, zebra print', 'zebra'],
  ['snake, snakeskin, python, crocodile, croc, reptile, snake print', 'snake'],
  ['tiger, tiger print', 'tiger'],
  ['cow, cow print, dalmatian, giraffe', 'cow'],
  ['camouflage, camo, military, army', 'camouflage'],
  ['tie dye, tiedye, shibori, batik, dip dye, bleach', 'tie-dye'],
  ['geometric, geo, mosaic, tile, art deco, retro geometric, optical, op art, aztec, tribal, psychedelic', 'geometric'],
  ['plaid, tartan, madras, buffalo, buffalo plaid, buffalo check, flannel plaid, scottish', 'plaid'],
  ['chevron, zigzag, zig zag, missoni, wave', 'chevron'],
  ['herringbone', 'herringbone'],
  ['abstract, abstract print, brush, brushstroke, painterly, watercolor, splatter, art, conversational, swirl', 'abstract'],
  ['color block, colorblock, colour block, block, two tone, contrast panel', 'color-block'],
  ['ombre, gradient, dip, degrade', 'ombre'],
  ['star, star print, celestial, galaxy, moon', 'star'],
  ['heart, heart print, love', 'heart'],
  ['fruit, cherry, strawberry, lemon, fruit print, food', 'fruit'],
  ['butterfly, butterfly print, insect, bird', 'butterfly'],
  ['patchwork, patch, quilt print', 'patchwork'],
  ['ikat, kente, southwestern', 'ikat'],
  ['toile, toile de jouy, baroque, damask, brocade print, scenic, landscape, porcelain', 'toile'],
  ['marble, marbled, space dye, acid wash print', 'marble'],
  ['graphic, graphic print, slogan, photo, cartoon, character, logo placed, band, anime, skull', 'graphic'],
  ['letter, logo, monogram, lettering, newspaper, text, typographic, number', 'letter'],
  ['fair isle, nordic, christmas, snowflake, holiday', 'fair-isle'],
  ['checkerboard, chess, checkered, vans check', 'checkerboard'],
])

// oxfmt-ignore
export const textureWords = wordTable<TextureKind>([
  ['plain, smooth, cotton, poplin, jersey, polyester, nylon, viscose, rayon, modal, spandex, lycra, elastane, woven, crepe, twill, gabardine, wool, cashmere coating, neoprene, scuba, ponte, tencel, lyocell, bamboo, hemp, acetate, flannel, chambray plain', 'plain'],
  ['light wash, medium wash, dark wash, whiskered', 'denim'],
  ['puffy', 'quilted'],
  ['pleated, smocked, ruched', 'plisse'],
  ['matte, soft touch, oxford, softshell', 'plain'],
  ['rubber, perforated', 'leather'],
  ['denim, chambray, jean, selvedge, stonewashed, acid wash', 'denim'],
  ['knit, knitted, wool knit, cashmere, merino, angora, mohair, acrylic, chunky knit, sweater knit, jumper, alpaca, yarn, knitwear', 'knit'],
  ['cable, cable knit, aran', 'cable'],
  ['rib, ribbed, rib knit, ribbed knit', 'rib'],
  ['tweed, boucle, wool tweed, basketweave', 'tweed'],
  ['lace, guipure, chantilly, eyelet, broderie, broderie anglaise, embroidered lace', 'lace'],
  ['satin, silk, charmeuse, silky, sateen, glossy, shiny, taffeta, slinky', 'satin'],
  ['corduroy, cord, wale, needlecord', 'corduroy'],
  ['leather, faux leather, pu, vegan leather, patent, vinyl, latex, pleather, patent leather, pvc, nappa', 'leather'],
  ['suede, faux suede, nubuck, brushed, microfiber', 'suede'],
  ['velvet, velour, chenille, velveteen, crushed velvet', 'velvet'],
  ['fringed texture, fringed', 'tweed'],
  ['fur, faux fur, fluffy, plush, fuzzy, feather', 'fur'],
  ['fleece, shearling, sherpa, teddy, terry, french terry, boucle fleece, towelling, brushed fleece', 'fleece'],
  ['sequin, sequins, glitter, sparkle, beaded, rhinestone', 'sequin'],
  ['mesh, net, fishnet, tulle', 'mesh'],
  ['stainless steel, alloy', 'metallic'],
  ['sheer, chiffon, organza, georgette, voile, transparent, see through', 'sheer'],
  ['quilted, padded, down, puffer, quilt', 'quilted'],
  ['linen, linen blend, slub, gauze, raw silk, cheesecloth, ramie, muslin, double gauze', 'linen'],
  ['crochet, open knit, pointelle, macrame', 'crochet'],
  ['metallic, lame, foil, lurex, silver, iridescent, holographic', 'metallic'],
  ['waffle, pique, thermal, textured, honeycomb', 'waffle'],
  ['plisse, crinkle, crinkled, crushed, ruched texture, smocked texture, wrinkle, micro pleat', 'plisse'],
  ['seersucker, puckered', 'seersucker'],
  ['canvas, duck, ripstop, drill, burlap', 'canvas'],
  ['straw, raffia, rattan, wicker, jute, woven straw', 'straw'],
  ['jacquard, brocade, embossed, damask weave, matelasse, cloque', 'jacquard'],
])

// oxfmt-ignore
export const detailWords = wordTable<Detail>([
  ['pocket, side pocket, slant pocket, kangaroo pocket, welt pocket', 'pocket'],
  ['patch pocket, chest pocket, flap pocket', 'patch-pocket'],
  ['cargo pocket, cargo, utility pocket, utility', 'cargo-pocket'],
  ['button, button front, button up, button down, buttoned, snap, snap button, gold button, single breasted', 'button'],
  ['double breasted', 'double-breasted'],
  ['zip, zipper, zip up, zip front, half zip, quarter zip, exposed zip', 'zip'],
  ['belt, belted, waist tie, tie waist, self tie, sash, waistband tie', 'belt'],
  ['ruffle, ruffled, frill, flounce, ruffle hem, ruffle trim, ruffle detail', 'ruffle'],
  ['bow, bowknot, ribbon, tie detail, coquette bow', 'bow'],
  ['lace trim, lace insert, lace panel, lace hem, eyelash lace, lace detail', 'lace-trim'],
  ['slit, split, side slit, thigh slit, split hem, split thigh, high slit, vent', 'slit'],
  ['pleat, pleated, pintuck, pin tuck, box pleat', 'pleat'],
  ['drawstring, toggle, adjustable, drawcord', 'drawstring'],
  ['hood, hooded, detachable hood', 'hood'],
  ['cutout, cut out, hollow, hollow out, backless, open back, keyhole', 'cutout'],
  ['fringe, tassel, fringed, tasseled', 'fringe'],
  ['embroidery, embroidered, cross stitch', 'embroidery'],
  ['sequin, glitter, sparkle, beaded, beading, rhinestone, crystal, diamante', 'sequin'],
  ['ruched, ruching, gathered, shirring, draped, drape, shirred, gathers', 'ruched'],
  ['smocked, smocking, elasticated bodice', 'smocked'],
  ['peplum', 'peplum'],
  ['contrast, contrast trim, contrast binding, binding, two tone, contrast collar, ringer', 'contrast'],
  ['piping, piped, tipping, trim, braid, rickrack', 'piping'],
  ['topstitch, contrast stitching, contrast stitch, stitching, top stitch, whipstitch', 'topstitch'],
  ['distressed, ripped, destroyed, rip, holes', 'distressed'],
  ['raw hem, frayed, raw edge, lettuce hem, frayed hem, unfinished', 'raw-hem'],
  ['tie front, knot, knotted, front tie, knot front', 'tie-front'],
  ['twist, twist front, twisted', 'twist'],
  ['quilted, padded', 'quilted'],
  ['print, graphic, slogan, logo, letter', 'print'],
  ['pearl, pearls, faux pearl', 'pearl'],
  ['feather, feather trim, marabou', 'feather'],
  ['fur trim, faux fur collar, shearling trim, fuzzy trim', 'fur-trim'],
  ['corset, boning, boned, bustier, corset detail', 'corset'],
  ['lace up, tie up, criss cross, crisscross, grommet, eyelet, laced', 'lace-up'],
  ['high low, dip hem, curved hem', 'high-low'],
  ['asymmetric hem, asymmetric, asymmetrical, handkerchief hem, asymmetrical hem', 'asymmetric-hem'],
  ['ribbed, rib trim, rib cuff', 'ribbed'],
  ['scallop, scalloped, scallop trim', 'scallop'],
  ['stud, studded, rivet, spike, eyelets, hardware', 'stud'],
  ['chain, chain strap, metal chain, chain detail', 'chain'],
  ['buckle, buckled, strap detail, harness', 'buckle'],
  ['elastic, elastic waist, elasticated, elastic waistband, paperbag, paper bag', 'elastic'],
  ['cuff, cuffed, turn up, rolled hem, roll hem', 'cuff'],
  ['flap, flap front', 'flap'],
  ['epaulette, epaulet, shoulder tab, shoulder pad', 'epaulette'],
  ['tier, tiered, layered, layer, layered hem', 'tier'],
  ['wrap, wrap front, surplice, crossover, overlap', 'wrap'],
  ['side stripe, side panel, racing stripe, side tape', 'side-stripe'],
  ['color block, colorblock, panel, contrast panel', 'color-block'],
  ['high rise', 'high-waist'],
  ['high waist, high waisted', 'high-waist'],
  ['low rise, low waist', 'low-rise'],
  ['platform, chunky, chunky sole, lug sole', 'platform'],
  ['mirror work, embellished', 'sequin'],
  ['pom pom', 'fringe'],
  ['ring detail', 'buckle'],
  ['ankle strap, slingback, backstrap', 'buckle'],
  ['yoke, darts, panelled', 'topstitch'],
  ['godet, train', 'ruffle'],
  ['applique, patch, patches, patched, 3d flower, rosette, flower', 'applique'],
])
