import { Button, Skeleton } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@trendee/contract/endpoint'
import { user } from '@trendee/contract/user/user'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { useNotices } from '../../shared/ui/notice'
import classes from './devices-section.module.css'
import { Part } from './part'

type Session = OutputOf<typeof user.sessions>['list'][number]

const OPENED_BY = ['password', 'sms', 'email', 'wechat', 'partner', 'promotion', 'trial'] as const

/** Where the account is signed in, and the way out of each. */
export function DevicesSection() {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const sessions = useEndpoint(user.sessions, {})
  const ending = useMutation({
    mutationFn: (id: string) => request(user.sessionEnd, { session_id: id }),
    onSuccess: ({ ended }) => notices.done(t('devices.ended', { count: ended })),
    onError: notices.failed,
    onSettled: () => client.invalidateQueries({ queryKey: [user.sessions.path] }),
  })
  const others = sessions.data?.list.filter((session) => !session.is_this).length ?? 0
  return (
    <Part
      title={t('account.devices')}
      note={t('devices.note')}
      aside={
        others > 0 && (
          <Button
            variant="default"
            size="xs"
            loading={ending.isPending && ending.variables === 'others'}
            onClick={() => ending.mutate('others')}
          >
            {t('devices.end_others')}
          </Button>
        )
      }
    >
      <DataView query={sessions} skeleton={<Skeleton height={180} />}>
        {({ list }) => (
          <ul className={classes.list}>
            {list.map((session) => (
              <Device
                key={session.session_id}
                session={session}
                isEnding={ending.isPending && ending.variables === session.session_id}
                onEnd={() => ending.mutate(session.session_id)}
              />
            ))}
          </ul>
        )}
      </DataView>
    </Part>
  )
}

interface DeviceProps {
  readonly session: Session
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function Device({ session, isEnding, onEnd }: DeviceProps) {
  const { t, format } = useTexts()
  const Icon = /iOS|iPhone|iPad|Android|mobile/i.test(session.device) ? IconDeviceMobile : IconDeviceDesktop
  const device = session.device === '' ? t('devices.unknown') : session.device
  const openedBy = OPENED_BY.find((way) => way === session.opened_by)
  const facts = [
    session.ip,
    ...(openedBy === undefined ? [] : [t(`signed_in_by.${openedBy}`)]),
    t('devices.since', { time: format.instant(session.created_at) }),
  ].filter((fact) => fact !== '')
  return (
    <li className={classes.device}>
      <Icon size={22} stroke={1.3} aria-hidden />
      <div className={classes.words}>
        <p className={classes.name}>
          {device}
          {session.is_this && <span className={classes.this}>{t('devices.this')}</span>}
        </p>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        {!session.is_this && (
          <p className={classes.facts}>{t('devices.seen', { time: format.instant(session.last_seen_at) })}</p>
        )}
      </div>
      {!session.is_this && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          loading={isEnding}
          aria-label={t('devices.end_name', { device })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
