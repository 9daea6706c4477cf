import { picture } from '@trendee/contract/common/picture'

/** Cards of walls are as wide at most, but on a phone, whose screen has more pixels than it says. */
export const WALL_PICTURE_WIDTH = 240

const DRAWINGS = picture.path.slice(0, picture.path.indexOf(':'))

/** Whether an address is that of a drawing of ours; of the pictures that are labelled so, photographs have taken the place of some. */
export function isDrawing(src: string): boolean {
  return src.startsWith(DRAWINGS)
}

/** What an `img` asks for. */
interface Addresses {
  readonly src: string
  readonly srcSet?: string
}

/**
 * A picture of a wall, at most `width` CSS pixels wide. A drawing is asked for as pixels, as many as the screen has: a browser
 * parses and paints an SVG anew wherever it comes into view, which takes it milliseconds each, and decodes a WebP beside the
 * page's own thread. Photographs come as pixels already.
 */
export function wallPicture(src: string, width: number): Addresses {
  if (!isDrawing(src) || src.includes('?')) return { src }
  const at = (times: number) => `${src}?format=webp&width=${width * times}`
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x` }
}
