import { Button } from '@mantine/core'
import { collection } from '@trendee/contract/collection/collection'
import type { OutputOf } from '@trendee/contract/endpoint'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useIsCollector } from '../../shared/collections/use-collected'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { useNotices } from '../../shared/ui/notice'
import classes from './dialogs.module.css'
import { useTeamChange } from './use-team-change'

type Invitation = OutputOf<typeof collection.invitations>['list'][number]

/** Projects of others that wait for an answer; nothing where there are none. */
export function OwnInvitations() {
  const { t } = useTexts()
  const isCollector = useIsCollector()
  const invitations = useEndpoint(collection.invitations, {}, { enabled: isCollector })
  if (!isCollector) return null
  return (
    <DataView query={invitations} skeleton={null}>
      {({ list }) =>
        list.length > 0 && (
          <section className={classes.invited} aria-label={t('invited.title')}>
            <h2 className="display">{t('invited.title')}</h2>
            <ul className={classes.people}>
              {list.map((invitation) => (
                <OwnInvitation key={invitation.invitation_id} invitation={invitation} />
              ))}
            </ul>
          </section>
        )
      }
    </DataView>
  )
}

function OwnInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { t, format } = useTexts()
  const notices = useNotices()
  const { invitation_id: id, name, owner, role, expiration_time: end } = invitation
  const accepting = useTeamChange({
    send: () => request(collection.invitationAccept, { invitation_id: id }),
    onDone: () => notices.done(t('invited.accepted', { name })),
  })
  const declining = useTeamChange({ send: () => request(collection.invitationDecline, { invitation_id: id }) })
  const isUnderWay = accepting.isPending || declining.isPending
  return (
    <li className={classes.person}>
      <span className={classes.who}>
        <b>{name}</b>
        <small>
          {t(`invited.role.${role}`, { owner })} · {t('team.open_until', { day: format.day(isoDay(end)) })}
        </small>
      </span>
      <Button
        size="xs"
        aria-label={t('invited.accept', { name })}
        loading={accepting.isPending}
        disabled={isUnderWay}
        onClick={() => accepting.mutate()}
      >
        {t('invited.accept_word')}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={t('invited.decline', { name })}
        loading={declining.isPending}
        disabled={isUnderWay}
        onClick={() => declining.mutate()}
      >
        {t('invited.decline_word')}
      </Button>
    </li>
  )
}
