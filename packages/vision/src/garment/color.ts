type Rgb = readonly [number, number, number]

/** `#rrggbb` in lower case, or the fallback when the text is no hex colour (3 or 6 digits, with or without #). */
export function hexOr(text: string | undefined, fallback: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase()
  if (digits === undefined) return fallback
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** a → b by share t, in sRGB (good enough for tints of one fabric). */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [rgbOf(a), rgbOf(b)]
  return hexOf([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t])
}

export const lighter = (color: string, t: number): string => mix(color, '#ffffff', t)
export const darker = (color: string, t: number): string => mix(color, '#15110f', t)

/** Relative luminance, 0 black to 1 white (WCAG). */
export function luminance(color: string): number {
  const [r, g, b] = rgbOf(color).map((v) => {
    const s = v / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hslOf(color: string): Rgb {
  const [r, g, b] = rgbOf(color).map((v) => v / 255) as [number, number, number]
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [l, d] = [(max + min) / 2, max - min]
  if (d === 0) return [0, 0, l]
  const s = d / (1 - Math.abs(2 * l - 1))
  const h = max === r ? ((g - b) / d + 6) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4
  return [h * 60, Math.min(1, s), l]
}

export function hsl(h: number, s: number, l: number): string {
  const a = s * Math.min(l, 1 - l)
  const channel = (n: number): number => {
    const k = (n + (((h % 360) + 360) % 360) / 30) % 12
    return 255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hexOf([channel(0), channel(8), channel(4)])
}

/** Ratio of luminances (1 none to 21 full). */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05]
  return Math.max(x, y) / Math.min(x, y)
}

function rgbOf(color: string): Rgb {
  const n = Number.parseInt(color.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
