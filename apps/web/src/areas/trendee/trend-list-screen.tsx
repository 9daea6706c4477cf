import type { ComponentType } from 'react'
import type { List, ListSearch } from '../../shared/lists/list-definition'
import { ListScreen } from '../../shared/lists/list-screen'
import { useLeadWeeks } from '../../shared/trends/lead-time'

interface SeasonSearch extends ListSearch {
  readonly lead_weeks?: number | undefined
}

/** Of a list of trends: ordered by what is said of the season, it asks for the one that the reader's lead time still meets. */
export function trendListScreen<Row, Search extends SeasonSearch>(list: List<Row, Search>): ComponentType {
  return function Screen() {
    const [leadWeeks] = useLeadWeeks()
    // The reader's own lead, whatever an address that was sent around says: the cells speak of it.
    const fromBrowser = ({ sort }: Search): Partial<SeasonSearch> =>
      sort === 'verdict' || sort === 'usual_error' ? { lead_weeks: leadWeeks } : {}
    return <ListScreen list={list} fromBrowser={fromBrowser as (search: Search) => Partial<Search>} />
  }
}
