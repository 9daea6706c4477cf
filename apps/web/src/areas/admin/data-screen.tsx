import { useCallback } from 'react'
import { dataTexts } from '@trendee/contract/texts/data'
import { readingTexts } from '@trendee/contract/texts/reading'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ListPart } from '../../shared/lists/list-screen'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { FeedList } from './feed-list'
import { FirstImport } from './first-import'
import { FreshnessTable } from './freshness-table'
import { HeldFiles } from './held-files'
import { ImportDrawer } from './import-drawer'
import { imports } from './import-list'
import { SavedMappings } from './saved-mappings'
import { UploadArea } from './upload-area'
import { useHeldDays } from './use-held-days'
import { useUploads } from './use-uploads'

addTexts(dataTexts)
addTexts(readingTexts)

/** What the data holds, how fresh it is, and how more gets in. */
export function DataScreen() {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(imports.codec)
  const open = useCallback((run: string) => change({ run }), [change])
  const { fileDays, ...uploading } = useUploads(open)
  const days = useHeldDays()
  const held = { days, fileDays, onOpen: open } as const
  return (
    <div>
      <ScreenHead title={t('data.title')} note={t('data.note')} />
      <UploadArea {...uploading} />
      <HeldFiles {...held} />
      <FirstImport />
      <Section title={t('imports.title')} note={t('imports.note')}>
        <ListPart list={imports} />
      </Section>
      <SavedMappings />
      <FreshnessTable />
      <FeedList />
      <ImportDrawer {...held} importId={search.run ?? null} onClose={() => change({ run: undefined })} />
    </div>
  )
}
