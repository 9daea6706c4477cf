import { useEffect, useState } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { accessDialogTexts } from '@trendee/contract/texts/access-dialogs'
import { alertTexts } from '@trendee/contract/texts/alerts'
import { useEndpoint } from '../shared/api/use-endpoint'
import { humanise } from '../shared/api/use-names'
import { addTexts } from '../shared/i18n/i18n'
import { useTexts } from '../shared/i18n/use-texts'
import { trendPath } from '../shared/trends/trend-path'
import { DataView, Empty } from '../shared/ui/data-view'
import type { LevelMoves } from '../shared/visits/use-level-moves'
import { markMovesSeen } from '../shared/visits/visit-store'
import { NewsAlerts } from './news-alerts'
import classes from './news-panel.module.css'

addTexts(accessDialogTexts)
addTexts(alertTexts)

const MOST_MESSAGES = 6
const MOST_MOVES = 12
const INBOX = '/user/messages'

interface NewsPanelProps {
  /** How many messages are unread; `null` for a visitor, who gets none. */
  readonly messages: number | null
  /** The same of alerts. */
  readonly alerts: number | null
  /** `null` where the account does not read the trend tracker. */
  readonly levels: LevelMoves | null
  readonly movedCount: number
  readonly onClose: () => void
}

type Tab = 'messages' | 'alerts' | 'levels'

/** Three lists behind one bell. */
export function NewsPanel({ messages, alerts, levels, movedCount, onClose }: NewsPanelProps) {
  const { t } = useTexts()
  const tabs: readonly { readonly id: Tab; readonly count: number }[] = [
    ...(messages === null ? [] : [{ id: 'messages' as const, count: messages }]),
    ...(alerts === null ? [] : [{ id: 'alerts' as const, count: alerts }]),
    ...(levels === null ? [] : [{ id: 'levels' as const, count: movedCount }]),
  ]
  const [chosen, setChosen] = useState<Tab | null>(null)
  const open = chosen ?? tabs.find((tab) => tab.count > 0)?.id ?? tabs[0]?.id
  return (
    <div>
      <div className={classes.tabs} role="tablist">
        {tabs.map(({ id, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`news-${id}`}
            aria-selected={id === open}
            aria-controls="news-list"
            className={classes.tab}
            onClick={() => setChosen(id)}
          >
            {t(`news.${id}`)}
            {count > 0 && <span className={classes.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div id="news-list" role="tabpanel" aria-labelledby={`news-${open ?? 'messages'}`}>
        {open === 'messages' && <Messages onClose={onClose} />}
        {open === 'alerts' && <NewsAlerts onClose={onClose} />}
        {open === 'levels' && levels !== null && <Levels levels={levels} onClose={onClose} />}
      </div>
    </div>
  )
}

function Messages({ onClose }: { readonly onClose: () => void }) {
  const { t, format, nameOf } = useTexts()
  const query = useEndpoint(dashboard.messages, { pageSize: MOST_MESSAGES })
  return (
    <DataView
      query={query}
      skeleton={<p className={classes.note}>{t('state.loading')}</p>}
      isEmpty={(data) => data.list.length === 0}
      empty={<Empty message={t('news.none')} />}
    >
      {(data) => (
        <>
          <ul className={classes.list}>
            {data.list.map((message) => (
              <li key={message.message_id}>
                <Link
                  to={INBOX}
                  className={classes.message}
                  data-unread={!message.is_read || undefined}
                  onClick={onClose}
                >
                  <strong>
                    {nameOf(message.title, message.title_zh)}
                    {!message.is_read && <VisuallyHidden> ({t('news.unread')})</VisuallyHidden>}
                  </strong>
                  <span>{nameOf(message.excerpt, message.excerpt_zh)}</span>
                  <small>{format.instant(message.sent_at)}</small>
                </Link>
              </li>
            ))}
          </ul>
          <Link to={INBOX} className={classes.all} onClick={onClose}>
            {t('news.all')}
          </Link>
        </>
      )}
    </DataView>
  )
}

interface LevelsProps {
  readonly levels: LevelMoves
  readonly onClose: () => void
}

function Levels({ levels: { moves, since, asOf }, onClose }: LevelsProps) {
  const { t, format, nameOf } = useTexts()
  useEffect(() => {
    // What is shown has been seen; the bell's number goes with its next drawing.
    if (asOf !== null) markMovesSeen(asOf)
  }, [asOf])
  return (
    <>
      <p className={classes.note}>{since === null ? t('moves.first') : t('moves.since', { day: format.day(since) })}</p>
      {since !== null && moves.length === 0 && <p className={classes.note}>{t('moves.none')}</p>}
      <ul className={classes.list}>
        {moves.slice(0, MOST_MOVES).map((move) => (
          <li key={move.trendId}>
            <Link
              to={trendPath(move.trend ?? { trend_id: move.trendId, type: 'keyword' })}
              className={classes.move}
              onClick={onClose}
            >
              <span>
                {move.trend === undefined ? humanise(move.trendId) : nameOf(move.trend.name, move.trend.trend_name_zh)}
              </span>
              <small>{t('moves.step', { from: t(`level.${move.from}`), to: t(`level.${move.to}`) })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
