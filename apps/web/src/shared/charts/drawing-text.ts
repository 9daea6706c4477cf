/** What of a drawing's look the page's style sheets give. */
const INLINED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

/** A drawing of the page as text that looks the same without the page. */
export function drawingText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const shown = [drawing, ...drawing.querySelectorAll('*')]
  for (const [place, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = shown[place]
    if (original === undefined) continue
    const style = getComputedStyle(original)
    for (const property of INLINED) {
      const value = style.getPropertyValue(property)
      // Double quotes would end the attribute.
      if (value !== '') element.setAttribute(property, value.replaceAll('"', "'"))
    }
    element.removeAttribute('class')
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}
