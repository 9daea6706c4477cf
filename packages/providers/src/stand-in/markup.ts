/** HTML that is safe to send: only `markup` makes it, and `markup` escapes every text put into it. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

type Part = string | Markup | readonly Markup[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Template tag: texts are escaped for elements and quoted attributes, `Markup` goes in as it is. */
export function markup(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const pieces = fixed.map((text, index) => {
    const part = parts[index]
    return part === undefined ? text : `${text}${htmlOf(part)}`
  })
  return new Markup(pieces.join(''))
}

function htmlOf(part: Part): string {
  if (part instanceof Markup) return part.html
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
  return part.map(({ html }) => html).join('')
}
