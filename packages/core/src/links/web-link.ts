/** A scheme as browsers read it: blanks and control characters before it, tabs and line breaks within it do not count. */
// oxlint-disable-next-line no-control-regex
const SCHEME = /^[\u0000-\u0020]*([a-z][a-z\d+.\t\n\r-]*):/i

/** A link that leads to a page of the web; '' for one that does something else, such as `javascript:` and `data:`. */
export function webLink(link: string): string {
  if (link.startsWith('https://')) return link
  const scheme = SCHEME.exec(link)?.[1]
    ?.replaceAll(/[\t\n\r]/g, '')
    .toLowerCase()
  return scheme === undefined || scheme === 'https' || scheme === 'http' ? link : ''
}
