import { useEffect } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { alerts } from '@trendee/contract/alerts/alerts'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { request } from '../shared/api/request'
import { useEndpoint } from '../shared/api/use-endpoint'
import { useTexts } from '../shared/i18n/use-texts'
import { DataView, Empty } from '../shared/ui/data-view'
import classes from './news-panel.module.css'

const MOST = 8

/** What the reader was told lately; what is shown has been seen, and the bell's number goes. */
export function NewsAlerts({ onClose }: { readonly onClose: () => void }) {
  const { t, format, nameOf, sentenceOf } = useTexts()
  const client = useQueryClient()
  const query = useEndpoint(alerts.list, { pageSize: MOST })
  const unseen = query.data?.unseen ?? 0
  useEffect(() => {
    if (unseen === 0) return
    // Those that are on the screen keep their mark until it is opened again.
    request(alerts.seen, {}).then(
      () => client.invalidateQueries({ queryKey: [dashboard.unread.path] }),
      () => undefined,
    )
  }, [unseen, client])
  return (
    <DataView
      query={query}
      skeleton={<p className={classes.note}>{t('state.loading')}</p>}
      isEmpty={(data) => data.list.length === 0}
      empty={
        <>
          <Empty message={t('news.no_alerts')} />
          <Settings onClose={onClose} />
        </>
      }
    >
      {(data) => (
        <>
          <ul className={classes.list}>
            {data.list.map((alert) => (
              <li key={alert.alert_id}>
                <Link
                  to={alert.link}
                  className={classes.message}
                  data-unread={!alert.is_seen || undefined}
                  onClick={onClose}
                >
                  <strong>
                    {nameOf(alert.name, alert.name_zh)}
                    {!alert.is_seen && <VisuallyHidden> ({t('alerts.new')})</VisuallyHidden>}
                  </strong>
                  <span>{sentenceOf(alert.words, alert.words_zh)}</span>
                  <small>{t('alerts.data_to', { day: format.day(alert.day) })}</small>
                </Link>
              </li>
            ))}
          </ul>
          <Settings onClose={onClose} />
        </>
      )}
    </DataView>
  )
}

function Settings({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Link to="/user/info" search={{ section: 'alerts' }} className={classes.all} onClick={onClose}>
      {t('alerts.settings')}
    </Link>
  )
}
