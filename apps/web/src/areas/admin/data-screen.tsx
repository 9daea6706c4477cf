import { dataTexts } from '@trendee/contract/texts/data'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ListPart } from '../../shared/lists/list-screen'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { FeedList } from './feed-list'
import { FreshnessTable } from './freshness-table'
import { imports } from './import-list'
import { UploadArea } from './upload-area'

addTexts(dataTexts)

/** What the data holds, how fresh it is, and how more gets in. */
export function DataScreen() {
  const { t } = useTexts()
  return (
    <div>
      <ScreenHead title={t('data.title')} note={t('data.note')} />
      <UploadArea />
      <Section title={t('imports.title')} note={t('imports.note')}>
        <ListPart list={imports} />
      </Section>
      <FreshnessTable />
      <FeedList />
    </div>
  )
}
