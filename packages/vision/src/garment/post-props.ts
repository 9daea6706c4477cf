import { darker, hsl, hslOf, lighter } from './color'
import { leaf, petals } from './fabric/scatter'
import { n } from './fabric/tile'

/** Small things that lie beside garments in a post's picture. */
export const propNames = [
  'leaf',
  'flowers',
  'coffee',
  'book',
  'perfume',
  'lipstick',
  'shells',
  'ribbon',
  'disc',
] as const
type PropName = (typeof propNames)[number]

/** A prop of about 100 units, centred at (x, y), in colours that suit the backdrop `base`. */
export function drawProp(name: PropName, x: number, y: number, turn: number, scale: number, base: string): string {
  const body = figureOf(name, base)
  const shadow = `<g transform="translate(3 5)" opacity=".1">${body.replaceAll(/ (fill|stroke)="#[0-9a-f]+"/g, ' $1="#2b2118"')}</g>`
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})" stroke-linejoin="round">${shadow}${body}</g>`
}

function figureOf(name: PropName, base: string): string {
  const [h] = hslOf(base)
  const ink = '#3b332e'
  const accent = hsl(h + 160, 0.32, 0.55)
  const line = ` stroke="${ink}" stroke-width="1.2"`
  switch (name) {
    case 'leaf': {
      const green = hsl(120, 0.16, 0.42)
      const leaves = [-36, -24, -12, 0, 12, 24]
        .map(
          (y, i) => leaf(0, y, 30 - Math.abs(i - 2) * 3, 0.24, -28) + leaf(0, y, 30 - Math.abs(i - 2) * 3, 0.24, 208),
        )
        .join('')
      return `<path d="M0 52V-46" fill="none" stroke="${green}" stroke-width="2"/><path d="${leaves}${leaf(0, -36, 26, 0.24, -90)}" fill="${green}"/>`
    }
    case 'flowers':
      return [
        [-14, 4, 24],
        [18, -16, 20],
        [12, 24, 17],
      ]
        .map(
          ([x = 0, y = 0, r = 20], i) =>
            `<path d="${petals(x, y, 7, r, 0.34, i * 20)}" fill="${i % 2 ? lighter(accent, 0.55) : '#fbf7ef'}" stroke="${darker(base, 0.35)}" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="${n(r * 0.22)}" fill="#e3b65a"/>`,
        )
        .join('')
    case 'coffee':
      return `<circle r="42" fill="#f6f1e8"${line}/><circle r="33" fill="#ece4d6"/><path d="M24-8h15a9 9 0 0 1 0 16h-15z" fill="#f6f1e8"${line}/><circle r="25" fill="#fbf8f2"${line}/><circle r="20" fill="#7a5236"/><path d="M0 12C-13 4-9-8-3-7C-1-6.6 0-5 0-3.4C0-5 1-6.6 3-7C9-8 13 4 0 12Z" fill="#ecd9bd"/>`
    case 'book':
      return `<rect x="-36" y="-46" width="72" height="92" rx="2" fill="#fbf8f2"${line}/><path d="M-28-36H10M-28-28H24M-28 32H18M-28 38H6" stroke="${ink}" stroke-width="1.6"/><rect x="-28" y="-18" width="56" height="40" fill="${accent}"/><circle cx="4" cy="4" r="13" fill="${lighter(accent, 0.5)}"/>`
    case 'perfume':
      return `<rect x="-24" y="-18" width="48" height="58" rx="7" fill="${lighter(accent, 0.66)}"${line}/><rect x="-18" y="6" width="36" height="28" rx="4" fill="${lighter(accent, 0.36)}"/><rect x="-9" y="-27" width="18" height="10" fill="#d3b06a"${line}/><rect x="-13" y="-46" width="26" height="20" rx="3" fill="#fbf8f2"${line}/><path d="M-18-10V30" stroke="#fff" stroke-width="3" stroke-opacity=".7"/>`
    case 'lipstick':
      return `<rect x="-11" y="4" width="22" height="40" rx="2" fill="#2f2a2b"${line}/><rect x="-9" y="-12" width="18" height="17" fill="#d3b06a"${line}/><path d="M-7-12V-34Q-6-42 7-44V-12Z" fill="#b8434a"${line}/>`
    case 'shells':
      return [
        [-16, 6, 1],
        [20, -10, 0.72],
      ]
        .map(
          ([x = 0, y = 0, k = 1]) =>
            `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 26C-30 14-34-12-20-22C-14-30-6-26 0-30C6-26 14-30 20-22C34-12 30 14 0 26Z" fill="#f7e9dc"${line}/><path d="M0 24L-20-18M0 24L-8-24M0 24L8-24M0 24L20-18" fill="none" stroke="#c9a88f" stroke-width="1.2"/></g>`,
        )
        .join('')
    case 'ribbon':
      return `<path d="M-46 10C-30-34-6-20-2 2C4 30 22 26 24 4C26-16 40-22 50-12" fill="none" stroke="${darker(accent, 0.1)}" stroke-width="9"/><path d="M-46 10C-30-34-6-20-2 2C4 30 22 26 24 4C26-16 40-22 50-12" fill="none" stroke="${lighter(accent, 0.4)}" stroke-width="5"/>`
    default:
      return `<circle r="44" fill="#262324"/><circle r="36" fill="none" stroke="#4a4546" stroke-width="1"/><circle r="28" fill="none" stroke="#4a4546" stroke-width="1"/><circle r="16" fill="${accent}"/><circle r="3" fill="#f6f1e8"/>`
  }
}
