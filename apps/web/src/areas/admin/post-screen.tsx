import { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import { adminTexts } from '@trendee/contract/texts/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/ui/filter-bar'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { POST_PARTS, postSearch } from './admin-search'
import { MessageForm } from './message-form'
import { ReaderWords } from './reader-words'
import { SentMessages } from './sent-messages'

addTexts(adminTexts)

/** What readers say to us, and what we say to them. */
export function PostScreen() {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(postSearch)
  const { part = 'words', page = 1, kind, state, to } = search
  const open = useEndpoint(adminMessages.words, { pageSize: 1 })
  const labels = {
    words: open.data === undefined ? t('post.words') : t('post.words_open', { count: open.data.total }),
    write: t('post.write'),
    sent: t('post.sent'),
  }
  const onPage = (next: number | undefined) => change({ page: next === 1 ? undefined : next })
  return (
    <div>
      <ScreenHead title={t('screen.post')} note={t('post.note')}>
        <FilterSegment
          label={t('post.parts')}
          value={part}
          choices={POST_PARTS.map((one) => ({ value: one, label: labels[one] }))}
          onChange={(chosen) => {
            const next = POST_PARTS.find((one) => one === chosen)
            change({
              part: next === 'words' ? undefined : next,
              page: undefined,
              kind: undefined,
              state: undefined,
              to: undefined,
            })
          }}
        />
      </ScreenHead>
      {part === 'words' && (
        <ReaderWords
          kind={kind}
          state={state}
          page={page}
          onPage={onPage}
          onFilter={(filter) => change({ ...filter, page: undefined })}
        />
      )}
      {part === 'write' && (
        <MessageForm
          to={to}
          onTo={(accountId) => change({ to: accountId })}
          onSent={() => change({ part: 'sent', to: undefined })}
        />
      )}
      {part === 'sent' && <SentMessages page={page} onPage={onPage} />}
    </div>
  )
}
