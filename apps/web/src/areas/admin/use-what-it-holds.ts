import { admin } from '@trendee/contract/admin/admin'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'

/** The feed of tables that are read by the columns that a person has named; it is none of those that are recognised. */
const MAPPED_TABLE = 'mapped-table'

/** What a file holds, in a line: many files of a customer have one name. */
export function useWhatItHolds(): (run: Pick<ImportRun, 'names' | 'feed' | 'bytes'>) => string {
  const { t, format, nameOf } = useTexts()
  const { data: feeds = [] } = useEndpoint(admin.feeds, {})
  const titleOf = (id: string) => {
    if (id === MAPPED_TABLE) return t('imports.mapped_table')
    const feed = feeds.find((one) => one.id === id)
    return feed === undefined ? '' : nameOf(feed.name, feed.name_zh)
  }
  return ({ names, feed, bytes }) =>
    [titleOf(feed), format.list(names), format.bytes(bytes)].filter(Boolean).join(' · ')
}
