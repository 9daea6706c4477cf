/** Formats of pictures that are taken; a drawing (SVG) can hold scripts and is none of them. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The format that the first bytes of a file tell, whatever its name or its sender says; `null` for any other. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n') return 'png'
  if (text(bytes, 0, 4) === 'GIF8') return 'gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 12) === 'ftypavif') return 'avif'
  return null
}
