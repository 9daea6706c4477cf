import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import classes from './dashboard.module.css'

const SHOWN = 3

export function MessagesPart() {
  const { t, format, nameOf } = useTexts()
  const messages = useEndpoint(dashboard.messages, { pageSize: SHOWN })
  return (
    <Section title={t('dashboard.messages')} aside={<Link to="/user/messages">{t('dashboard.all_messages')}</Link>}>
      <DataView
        query={messages}
        skeleton={<Skeleton height={120} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={classes.facts}>{t('dashboard.no_messages')}</p>}
      >
        {({ list }) => (
          <ul className={classes.list}>
            {list.map((message) => (
              <li key={message.message_id} className={classes.message} data-new={!message.is_read || undefined}>
                <Link to="/user/messages" search={{ message: message.message_id }}>
                  {nameOf(message.title, message.title_zh)}
                </Link>
                <time dateTime={isoDay(message.sent_at)}>{format.shortDay(isoDay(message.sent_at))}</time>
                <p className={classes.facts}>{nameOf(message.excerpt, message.excerpt_zh)}</p>
              </li>
            ))}
          </ul>
        )}
      </DataView>
    </Section>
  )
}
