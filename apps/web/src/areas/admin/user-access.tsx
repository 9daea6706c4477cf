import { type SubmitEvent, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { adminUsers } from '@trendee/contract/admin-users/admin-users'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { CheckField } from '../../shared/lists/check-field'
import type { AdminAccount } from './account-state'
import classes from './admin.module.css'
import { ConfirmButton } from './confirm-button'
import { dayAfter, endOfDay } from './day-end'
import { useAdminChange } from './use-admin-change'

interface UserAccessProps {
  readonly account: AdminAccount
  /** Nobody shuts themselves out. */
  readonly isOwn: boolean
  readonly now: number
}

/** Whether and how long the account may do anything, and where it is signed in. */
export function UserAccess({ account, isOwn, now }: UserAccessProps) {
  const { t } = useTexts()
  return (
    <section className={classes.part} aria-label={t('users.access')}>
      <h3>{t('users.access')}</h3>
      <p>{isOwn ? t('users.access_own') : t('users.access_note')}</p>
      <ul className={classes.list}>
        {!isOwn && (
          <>
            <Restriction account={account} />
            <AccessEnd account={account} now={now} />
          </>
        )}
        <Sessions account={account} isOwn={isOwn} />
      </ul>
    </section>
  )
}

function Restriction({ account }: { readonly account: AdminAccount }) {
  const { t } = useTexts()
  const change = useAdminChange(adminUsers.userUpdate)
  const { account_id, is_restricted: isRestricted, name } = account
  return (
    <li className={classes.line}>
      <div>
        <strong>{t(isRestricted ? 'users.is_restricted' : 'users.not_restricted')}</strong>
        <p>{t(isRestricted ? 'users.is_restricted_note' : 'users.not_restricted_note')}</p>
      </div>
      {isRestricted ? (
        <Button
          size="xs"
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ account_id, is_restricted: false })}
        >
          {t('users.free')}
        </Button>
      ) : (
        <ConfirmButton
          consequence={t('users.restrict_sure', { name })}
          confirm={t('users.restrict_yes')}
          isPending={change.isPending}
          onConfirm={() => change.mutate({ account_id, is_restricted: true })}
        >
          {t('users.restrict')}
        </ConfirmButton>
      )}
    </li>
  )
}

function AccessEnd({ account, now }: { readonly account: AdminAccount; readonly now: number }) {
  const { t, format } = useTexts()
  const change = useAdminChange(adminUsers.userUpdate)
  const { account_id, access_end: end, name } = account
  const saved = end === null ? '' : isoDay(end)
  const today = dayAfter(0, now)
  const [day, setDay] = useState(saved)
  const isPast = day !== '' && day < today
  const save = (to: string) => change.mutate({ account_id, access_end: to === '' ? null : endOfDay(to) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (day !== saved && !isPast) save(day)
  }
  const words = end === null ? 'users.no_end' : end <= now ? 'users.end_over' : 'users.end_ahead'
  return (
    <li className={classes.line}>
      <div>
        <strong>{t(words, { day: saved === '' ? '' : format.day(saved) })}</strong>
        <p>{t('users.end_note')}</p>
      </div>
      <div className={classes.actions}>
        {end !== null && (
          <Button size="xs" variant="default" loading={change.isPending} onClick={() => save('')}>
            {t('users.end_clear')}
          </Button>
        )}
        {(end === null || end > now) && (
          <ConfirmButton
            variant="subtle"
            consequence={t('users.end_now_sure', { name })}
            confirm={t('users.end_now')}
            isPending={change.isPending}
            onConfirm={() => change.mutate({ account_id, access_end: Math.floor(Date.now() / 1000) })}
          >
            {t('users.end_now')}
          </ConfirmButton>
        )}
      </div>
      <form className={`${classes.wide} ${classes.fields}`} onSubmit={submit} noValidate>
        <TextInput
          type="date"
          size="xs"
          label={t('users.end_day')}
          min={today}
          value={day}
          error={isPast && day !== saved && t('users.past')}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {day !== saved && (
          <Button type="submit" size="xs" loading={change.isPending} disabled={isPast}>
            {t('admin.save')}
          </Button>
        )}
      </form>
    </li>
  )
}

function Sessions({ account, isOwn }: { readonly account: AdminAccount; readonly isOwn: boolean }) {
  const { t, format } = useTexts()
  const { account_id, has_api_token: hasToken, name, sessions } = account
  const [endsToken, setEndsToken] = useState(true)
  const change = useAdminChange(adminUsers.userSignOut, ({ ended, has_ended_api_token: hasEnded }) =>
    [t('users.signed_out', { count: ended }), ...(hasEnded ? [t('users.token_ended')] : [])].join(' '),
  )
  return (
    <li className={classes.line}>
      <div>
        <strong>{t('users.sessions_open', { count: sessions })}</strong>
        <p>{t('users.sessions_seen', { time: format.instant(account.last_seen_at) })}</p>
        {hasToken && <p>{t('users.has_token')}</p>}
      </div>
      {(sessions > 0 || hasToken) && (
        <ConfirmButton
          consequence={isOwn ? t('users.sign_out_own') : t('users.sign_out_sure', { name })}
          {...(hasToken
            ? { choice: <CheckField label={t('users.end_token')} isChecked={endsToken} onChange={setEndsToken} /> }
            : {})}
          confirm={t('users.sign_out_yes')}
          isPending={change.isPending}
          onConfirm={() => change.mutate({ account_id, end_api_token: endsToken })}
        >
          {t('users.sign_out')}
        </ConfirmButton>
      )}
    </li>
  )
}
