import type { AlertRecord } from './alert-kinds'

/** The page of a watched record in the web app, by the id that its star has; `type` is a trend's. */
export function alertPath(subject: AlertRecord, id: string, type: string): string {
  const own = encodeURIComponent(id)
  if (subject === 'trend') return `/trendee/trend-detail/${own}/all/${type === '' ? 'keyword' : type}`
  if (subject === 'brand') return `/trendee/brands/${own}`
  if (subject === 'creator') return `/trendee/creators/${own}`
  const dot = id.indexOf('.')
  return `/trendeesellers/${id.slice(0, dot)}/${encodeURIComponent(id.slice(dot + 1))}`
}
