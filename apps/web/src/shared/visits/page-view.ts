/** What may not be kept: keys that open something. */
const SECRET = new Set(['authorization_code', 'code', 'state', 'ticket', 'token', 'password'])
/** Longest that the contract takes. */
const LONGEST_PAGE = 500
const LONGEST_TAG = 100
const LONGEST_NOTES = 4000

export interface PageView {
  readonly pathname: string
  /** The query as the address carries it. */
  readonly query: string
  readonly params: Readonly<Record<string, string>>
  /** The screen's address with its places unfilled; groups the views of one screen. */
  readonly pattern: string
  readonly previousPage: string
  readonly userId: string | null
}

function notesOf({ query, params, userId }: PageView): string {
  const kept = [...Object.entries(params), ...new URLSearchParams(query)].filter(([name]) => !SECRET.has(name))
  const uid = userId === null ? {} : { uid: userId }
  const notes = JSON.stringify({ ...Object.fromEntries(kept), ...uid })
  return notes.length > LONGEST_NOTES ? JSON.stringify({ ...params, ...uid }) : notes
}

/** The form of one page view. */
export function pageViewForm(view: PageView): URLSearchParams {
  return new URLSearchParams({
    currentPage: view.pathname.slice(0, LONGEST_PAGE),
    previousPage: view.previousPage.slice(0, LONGEST_PAGE),
    event: 'page_view',
    trackingTag: view.pattern.slice(0, LONGEST_TAG),
    notes: notesOf(view),
  })
}
