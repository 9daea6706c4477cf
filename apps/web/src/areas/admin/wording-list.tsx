import { Suspense, lazy } from 'react'
import { UnstyledButton } from '@mantine/core'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import { slug } from '@trendee/contract/parameters'
import { adminTexts } from '@trendee/contract/texts/admin'
import { addTexts } from '../../shared/i18n/i18n'
import { type ListContext, type RowOf, defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import classes from './admin.module.css'
import { readableKey } from './readable-key'
import { TextKeyLabel } from './text-key-label'

addTexts(adminTexts)

// Every text there is comes with it.
const TextDrawer = lazy(() => import('./text-drawer').then((module) => ({ default: module.TextDrawer })))

type Entry = RowOf<typeof adminSettings.languageList>
type Context = Pick<ListContext<Entry, { readonly key?: string }>, 't' | 'change'>

/** Every text of the interface in both languages; what is edited is seen at once. `key` is the one that is open. */
const wording = defineList({
  name: 'wording',
  entry: adminSettings.languageList,
  extra: { key: slug.optional() },
  pageSize: 50,
  rowId: (text) => text.key,
  title: 'screen.wording',
  note: 'wording.note',
  count: 'wording.count',
  empty: ({ t, search }) => t(search.only_edited ? 'wording.none_edited' : 'wording.none'),
  filters: [
    { kind: 'search', field: 'q', label: 'wording.search' },
    { kind: 'check', field: 'only_edited', label: 'wording.only_edited' },
  ],
  columns: ({ language: own }) => [
    {
      id: 'key',
      header: 'wording.key',
      track: 'minmax(150px, 1fr)',
      cell: (text, { t }) => (
        <>
          <TextKeyLabel textKey={text.key} />
          {text.is_edited && (
            <span className={classes.tag} data-kind="good">
              {t('wording.edited')}
            </span>
          )}
        </>
      ),
    },
    // The reader's own language first: a phone shows one of them.
    ...(own === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)).map((language) => ({
      id: language,
      header: `wording.${language}` as const,
      track: 'minmax(220px, 2fr)',
      isFixed: true,
      cell: (text: Entry, { t, change }: Context) => (
        <UnstyledButton
          className={classes.text ?? ''}
          lang={language}
          aria-label={t('wording.edit_in', {
            key: Object.values(readableKey(text.key)).join(' '),
            language: t(`wording.${language}`),
            text: text[language],
          })}
          onClick={() => change({ key: text.key })}
        >
          <span>{text[language]}</span>
        </UnstyledButton>
      ),
    })),
  ],
  over: ({ search, change }) => (
    <Suspense>
      <TextDrawer textKey={search.key ?? null} onClose={() => change({ key: undefined })} />
    </Suspense>
  ),
})

export const WordingScreen = listScreen(wording)
