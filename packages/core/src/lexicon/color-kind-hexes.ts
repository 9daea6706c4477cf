/** sRGB values of the narrower colours (`NARROWER_TERMS`), by slug, `rrggbb` after each: a mocha is no coffee. */
const HEXES =
  'onyx 0f0f12|ebony 1b1714|eggshell f0ead6|winter-white f5f1e6|chalk-white f6f4ee|antique-white faebd7|vanilla f3e5ab|butter-cream f7e9bc|oyster e3dccf|dove-grey c5c6c4|cloud-grey d2d5d8|ash-grey b2beb5|' +
  'graphite 41424c|gunmetal 53565a|anthracite 383e42|iron-grey 52595d|steel-grey 71797e|mushroom a8998a|greige b6a999|light-beige efe4cf|oatmeal d8c8ae|oat ddcfb4|nude-pink e6bfae|desert-sand d6b48c|dune c9b391|' +
  'champagne-gold e2c58b|light-brown a9744f|dark-brown 4b2e1e|earth-brown 6b4a2f|saddle-brown 8b4a1f|fawn c8a06a|espresso 3b2620|cocoa 5f3b2b|dark-chocolate 38211a|mocha 8a6250|mocha-mousse a47864|latte bf9a76|cappuccino a07b5c|' +
  'toffee a8652d|butterscotch d9933d|whisky-brown b5713a|tobacco 7a5230|walnut-brown 5c4033|mahogany 5e2a1e|burnt-sienna c45b36|brick-orange b9532f|clay-colour b5694a|bright-red f0141e|tomato-red e8412c|poppy-red dc343b|chilli-red c21d1d|' +
  'vermilion e34234|cinnabar d8392b|carmine 960018|blood-red 7c0a10|dark-cherry 6b0f1f|oxblood 4e1217|merlot 5c1a2d|claret 7f1734|garnet 7b1328|marsala 955251|dark-red 8b0f14|bright-orange ff7a00|tangerine f28500|neon-orange ff5f1f|' +
  'pumpkin d2691e|peach-fuzz ffbe98|cantaloupe ffa177|melon f8a88b|living-coral ff6f61|watermelon f0586a|bright-yellow fff000|canary-yellow ffef5a|sunflower-yellow ffc512|sunny-yellow ffd93b|pale-yellow fdf5b4|pastel-yellow fcf3a4|' +
  'baby-yellow fbf3b9|cream-yellow f8ecc0|citron dfd93a|ochre cc7722|saffron f4a42a|turmeric-yellow dfa11b|honey-yellow e6a532|kelly-green 2ba52f|grass-green 55a02c|bright-green 22cc3a|apple-green 8db600|parrot-green 3fb63c|' +
  'dusty-green 96a58c|dried-sage a2a383|seafoam 93dfb8|pastel-green b9e6b3|light-green aadd9c|olive-drab 6b6a2c|dark-olive 4a4b22|fern-green 5e8c4a|avocado-green 5b7a2b|pistachio a9c783|matcha-green a3b65d|hunter-green 31593c|' +
  'dark-green 12452b|bottle-green 0b4a3c|pine-green 17544a|racing-green 0c4228|jade-green 00a86b|malachite-green 0ba05a|sea-green 2f8f6d|viridian 40826d|aqua-green 38c2a0|turquoise-green 2fbf9f|peacock-green 00786b|' +
  'chartreuse c4e01f|neon-green 39ff14|brat-green 8ace00|slime-green a6de2c|dark-navy 0d1733|dark-blue 10206b|ink-blue 1d2a4a|ultramarine 2a2ec2|lapis-blue 26619c|sapphire 1448a8|electric-blue 1f51ff|klein-blue 002fa7|neon-blue 1b6bff|azure 2f7fe0|' +
  'light-blue a9cfe8|baby-blue b5d8f2|pastel-blue b3cbe9|arctic-blue cfe6ee|airy-blue 92b6d5|indigo 3a4374|chambray-blue 7d97b5|dusty-blue 8299af|slate-blue 5f7890|air-force-blue 5d8aa8|french-blue 3f6fb0|blue-grey 7b90a3|' +
  'peacock-blue 04687d|petrol 10535f|aqua 5fd0d8|aquamarine 7fe0cc|cyan 15c6d9|tiffany-blue 7dcfc8|lagoon 2ba6ab|bright-purple 9a2be0|grape 6a3a83|amethyst 9966cc|dark-purple 42205a|digital-lavender c1b2e0|light-purple c6a9df|pastel-purple d2c0e6|' +
  'soft-lilac d7c4de|pastel-lilac d4bfe2|light-lilac dccbe6|wisteria b79cd4|heather-purple 9a84a5|orchid cf78c6|ultra-violet 5f4b8b|iris-purple 6f5cb5|dusty-purple 8b7390|dusty-lilac b09bb0|aubergine 472c4c|mulberry 7c2f5b|boysenberry 73284b|' +
  'bubblegum-pink ff85b8|carnation-pink ffa1c0|flamingo-pink fb8aa2|baby-pink f6c6d3|pale-pink f8d8dc|pastel-pink f9cdd7|ballet-pink f2cfcb|powder-pink efc7c9|soft-pink f5c9cf|candy-pink f58cad|cotton-candy ffbcd9|shell-pink f3c8bd|nude-blush e9c0b2|' +
  'rose-taupe 905d5d|tea-rose e8a9a4|antique-rose b87a80|ash-rose b5877f|ash-pink c9a2a0|rosewood 8b4a52|raspberry b3164f|berry 96274f|cranberry 9b1b3d|barbie-pink e0218a|shocking-pink fc0fc0|neon-pink ff2e9a|bright-pink ff3d94|dark-pink c72a6b|' +
  'viva-magenta bb2649|cerise d92a6e|rani-pink d1147a|antique-gold b08d3c|metallic-gold cfa63f|antique-bronze 6e5230|brass b5a04a|antique-brass 8f7740|metallic-copper b4683c|metallic-silver b9bcc1|antique-silver 93948f|oxidised-silver 7a7b7c|white-gold e6e0d2|rhodium cfd2d4'

/** Of a narrower colour, `#RRGGBB`. */
export const COLOR_KIND_HEXES: ReadonlyMap<string, string> = new Map(
  HEXES.split('|').map((row) => {
    const [value = '', hex = ''] = row.split(' ')
    return [value, `#${hex.toUpperCase()}`]
  }),
)
