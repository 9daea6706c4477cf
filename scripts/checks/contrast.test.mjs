import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const AA = 4.5
const CSS = (path) => readFileSync(new URL(`../../apps/web/src/${path}`, import.meta.url), 'utf8')
const ROOTS = { light: ':root {', dark: ":root[data-mantine-color-scheme='dark'] {" }

/** The declarations of the rule that begins with `head`. */
function declarations(css, head) {
  const start = css.indexOf(head)
  if (start === -1) throw new Error(`there is no rule ${head}`)
  const body = css.slice(start + head.length, css.indexOf('}', start)).replaceAll(/\/\*.*?\*\//gs, '')
  return new Map(Array.from(body.matchAll(/([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]))
}

/** The colour that a declaration names, in a scheme; undefined for one that is none by itself. */
function hexOf(value, scheme) {
  const token = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1]
  const colour = token === undefined ? value : declarations(CSS('app/global.css'), ROOTS[scheme]).get(token)
  return /^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(colour ?? '') ? colour : undefined
}

function luminance(hex) {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&').match(/../g) : hex.slice(1).match(/../g)
  const [red = 0, green = 0, blue = 0] = digits
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(ink, ground) {
  if (ink === undefined || ground === undefined) return 0
  const [light = 0, dark = 0] = [luminance(ink), luminance(ground)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'])('in the %s theme', (scheme) => {
  it('a rank over a picture is read on a ground of its own', () => {
    const rank = declarations(CSS('shared/products/product-card.module.css'), '\n.place {')
    expect(contrast(hexOf(rank.get('color'), scheme), hexOf(rank.get('background'), scheme))).toBeGreaterThan(AA)
  })

  it.each(['--page', '--chrome', '--sunken'])('each ink is read on %s', (ground) => {
    for (const ink of ['--ink', '--ink-soft', '--ink-faint', '--up', '--down']) {
      const reached = contrast(hexOf(`var(${ink})`, scheme), hexOf(`var(${ground})`, scheme))
      expect(reached, ink).toBeGreaterThan(AA)
    }
  })
})
