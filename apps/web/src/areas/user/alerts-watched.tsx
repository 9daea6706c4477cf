import { Button, Chip, MultiSelect, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AlertChannel, AlertSubscription } from '@trendee/contract/alerts/alert-fields'
import { alerts } from '@trendee/contract/alerts/alerts'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import { type AlertKind, ALERT_RECORDS, KINDS_OF } from '@trendee/core/alerts/alert-kinds'
import { turned, useWatching } from '../../shared/alerts/use-alerts'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { UpgradeOffer } from '../../shared/plans/upgrade-offer'
import { DataView } from '../../shared/ui/data-view'
import classes from './alerts-section.module.css'

/** What the account is told of, each with its kinds and where it goes. */
export function AlertsWatched() {
  const { t } = useTexts()
  const query = useEndpoint(alerts.subscriptions, {})
  const channels = useEndpoint(alerts.channels, {}).data?.list ?? []
  return (
    <DataView query={query} skeleton={<Skeleton height={180} />}>
      {({ list, room }) => (
        <>
          {room
            .filter(({ used }) => used > 0)
            .map((one) => (
              <Room key={one.line} room={one} />
            ))}
          {list.length === 0 ? (
            <p className={classes.quiet}>{t('alerts.none_watched')}</p>
          ) : (
            <ul className={classes.list}>
              {list.map((one) => (
                <Watched key={one.subscription_id} watched={one} channels={channels} />
              ))}
            </ul>
          )}
        </>
      )}
    </DataView>
  )
}

type Room = OutputOf<typeof alerts.subscriptions>['room'][number]

/** How much of a line's plan is used; what would open more, where all of it is. */
function Room({ room: { line, used, most } }: { readonly room: Room }) {
  const { t } = useTexts()
  const name = t(`line.${line}`)
  if (most === null) return <p className={classes.room}>{t('alerts.room_free', { line: name, used })}</p>
  return (
    <p className={classes.room}>
      {t('alerts.room', { line: name, used, most })}
      {used > most && <span>{t('alerts.beyond', { most })}</span>}
      {used >= most && <UpgradeOffer line={line} feature="alerts" reached={`top:${most}`} size="compact-xs" />}
    </p>
  )
}

interface WatchedProps {
  readonly watched: AlertSubscription
  readonly channels: readonly AlertChannel[]
}

function Watched({ watched, channels }: WatchedProps) {
  const { t, nameOf } = useTexts()
  const client = useQueryClient()
  const { follow, drop } = useWatching()
  const { subscription_id: id, subject, item_id: item, kinds } = watched
  const name = nameOf(watched.name, watched.name_zh)
  const record = ALERT_RECORDS.find((one) => one === subject)
  const isBusy = follow.isPending || drop.isPending
  const keep = (change: Partial<InputOf<typeof alerts.follow>>) => {
    if (record === undefined) return
    const chosen = watched.channels === null ? {} : { channels: watched.channels }
    follow.mutate({ subject: record, id: item, kinds, ...chosen, ...change })
  }
  const turn = (kind: AlertKind) => {
    const wanted = turned(kinds, kind)
    if (wanted.length === 0) drop.mutate(id)
    else keep({ kinds: wanted })
  }
  const choose = (chosen: string[]) => {
    // All of them is every channel, those to come too.
    const isAll = chosen.length === channels.length
    if (record === undefined) return
    follow.mutate(
      { subject: record, id: item, kinds, ...(isAll ? {} : { channels: chosen }) },
      { onSettled: () => void client.invalidateQueries({ queryKey: [alerts.subscriptions.path] }) },
    )
  }
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.name}>
          <Link to={watched.link}>{name}</Link>
          <span className={classes.quiet}>{t(`alerts.subject_${subject}`)}</span>
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          loading={drop.isPending}
          aria-label={t('alerts.drop_name', { name })}
          onClick={() => drop.mutate(id)}
        >
          {t('alerts.drop')}
        </Button>
      </div>
      <fieldset className={classes.controls} aria-label={t('alerts.kinds_of', { name })}>
        {KINDS_OF[subject].map((kind) => (
          <Chip
            key={kind}
            size="xs"
            variant="outline"
            checked={kinds.includes(kind)}
            disabled={isBusy || record === undefined}
            onChange={() => turn(kind)}
          >
            {t(`alerts.kind_${kind}`)}
          </Chip>
        ))}
        {channels.length > 0 && record !== undefined && (
          <MultiSelect
            size="xs"
            w={260}
            aria-label={t('alerts.goes_to_name', { name })}
            placeholder={watched.channels === null || watched.channels.length > 0 ? '' : t('alerts.bell_only')}
            data={channels.map((channel) => ({ value: channel.channel_id, label: channel.name }))}
            value={watched.channels ?? channels.map((channel) => channel.channel_id)}
            disabled={isBusy}
            onChange={choose}
          />
        )}
      </fieldset>
    </li>
  )
}
