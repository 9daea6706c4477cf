import { Suspense, lazy } from 'react'
import { Checkbox, UnstyledButton } from '@mantine/core'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import type { OutputOf } from '@trendee/contract/endpoint'
import { adminTexts } from '@trendee/contract/texts/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import type { Column } from '../../shared/ui/data-table'
import { FilterBar } from '../../shared/ui/filter-bar'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import classes from './admin.module.css'
import { wordingSearch } from './admin-search'
import { keyWords } from './key-words'
import { PagedTable } from './paged-table'
import { SearchField } from './search-field'
import { TextKeyWords } from './text-key-words'

addTexts(adminTexts)

type Entry = OutputOf<typeof adminSettings.languageList>['list'][number]

// Every text there is comes with it.
const TextDrawer = lazy(() => import('./text-drawer').then((module) => ({ default: module.TextDrawer })))

const PAGE = 50

/** Every text of the interface in both languages; what is edited is seen at once. */
export function WordingScreen() {
  const { t } = useTexts()
  const { search, change, clear } = useScreenSearch(wordingSearch)
  const { q, edited, page = 1, key } = search
  const texts = useEndpoint(adminSettings.languageList, {
    q,
    only_edited: edited ?? 'false',
    page,
    pageSize: PAGE,
  })
  const columns = useWordingColumns((entry) => change({ key: entry.key }))
  return (
    <div>
      <ScreenHead title={t('screen.wording')} note={t('wording.note')} />
      <div className={classes.filters}>
        <FilterBar count={[q, edited].filter((filter) => filter !== undefined).length} onClear={clear}>
          <SearchField
            label={t('wording.search')}
            value={q}
            onChange={(value) => change({ q: value, page: undefined })}
          />
          <Checkbox
            size="xs"
            label={t('wording.only_edited')}
            checked={edited !== undefined}
            onChange={(event) => change({ edited: event.currentTarget.checked ? 'true' : undefined, page: undefined })}
          />
        </FilterBar>
      </div>
      <PagedTable
        name="wording"
        label={t('screen.wording')}
        query={texts}
        columns={columns}
        rowId={(entry) => entry.key}
        none={t(edited === undefined ? 'wording.none' : 'wording.none_edited')}
        count={(count) => t('wording.count', { count })}
        skeletonHeight={520}
        page={page}
        onPage={(next) => change({ page: next })}
      />
      <Suspense>
        <TextDrawer textKey={key ?? null} onClose={() => change({ key: undefined })} />
      </Suspense>
    </div>
  )
}

function useWordingColumns(onOpen: (entry: Entry) => void): Column<Entry>[] {
  const { t, language: own } = useTexts()
  // The reader's own language first: a phone shows one of them.
  const languages = own === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  return [
    {
      id: 'key',
      header: t('wording.key'),
      track: 'minmax(150px, 1fr)',
      cell: (entry) => (
        <>
          <TextKeyWords textKey={entry.key} />
          {entry.is_edited && (
            <span className={classes.tag} data-kind="good">
              {t('wording.edited')}
            </span>
          )}
        </>
      ),
    },
    ...languages.map((language): Column<Entry> => ({
      id: language,
      header: t(`wording.${language}`),
      track: 'minmax(220px, 2fr)',
      isFixed: true,
      cell: (entry) => (
        <UnstyledButton
          className={classes.text ?? ''}
          lang={language}
          aria-label={t('wording.edit_in', {
            key: Object.values(keyWords(entry.key)).join(' '),
            language: t(`wording.${language}`),
            text: entry[language],
          })}
          onClick={() => onOpen(entry)}
        >
          <span>{entry[language]}</span>
        </UnstyledButton>
      ),
    })),
  ]
}
