/**
 * Names that the lexicon's words would spell: bands, films, places, teams, turns of phrase. As hashtags they are about those, and name no
 * garment and no colour.
 */
export const OTHER_NAMES: ReadonlySet<string> = new Set(
  `newjeans redvelvet blackvelvet bluevelvet whitestripes thewhitestripes deeppurple punkrock classicrock
  bluejackets yellowjackets trailblazer trailblazers tankgirl fullmetaljacket scarletletter theoffice jerseyboys yellowstone
  newjersey jerseycity jerseyshore silverstone rustbelt sunbelt biblebelt
  rubyrose furbaby furbabies shortstop shortandsweet poolparty pajamaparty pyjamaparty whiteparty whitechristmas bluechristmas
  toptier pinkslip nightcap whitehat blackhat blackbelt gumshoe snowshoe snowshoes snowshoeing skinnygirl skinnytan
  whitegirl blackgirl blackcoffee olivegarden blackpink babymetal purplerain
  whitehouse redcross blackout blueberry greentea redwine greenbelt sandalwood straitjacket straightjacket`.split(
    /\s+/,
  ),
)
