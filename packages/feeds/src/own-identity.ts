import { createHash } from 'node:crypto'

/** Parts of a link that say where a visitor came from, not what is shown. */
const VISIT = /^(?:utm_.*|gclid|fbclid|msclkid|srsltid|spm|scm|ref|ref_|_pos|_sid|_ss|_psq|_fid)$/i

/** An id of a product that a table gives none: of its link. */
export function idOfLink(link: string): string {
  return `link-${shortHash([pageOf(link)])}`
}

/** An id of a product that has neither id nor link. A change of any of the three makes it another product. */
export function idOfWords(title: string, brand: string, price: number | null): string {
  const words = [title, brand].map((text) => text.normalize('NFKC').toLowerCase())
  return `title-${shortHash([...words, price === null ? '' : String(price)])}`
}

/** An id of a post that has neither id nor link. */
export function idOfPost(author: string, postedAt: number | null, caption: string): string {
  return `post-${shortHash([author.toLowerCase(), String(postedAt), caption.normalize('NFKC')])}`
}

function pageOf(link: string): string {
  if (!URL.canParse(link)) return link
  const page = new URL(link)
  page.hash = ''
  for (const name of new Set(page.searchParams.keys())) if (VISIT.test(name)) page.searchParams.delete(name)
  return page.href
}

function shortHash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20)
}
