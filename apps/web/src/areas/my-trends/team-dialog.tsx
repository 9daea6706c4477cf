import { Button, Modal, NativeSelect, Skeleton } from '@mantine/core'
import { collection } from '@trendee/contract/collection/collection'
import type { Project } from '@trendee/contract/collection/project'
import type { OutputOf } from '@trendee/contract/endpoint'
import { MEMBER_ROLES, type MemberRole } from '@trendee/core/collections/project'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import { useNotices } from '../../shared/ui/notice'
import { AskedTwice } from '../../shared/ui/asked-twice'
import classes from './dialogs.module.css'
import { TeamInvite } from './team-invite'
import { useTeamChange } from './use-team-change'

type Team = OutputOf<typeof collection.team>

interface TeamDialogProps {
  readonly project: Project
  readonly onClose: () => void
  /** Once whoever reads has left the project. */
  readonly onLeft: () => void
}

/** Who works on a project. Its owner invites, gives roles and removes; everybody else can leave. */
export function TeamDialog({ project, onClose, onLeft }: TeamDialogProps) {
  const { t } = useTexts()
  const { categoryId } = project
  const team = useEndpoint(collection.team, { categoryId })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('team.title')}
      centered
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <DataView query={team} skeleton={<Skeleton height={180} />}>
        {({ role, members, invitations }) => (
          <div className={classes.dialog}>
            <ul className={classes.people} aria-label={t('team.members')}>
              {members.map((member) => (
                <Member key={member.member_id} categoryId={categoryId} member={member} mayManage={role === 'owner'} />
              ))}
            </ul>
            {role === 'owner' ? (
              <>
                <TeamInvite categoryId={categoryId} />
                {invitations.length > 0 && <OpenInvitations categoryId={categoryId} invitations={invitations} />}
              </>
            ) : (
              <Leaving project={project} onLeft={onLeft} />
            )}
          </div>
        )}
      </DataView>
    </Modal>
  )
}

interface MemberProps {
  readonly categoryId: string
  readonly member: Team['members'][number]
  readonly mayManage: boolean
}

function Member({ categoryId, member, mayManage }: MemberProps) {
  const { t } = useTexts()
  const { member_id: id, name, email, role, is_me: isMe } = member
  const giving = useTeamChange({
    send: (given: MemberRole) => request(collection.teamRole, { categoryId, member_id: id, role: given }),
  })
  const removing = useTeamChange({ send: () => request(collection.teamRemove, { categoryId, member_id: id }) })
  const isManaged = mayManage && role !== 'owner'
  return (
    <li className={classes.person}>
      <span className={classes.who}>
        {isMe ? t('team.me', { name }) : name}
        {email !== null && <small>{email}</small>}
      </span>
      {isManaged ? (
        <NativeSelect
          size="xs"
          aria-label={t('team.role_of', { name })}
          data={MEMBER_ROLES.map((value) => ({ value, label: t(`team.role.${value}`) }))}
          value={giving.isPending ? giving.variables : role}
          disabled={giving.isPending}
          onChange={(event) => giving.mutate(event.currentTarget.value as MemberRole)}
        />
      ) : (
        <span>{t(`team.role.${role}`)}</span>
      )}
      {isManaged && (
        <AskedTwice
          word={t('team.remove_word')}
          label={t('team.remove', { name })}
          consequence={t('team.remove_sure', { name })}
          isPending={removing.isPending}
          onConfirm={() => removing.mutate()}
        />
      )}
    </li>
  )
}

interface OpenInvitationsProps {
  readonly categoryId: string
  readonly invitations: Team['invitations']
}

function OpenInvitations({ categoryId, invitations }: OpenInvitationsProps) {
  const { t, format } = useTexts()
  const withdrawing = useTeamChange({
    send: (id: string) => request(collection.teamInviteCancel, { categoryId, invitation_id: id }),
  })
  return (
    <section className={classes.part} aria-label={t('team.open')}>
      <h3>{t('team.open')}</h3>
      <ul className={classes.people}>
        {invitations.map(({ invitation_id: id, email, role, expiration_time: end }) => (
          <li key={id} className={classes.person}>
            <span className={classes.who}>
              {email}
              <small>
                {t(`team.role.${role}`)} · {t('team.open_until', { day: format.day(isoDay(end)) })}
              </small>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('team.withdraw', { email })}
              loading={withdrawing.isPending && withdrawing.variables === id}
              onClick={() => withdrawing.mutate(id)}
            >
              {t('team.withdraw_word')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leaving({ project, onLeft }: Pick<TeamDialogProps, 'project' | 'onLeft'>) {
  const { t } = useTexts()
  const notices = useNotices()
  const { categoryId, name } = project
  const leaving = useTeamChange({
    send: () => request(collection.teamLeave, { categoryId }),
    onDone: () => {
      notices.done(t('team.left', { name }))
      onLeft()
    },
  })
  return (
    <div className={classes.part}>
      <AskedTwice
        word={t('team.leave')}
        consequence={t('team.leave_sure')}
        isPending={leaving.isPending}
        onConfirm={() => leaving.mutate()}
      />
    </div>
  )
}
