/**
 * Colour words that name a thing at least as often as a colour. They are believed only for a garment whose text names
 * no other colour: "pearl earrings" are not pearl-coloured, a "cherry" blouse may well be.
 */
export const ambiguousColorTerms: ReadonlySet<string> = new Set(
  (
    'pearl|lemon|cherry|butter|melon|watermelon|cantaloupe|berry|cranberry|raspberry|mulberry|boysenberry|grape|brick|' +
    'vanilla|ink|royal|midnight|orchid|fern|moss|ruby|emerald|sapphire|jade|amethyst|garnet|onyx|ebony|pumpkin|canary|' +
    'lagoon|honey|cocoa|cacao|latte|cappuccino|mocha|espresso|dune|oat|oatmeal|choco|chocolate|toffee|butterscotch|caramel|' +
    'tobacco|oyster|mushroom|petrol|flesh|pistachio|matcha|citron|tangerine|wisteria|graphite|coffee|wine|lime|mint|sage|' +
    'saffron|salmon|chestnut|slate|cobalt|aqua|aquamarine|rainbow|plum|apricot|cotton candy|eggshell|brass|platinum|' +
    'multi|cognac|gunmetal|stone|sand|iris purple|merlot|bordeaux|royal|rose'
  ).split('|'),
)
