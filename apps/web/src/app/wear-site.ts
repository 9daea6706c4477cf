import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { visits } from '@trendee/contract/visits/visits'
import { wearName } from '../shared/i18n/i18n'
import { currentSite, onSiteChange } from '../shared/site/site'

/** A partner's host wears the partner's style class, name and language; whoever asks for the site's settings has them. */
export function wearSite(texts: I18n, queries: QueryClient): void {
  let worn: string | null = null
  const wear = () => {
    const site = currentSite()
    if (site === null) return
    queries.setQueryData([visits.site.path, {}], site)
    const root = document.documentElement.classList
    if (worn !== null) root.remove(worn)
    worn = site.white_label?.style_class ?? null
    if (worn !== null) root.add(worn)
    root.toggle('white-label', site.white_label !== null)
    wearName(texts, site)
  }
  wear()
  onSiteChange(wear)
}
