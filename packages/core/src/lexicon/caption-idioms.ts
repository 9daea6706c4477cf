/**
 * What people write under pictures that names no garment, colour or wearer, though its words do in a shop's title:
 * "outfit check", "watch till the end", "no cap". A longer phrase of the lexicon around one is read as ever ("two piece
 * outfit", 咖啡色).
 */
export const CAPTION_IDIOMS: readonly string[] = [
  // The picture, the video, the account.
  'outfit|outfits|fit check|outfit check|vibe check|mood check|style check|drip check|mirror check|ootd check|weather check|quick check|final check|rain check|reality check|gut check|check in|check it|check this|check that|check these|check my|check out|check them|check us|check on',
  'watch till|watch til|watch until|watch me|watch this|watch how|watch us|watch it|watch my|watch the|watch what|watch for|watch as|watch to|watch out|watch now|watch full|watch along|to watch|must watch|gotta watch|please watch|watch list|watch party|worth a watch',
  'flat lay|flat lays|link in|links in|link below|top tip|top tips|top pick|top picks|top tier|top notch|top of|on top|top 3|top 5|top 10|top three|top five|top ten|over the top|from top to toe|top comment|first slide|last slide|next slide|red carpet|street style|streetstyle|on the street|in the street|street food|high street',
  'small business|business owner|family business|business as usual|none of your business|office hours|back in the office|box office|casual reminder|short story|five stars|5 stars|five star|5 star|platform release|on all platforms|every platform|this platform|the platform',
  // Getting dressed, and where one does it.
  'i dress|you dress|we dress|they dress|she dresses|he dresses|to dress|dress code|dress codes|dress up|dress down|dress like|dress me|dress myself|dress yourself|dress better|dress well|the way you dress|the way i dress',
  'wardrobe|wardrobes|closet|closets|dressing room|changing room|fitting room|rest is basics|back to basics|basics only|essentials|suit yourself|suits me|suits you|suits us',
  // Who is there, and is not the wearer.
  'my boyfriend|your boyfriend|the boyfriend|his boyfriend|her boyfriend|boyfriend stole|boyfriend approved|boyfriend said|boyfriend thinks|boyfriend rates|boyfriend reacts|my bestie|bestie|besties|shout out|shoutout',
  // Drinks, sky and calendar, whose words are colours and occasions of garments.
  'coffee|coffees|iced coffee|matcha|latte|lattes|espresso|cappuccino|wine night|wine nights|wine bar|glass of wine|rose all day|lemonade|lemon water|honey|oat milk|chocolate|cherry on top|cherry blossom|cherry blossoms|apple picking|pumpkin spice|spill the tea|salt and pepper|mint condition',
  'golden hour|golden light|golden days|golden week|blue sky|blue monday|blue hour|out of the blue|feeling blue|green thumb|green flag|green flags|red flag|red flags|grey area|gray area|grey day|gray day|white lie|white lies|white noise|black cat|black coffee|pink moon|silver lining|silver linings|gold medal|gold star|pot of gold|rose tinted|rainbow|on cloud nine|brick and mortar|midnight snack|at midnight|until midnight|by midnight|in the sand',
  'wedding planning|party planning|party people|life of the party|after party|birthday party|school run|school night|day of school',
  // Figures of speech.
  'no cap|in the bag|secured the bag|secure the bag|got the bag|mixed bag|bags under my eyes|bags packed|head over heels|kick up my heels|hot on the heels|mile in my shoes|in my shoes|in her shoes|in his shoes|in your shoes|in their shoes|big shoes to fill|if the shoe fits|tie the knot|tying the knot|tied the knot|family ties|take a bow|cold shoulder|up my sleeve|up your sleeve|up her sleeve|hat trick|hats off|below the belt|under my belt|belt it out|fits like a glove|fit like a glove|gloves are off|under my umbrella|thats a wrap|that is a wrap|its a wrap|wrap it up|wrapped up|under wraps|wrap party|swing by|in full swing|mood swing|mood swings|train to|by train|the train|on the train|train ride|train station|tee time|tee off|coat of paint|coat of mascara|coats of mascara|skirt the|skirt around|cut from the same cloth|hanging by a thread|smarty pants|ants in my pants|fancy pants|knock your socks off|smooth as silk|iron fist|pearls of wisdom|clutching my pearls|so clutch|pump it up|ring in the new year|ring light|give me a ring|think tank|slip up|let it slip|cape town|mini haul|mini vlog|mini break|mini trip|print it|fine print|rough patch|out of the loop|in the loop|zip code|zip line|belly button|like button|follow button|out of pocket|under the hood|polo match|plain sailing|in plain sight|straight to|straight up|straight out of|straight from|straight away|straight into|spotted in|spotted at|spotted on|spotted this|star of|star in|star sign|movie star|pop star|rock star|my heart|by heart|at heart|heart to heart|love letter|letter to',
  // Chinese: 咖啡 is a drink, 小红书 a network, 包邮 postage.
  '咖啡|奶茶|红酒|白酒|小红书|红人|黑五|黑夜|白天|蓝天|黄昏|黄金周|金秋|彩虹|绿植|衣柜|衣橱|衣帽间|更衣室|包邮|包括|面包|打包|口红|红唇|紫外线|草莓|柠檬|樱花|樱桃|套路',
  // Drinks and figures of speech of the languages of titles.
  'vino tinto|vinho tinto|vino blanco|lo más top|muy top|armario|guarda roupa|guardarropa|café|caffè|café da manhã|kaffee|кофе|cà phê|' +
    'コーヒー|커피|vin rouge|vin blanc|vino rosso|vino bianco|rotwein|weißwein',
  'ponerse las botas|nos pusimos las botas|me puse las botas|se puso las botas|hasta el gorro|ir al saco|de capa caída|a capa y espada|' +
    'en mangas de camisa|me viene como anillo al dedo|como anillo al dedo|borracho como una bota|sudar la camiseta|sudar la gota',
  'sette camicie|borsa di milano|borsa italiana|borsa valori|in borsa|la borsa della spesa|mezza calzetta|nato con la camicia|gilet gialli|' +
    'attaccare al chiodo|tirare la cinghia|pancia in dentro',
  'veste a camisa|vestir a camisa|vestindo a camisa|suar a camisa|muito top|super top|top demais|tirar o chapéu|tiro o chapéu|bater as botas|' +
    'calça arriada|arregaçar as mangas|bota fora|não saia|saia de casa|saia daí|saia do|saia da|saia na|no bolso|bolsa de valores|bolsa família',
  'tote hose|hut ab|unter einen hut|unter dem hut|die hosen an|hosen voll|weiße weste|jacke wie hose|aus dem ärmel|den gürtel enger|was für ein|' +
    'was für eine|für|das letzte hemd|rock am ring|rock n roll|unter der haube|in die tasche|auf die socken|von den socken',
  'on part ensemble|tous ensemble|toutes ensemble|être ensemble|haut de gamme|là haut|en haut|tout en haut|chapeau bas|gilets jaunes|' +
    'dans la poche|en bas|coup de pull|le top 3|le top 5|le top 10|au top|trop top|sans dessus dessous|dans de beaux draps|tirer le bas',
  '앨범 자켓|앨범 재킷|жёлтая майка лидера|в шляпе|дело в шляпе',
].flatMap((list) => list.split('|'))

/** Things in a picture that take the colour before them: "red lips", "butter yellow nails", "blue skies". */
export const COLORED_THINGS: ReadonlySet<string> = new Set(
  (
    'lip lips lipstick nail nails manicure hair eyes eyeshadow eyeliner skies sea ocean water sunset sunrise wine juice ' +
    'smoothie car couch sofa wall walls bedroom kitchen bathroom house door doors tree trees grass roses tulips peonies ' +
    'balloons candles cake phone iphone laptop background backdrop filter'
  ).split(' '),
)

/** Hashtags of the networks themselves, whose words are garments: videos of that length, videos to be watched. */
export const NETWORK_TAGS: ReadonlySet<string> = new Set(['shorts', 'watch', 'top'])

/** Garments of title languages whose words mean something else as often where people talk: "on part ensemble", "18 Uhr", "qué mono". */
export const OTHER_SENSES: ReadonlySet<string> = new Set(
  (
    'ensemble ensembles haut hauts top tops bas body short shorts slip string pull basket baskets tennis costume combinaison ' +
    'cape tailleur polo rock hut uhr kette ring mono saco traje trajes capa conjunto bolsa ' +
    'abito completo capo cappa saia terno salto saltos топ кольцо цепь'
  ).split(' '),
)

/** Words before a noun that say that there is such a thing, in the languages of titles: "la jupe", "mein Rock". */
export const ARTICLES: ReadonlySet<string> = new Set(
  (
    'le la les l un une des du ce cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur el los las una unos unas este esta ' +
    'estos estas ese esa mi mis tu tus su sus nuestro nuestra il lo i gli gl uno questo questa quest mio mia miei mie tuo tua suo sua ' +
    'o a os as um uma esse essa meu minha meus minhas seu sua der die das den dem ein eine einen einem dieser diese dieses diesen mein ' +
    'meine meinen meinem dein deine deinen unser unsere unseren euer eure мой моя моё мои этот эта это эти наш наша'
  ).split(' '),
)
