import { type SubmitEvent, useState } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { collection } from '@trendee/contract/collection/collection'
import { ApiError } from '@trendee/contract/errors'
import { MEMBER_ROLES, type MemberRole } from '@trendee/core/collections/project'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import classes from './dialogs.module.css'
import { useTeamChange } from './use-team-change'

const LONGEST = 200

/** Invites an address; asked again, the invitation is renewed. */
export function TeamInvite({ categoryId }: { readonly categoryId: string }) {
  const { t } = useTexts()
  const notices = useNotices()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('viewer')
  const inviting = useTeamChange({
    send: () => request(collection.teamInvite, { categoryId, email: email.trim(), role }),
    onDone: (invited) => {
      setEmail('')
      notices.done(t(invited.is_mailed ? 'team.invited_mailed' : 'team.invited', { email: invited.email }))
    },
    onRefused: (error) => {
      const isIn = error instanceof ApiError && error.kind === 'conflict' && error.data?.['field'] === 'email'
      if (isIn) notices.refused(t('team.in_already'))
      return isIn
    },
  })
  const invite = (event: SubmitEvent) => {
    event.preventDefault()
    if (email.trim() !== '') inviting.mutate()
  }
  return (
    <form className={classes.part} onSubmit={invite}>
      <h3>{t('team.invite_title')}</h3>
      <div className={classes.invite}>
        <TextInput
          type="email"
          label={t('team.email')}
          autoComplete="off"
          maxLength={LONGEST}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('team.role')}
          data={MEMBER_ROLES.map((value) => ({ value, label: t(`team.role.${value}`) }))}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as MemberRole)}
        />
      </div>
      <p className={classes.note}>{t('team.invite_note')}</p>
      <Button type="submit" loading={inviting.isPending} disabled={email.trim() === ''}>
        {t('team.invite')}
      </Button>
    </form>
  )
}
