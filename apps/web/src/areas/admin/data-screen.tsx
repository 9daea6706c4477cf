import { dataTexts } from '@trendee/contract/texts/data'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { ScreenHead } from '../../shared/ui/screen'
import { FeedList } from './feed-list'
import { FreshnessTable } from './freshness-table'
import { ImportDrawer } from './import-drawer'
import { importSearch } from './import-search'
import { ImportTable } from './import-table'
import { UploadArea } from './upload-area'

addTexts(dataTexts)

/** What the platform knows, how fresh it is, and how more gets in. */
export function DataScreen() {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(importSearch)
  return (
    <div>
      <ScreenHead title={t('data.title')} note={t('data.note')} />
      <UploadArea />
      <ImportTable
        page={search.page ?? 1}
        onPage={(page) => change({ page: page === 1 ? undefined : page })}
        onOpen={(run) => change({ run })}
      />
      <FreshnessTable />
      <FeedList />
      <ImportDrawer importId={search.run ?? null} onClose={() => change({ run: undefined })} />
    </div>
  )
}
