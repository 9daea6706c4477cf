const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/**
 * Does what a browser does on a stand-in's page: opens it, then posts the first form's hidden fields with the choice.
 * Gives the address that the visitor is sent to, or the page that came instead.
 */
export async function visitPage(
  address: string,
  choice: Readonly<Record<string, string>>,
): Promise<{ sentTo: URL | null; status: number; html: string }> {
  const opened = await fetch(address)
  const page = await opened.text()
  if (opened.status !== 200) return { sentTo: null, status: opened.status, html: page }
  const form = page.slice(page.indexOf('<form'), page.indexOf('</form>'))
  const action = /action="([^"]*)"/.exec(form)?.[1] ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value.replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity)],
  )
  const posted = await fetch(new URL(action, address), {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(hidden), ...choice }),
    redirect: 'manual',
  })
  const location = posted.headers.get('location')
  return { sentTo: location === null ? null : new URL(location), status: posted.status, html: await posted.text() }
}
