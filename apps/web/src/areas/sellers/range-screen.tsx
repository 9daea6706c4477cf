import { rangeTexts } from '@trendee/contract/texts/range'
import { range } from '@trendee/contract/range/range'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ListPart } from '../../shared/lists/list-screen'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { rangeList } from './range-list'
import { RangeFile } from './range-file'
import { RangeTrends } from './range-trends'

addTexts(rangeTexts)

/** The own range against one marketplace, and against the trends of a region. */
export function RangeScreen() {
  const { t } = useTexts()
  const { search } = useScreenSearch(rangeList.codec)
  const items = useEndpoint(range.rangeItems, { category: 'none', pageSize: 20 })
  return (
    <div>
      <ScreenHead title={t('screen.range')} note={t('range.note')} />
      <RangeFile unread={items.data} />
      <ListPart list={rangeList} />
      <RangeTrends gender={search.gender} />
    </div>
  )
}
