import { useNavigate } from '@tanstack/react-router'
import { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import { slug } from '@trendee/contract/parameters'
import { adminTexts } from '@trendee/contract/texts/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { ListPart } from '../../shared/lists/list-screen'
import { ScreenHead } from '../../shared/ui/screen'
import { oneOf, searchCodec } from '../../shared/url/search-codec'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { MessageForm } from './message-form'
import { sentMessages } from './sent-list'
import { words } from './word-list'

addTexts(adminTexts)

const PARTS = ['words', 'write', 'sent'] as const

/** `to` is the one account that is written to. */
const messagesSearch = searchCodec({ part: oneOf(PARTS, 'words'), to: slug.optional() })

/** What readers say to us, and what we say to them. */
export function AdminMessagesScreen() {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(messagesSearch)
  const navigate = useNavigate()
  const { part, to } = search
  const open = useEndpoint(adminMessages.words, { pageSize: 1 })
  const labels = {
    words:
      open.data === undefined ? t('admin_message.words') : t('admin_message.words_open', { count: open.data.total }),
    write: t('admin_message.write'),
    sent: t('admin_message.sent'),
  }
  return (
    <div>
      <ScreenHead title={t('screen.admin_messages')} note={t('admin_message.note')}>
        <FilterSegment
          label={t('admin_message.parts')}
          value={part}
          choices={PARTS.map((one) => ({ value: one, label: labels[one] }))}
          // Each part starts anew: the page and the filters of the one before mean nothing to it.
          onChange={(chosen) =>
            void navigate({ to: '.', search: messagesSearch.write({ part: chosen }), resetScroll: false })
          }
        />
      </ScreenHead>
      {part === 'words' && <ListPart list={words} />}
      {part === 'write' && (
        <MessageForm
          to={to}
          onTo={(accountId) => change({ to: accountId })}
          onSent={() => change({ part: 'sent', to: undefined })}
        />
      )}
      {part === 'sent' && <ListPart list={sentMessages} />}
    </div>
  )
}
