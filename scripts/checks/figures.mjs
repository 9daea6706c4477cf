// Measured figures stand where they are measured: on the page of performance and on the pages of methods.

/** `npm run bench` writes the figures of these pages; elsewhere nobody would notice that one is no longer true. */
const FIGURE_PAGES = /^docs\/(performance|trend-levels|season-verdicts|forecast|extraction)\.md$/
const FIGURE = /(?<![\w.])\d[\d,.]*(?:\s(?:ms|s|seconds?|minutes?|kB|MB|GB)\b|\s?%)/g
/** A limit is no figure when it names the constant that sets it: `TIME_WINDOW_MS`. */
const CONSTANT = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g

/** Paragraphs, list items and table rows of a page, without blocks of code. */
function passagesOf(text) {
  return text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) ?)/)
    .filter((passage) => !/^ {4}/.test(passage))
}

/** Figures that a page may not hold. `isConstant` tells whether the sources have a constant of that name. */
export function misplacedFigures(page, text, isConstant) {
  if (FIGURE_PAGES.test(page)) return []
  return passagesOf(text).flatMap((passage) => {
    const figures = passage.replaceAll(/`[^`\n]+`/g, '').match(FIGURE) ?? []
    const isLimit = figures.length > 0 && [...passage.matchAll(CONSTANT)].some(([, name]) => isConstant(name))
    return isLimit ? [] : figures
  })
}
