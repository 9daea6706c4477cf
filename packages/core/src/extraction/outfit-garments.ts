import { extractGarment } from './extract-garment'

/** Always between two garments. */
const BETWEEN = /\s*[;；|]\s*|\s+\+\s+/u
/** Between two garments, or between a garment and what is said of it. */
const MAY_BE_BETWEEN = /(\s*[,，、]\s*|\s+(?:worn\s+|layered\s+)?over\s+|\s+(?:worn|paired|teamed)\s+with\s+)/iu

/**
 * The garments that the description of an outfit names, each with its own words: "Boxy linen blazer, pleated shorts" are
 * two, "Slip dress, butter yellow" is one. Words are kept as they are written; what names no garment stays with the
 * garment before it.
 */
export function outfitGarments(description: string): string[] {
  return description.split(BETWEEN).flatMap(partsOf)
}

function partsOf(text: string): string[] {
  const found: string[] = []
  let current = ''
  let separator = ''
  for (const [index, piece] of text.split(MAY_BE_BETWEEN).entries()) {
    if (index % 2 === 1) {
      separator = piece
    } else if (namesGarment(current) && namesGarment(piece)) {
      found.push(current)
      current = piece
    } else {
      current += separator + piece
    }
  }
  return [...found, current].map((part) => part.trim()).filter((part) => part !== '')
}

function namesGarment(text: string): boolean {
  return text !== '' && extractGarment({ title: text }).category !== null
}
