/** Why a picture could not be had. */
export const PICTURE_TROUBLES = [
  /** It leads to a host, a port or a protocol that no administrator allowed. */
  'not_allowed',
  /** The host's name leads into a private network. */
  'not_public',
  'too_many_redirects',
  /** 404 or 410. */
  'gone',
  /** Any other answer that is no picture and will not become one. */
  'refused',
  'too_large',
  'not_a_picture',
  'too_many_pixels',
  /** 429 or 5xx. */
  'busy',
  'unreachable',
  'too_slow',
] as const
export type PictureTrouble = (typeof PICTURE_TROUBLES)[number]

/** What may be different later. */
const PASSING: ReadonlySet<PictureTrouble> = new Set(['busy', 'unreachable', 'too_slow'])

export function isPassing(trouble: PictureTrouble): boolean {
  return PASSING.has(trouble)
}

/** Thrown wherever a picture turns out not to be had. */
export class PictureError extends Error {
  override readonly name = 'PictureError'

  constructor(readonly trouble: PictureTrouble) {
    super(trouble)
  }
}

const MOST_TRIES = 5
const FIRST_PAUSE_MS = 10 * 60_000
const PAUSE_GROWS = 4

/** How long after its n-th failure a picture is tried again, milliseconds; `null`: it is given up. */
export function pauseAfter(trouble: PictureTrouble, tries: number): number | null {
  if (!isPassing(trouble) || tries >= MOST_TRIES) return null
  return FIRST_PAUSE_MS * PAUSE_GROWS ** (tries - 1)
}
