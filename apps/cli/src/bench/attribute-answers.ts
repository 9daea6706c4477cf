import type { ExtractedGarment } from '@trendee/core/extraction/garment'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import type { AttributeType, FactType } from '@trendee/core/lexicon/types'

/** How the questions of a marketplace's attribute data are answered from what extraction finds. */

const genders: Readonly<Record<string, string>> = {
  women: 'Women',
  men: 'Men',
  unisex: 'Unisex',
  girls: 'Girls',
  boys: 'Boys',
  kids: 'Children',
  baby: 'Baby',
}

/** The data writes the plain word of a pattern, the lexicon its own. */
const plainNames: Readonly<Record<string, string>> = {
  'pattern:printed': 'Print',
  'pattern:polka-dot': 'Dot',
  'pattern:stripe': 'Striped',
  'pattern:slogan': 'Letter',
  'pattern:floral': 'Print',
}

function nameOf(type: AttributeType | FactType, value: string): string {
  return plainNames[`${type}:${value}`] ?? lexiconEntry(type, value)?.en ?? value
}

type Answer = (garment: ExtractedGarment) => string | null

function attribute(type: AttributeType, isAnswer: (value: string) => boolean = () => true): Answer {
  return ({ attributes }) => {
    const found = attributes.find((candidate) => candidate.type === type && isAnswer(candidate.value))
    return found === undefined ? null : nameOf(type, found.value)
  }
}

/** As the title writes it. */
function words(type: AttributeType, isAnswer: (value: string) => boolean): Answer {
  return ({ attributes }) =>
    attributes.find((candidate) => candidate.type === type && isAnswer(candidate.value))?.words ?? null
}

function fact(type: FactType, isAnswer: (value: string) => boolean = () => true): Answer {
  return ({ facts }) => {
    const found = facts.find((candidate) => candidate.type === type && isAnswer(candidate.value))
    return found === undefined ? null : nameOf(type, found.value)
  }
}

function oneOf(...values: string[]): (value: string) => boolean {
  return (value) => values.includes(value)
}

/** "Men Women" is answered with the first, as the data does; `unisex` where the title says so. */
function wearer({ gender }: ExtractedGarment): string | null {
  if (gender === null || gender.from === 'garment') return null
  if (gender.value !== 'unisex') return genders[gender.value] ?? null
  const first = gender.words.split(', ')[0]?.toLowerCase() ?? ''
  if (/^(?:women|woman|ladies|lady|female|girl)/.test(first)) return 'Women'
  if (/^(?:men|man|male|gent|boy)/.test(first)) return 'Men'
  return 'Unisex'
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  Gender: wearer,
  'Sport Type': fact('sport', (value) => value !== 'training'),
  'Brand Name': ({ brand }) => brand?.words ?? null,
  'Model Number': ({ modelNumber }) => modelNumber,
  // The data calls what a team wears a cloth.
  'Fabric Type': (garment) =>
    garment.garments.some(({ secondary }) => secondary === 'sports-jersey') ? 'Jersey' : attribute('fabric')(garment),
  Pattern: attribute('pattern'),
  'Lenses Optical Attribute': fact('lens', oneOf('uv400', 'polarized', 'photochromic', 'gradient', 'mirrored')),
  Feature: fact('feature', oneOf('breathable')),
  Material: attribute('fabric'),
  Style: words('style', oneOf('casual', 'sexy', 'retro', 'vintage')),
  // "Short Sleeve" is answered with "Short".
  'Sleeve Length(cm)': (garment) =>
    words('sleeve', oneOf('sleeveless', 'short-sleeve', 'long-sleeve'))(garment)?.split(/[ -]/)[0] ?? null,
}

/** One answer to one attribute of the data; null where the title does not say it, or nobody reads it. */
export function answerTo(attributeName: string, garment: ExtractedGarment): string | null {
  return ANSWERS[attributeName]?.(garment) ?? null
}
