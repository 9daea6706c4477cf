import { useState } from 'react'
import { Button, Skeleton } from '@mantine/core'
import type { AlertChannel } from '@trendee/contract/alerts/alert-fields'
import { alerts } from '@trendee/contract/alerts/alerts'
import { MOST_CHANNELS } from '@trendee/core/alerts/alert-kinds'
import { useAlertChange } from '../../shared/alerts/use-alerts'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { useNotices } from '../../shared/ui/notice'
import { AlertChannelForm } from './alert-channel-form'
import classes from './alerts-section.module.css'

/** Where alerts go beside the bell. */
export function AlertChannels() {
  const { t } = useTexts()
  const query = useEndpoint(alerts.channels, {})
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <DataView query={query} skeleton={<Skeleton height={120} />}>
      {({ list, email, has_mail: hasMail }) => (
        <>
          {list.length === 0 && open === null && <p className={classes.quiet}>{t('alerts.no_channels')}</p>}
          <ul className={classes.list}>
            {list.map((channel) =>
              open === channel.channel_id ? (
                <li key={channel.channel_id} className={classes.item}>
                  <AlertChannelForm channel={channel} kinds={[channel.kind]} email={email} onDone={close} />
                </li>
              ) : (
                <Channel key={channel.channel_id} channel={channel} onChange={() => setOpen(channel.channel_id)} />
              ),
            )}
          </ul>
          {open === 'new' ? (
            <AlertChannelForm
              channel={null}
              kinds={
                hasMail && email !== null && !list.some(({ kind }) => kind === 'mail')
                  ? ['mail', 'slack', 'teams', 'feishu']
                  : ['slack', 'teams', 'feishu']
              }
              email={email}
              onDone={close}
            />
          ) : (
            <Button
              className={classes.add ?? ''}
              variant="default"
              size="sm"
              disabled={list.length >= MOST_CHANNELS}
              onClick={() => setOpen('new')}
            >
              {t('alerts.add_channel')}
            </Button>
          )}
          {(!hasMail || email === null) && (
            <p className={classes.quiet}>{t(hasMail ? 'alerts.no_email' : 'alerts.no_mail')}</p>
          )}
          {list.length >= MOST_CHANNELS && (
            <p className={classes.quiet}>{t('alerts.channel_full', { most: MOST_CHANNELS })}</p>
          )}
        </>
      )}
    </DataView>
  )
}

interface ChannelProps {
  readonly channel: AlertChannel
  readonly onChange: () => void
}

function Channel({ channel, onChange }: ChannelProps) {
  const { t } = useTexts()
  const notices = useNotices()
  const { channel_id: id, name, kind, address, stopped } = channel
  const testing = useAlertChange(
    () => request(alerts.channelTest, { channel_id: id }),
    ({ outcome, words }) =>
      outcome === 'sent'
        ? notices.done(t('alerts.test_sent', { words }))
        : notices.refused(t('alerts.test_failed', { words })),
  )
  const removing = useAlertChange(() => request(alerts.channelDrop, { channel_id: id }))
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.name}>
          {name}
          <span className={classes.quiet}>{t(`alerts.channel_${kind}`)}</span>
        </p>
        <p className={classes.quiet}>
          {address} · <Times channel={channel} />
        </p>
        <LastDelivery channel={channel} />
        {stopped !== null && <p className={classes.warning}>{t(`alerts.stopped_${stopped}`)}</p>}
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          loading={testing.isPending}
          aria-label={t('alerts.test_name', { name })}
          onClick={() => testing.mutate(undefined)}
        >
          {t('alerts.test')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={t('alerts.change_name', { name })}
          onClick={onChange}
        >
          {t('alerts.change')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          loading={removing.isPending}
          aria-label={t('alerts.remove_name', { name })}
          onClick={() => removing.mutate(undefined)}
        >
          {t('alerts.remove')}
        </Button>
      </div>
    </li>
  )
}

function Times({ channel: { every, weekday, hour, time_zone: zone } }: { readonly channel: AlertChannel }) {
  const { t, format } = useTexts()
  if (every === 'now') return t('alerts.every_now')
  const clock = `${String(hour).padStart(2, '0')}:00 ${zone}`
  const day = every === 'week' ? `${format.weekday(weekday)} ${clock}` : clock
  return t('alerts.when', { every: t(`alerts.every_${every}`), time: day })
}

function LastDelivery({ channel: { last } }: { readonly channel: AlertChannel }) {
  const { t, format } = useTexts()
  if (last === null) return null
  const time = format.instant(last.created_at)
  if (last.state === 'sent') return <p className={classes.quiet}>{t('alerts.last_sent', { time })}</p>
  if (last.state === 'failed')
    return <p className={classes.quiet}>{t('alerts.last_failed', { time, words: last.outcome })}</p>
  return <p className={classes.quiet}>{t('alerts.last_waiting', { words: last.outcome })}</p>
}
