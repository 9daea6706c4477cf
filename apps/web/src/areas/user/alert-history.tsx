import { useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { alerts } from '@trendee/contract/alerts/alerts'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import classes from './alerts-section.module.css'

const STEP = 20
const MOST = 100

/** What the account was told, the newest first. */
export function AlertHistory() {
  const { t, format, nameOf, sentenceOf } = useTexts()
  const [shown, setShown] = useState(STEP)
  const query = useEndpoint(alerts.list, { pageSize: shown })
  return (
    <DataView
      query={query}
      skeleton={<Skeleton height={180} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className={classes.quiet}>{t('alerts.no_history')}</p>}
    >
      {({ list, total }) => (
        <>
          <ul className={classes.list}>
            {list.map((alert) => (
              <li key={alert.alert_id} className={classes.item} data-new={!alert.is_seen || undefined}>
                <div>
                  <p className={classes.name}>
                    <Link to={alert.link}>{nameOf(alert.name, alert.name_zh)}</Link>
                    <span className={classes.quiet}>{t(`alerts.kind_${alert.kind}`)}</span>
                  </p>
                  <p className={classes.said}>{sentenceOf(alert.words, alert.words_zh)}</p>
                </div>
                <p className={classes.quiet}>{t('alerts.data_to', { day: format.day(alert.day) })}</p>
              </li>
            ))}
          </ul>
          {list.length < Math.min(total, MOST) && (
            <Button
              className={classes.add ?? ''}
              variant="default"
              size="xs"
              onClick={() => setShown(Math.min(MOST, shown + STEP))}
            >
              {t('star.more')}
            </Button>
          )}
        </>
      )}
    </DataView>
  )
}
