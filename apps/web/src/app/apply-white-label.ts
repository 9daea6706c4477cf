import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { visits } from '@trendee/contract/visits/visits'
import { applyPartnerName } from '../shared/i18n/i18n'
import { currentSite, onSiteChange } from '../shared/site/site'

/** Gives a partner's host its style class, name and language, and every later question for the site its answer. */
export function applyWhiteLabel(texts: I18n, queries: QueryClient): void {
  let applied: string | null = null
  const apply = () => {
    const site = currentSite()
    if (site === null) return
    queries.setQueryData([visits.site.path, {}], site)
    const root = document.documentElement.classList
    if (applied !== null) root.remove(applied)
    applied = site.white_label?.style_class ?? null
    if (applied !== null) root.add(applied)
    root.toggle('white-label', site.white_label !== null)
    applyPartnerName(texts, site)
  }
  apply()
  onSiteChange(apply)
}
