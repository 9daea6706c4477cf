import { UnstyledButton } from '@mantine/core'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import type { Column } from '../../shared/ui/data-table'
import { DAY_TRACK, INSTANT_TRACK } from '../../shared/ui/date-tracks'
import { type AdminAccount, accountState, cameBy, rolesOf } from './account-words'
import classes from './admin.module.css'
import { LINE_CHOICES } from './admin-search'

const TONE = { restricted: 'bad', ended: 'bad', admin: 'good', open: undefined } as const

/** What the list says about each account. */
export function useUserColumns(now: number, onOpen: (accountId: string) => void): Column<AdminAccount>[] {
  const { t, format } = useTexts()
  const planName = usePlanName()
  return [
    {
      id: 'name',
      header: t('users.name'),
      track: 'minmax(200px, 1.6fr)',
      isFixed: true,
      cell: (account) => (
        <>
          <UnstyledButton className={classes.open ?? ''} onClick={() => onOpen(account.account_id)}>
            {account.name === '' ? account.account_id : account.name}
          </UnstyledButton>
          <span className={classes.twoLines}>{account.email ?? account.mobile ?? account.account_id}</span>
        </>
      ),
    },
    {
      id: 'roles',
      header: t('users.roles'),
      track: 'minmax(130px, 1fr)',
      cell: (account) => (
        <span className={classes.tags}>
          {rolesOf(account.role).map((code) => (
            <span key={code} className={classes.tag}>
              {t(`role.${code}`)}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'plans',
      header: t('users.plans'),
      track: 'minmax(220px, 1.6fr)',
      cell: (account) => (
        <span className={classes.tags}>
          {account.plans.map((plan) => {
            const line = LINE_CHOICES.find((known) => known === plan.platform)
            const words = [line === undefined ? plan.platform : t(`line.${line}`), planName(plan.plan)].join(' ')
            const day = format.day(isoDay(plan.plan_end))
            return (
              <span
                key={plan.platform}
                className={classes.tag}
                data-kind={plan.validity ? undefined : 'over'}
                title={plan.validity ? t('plan.until', { day }) : t('users.plan_over', { day })}
              >
                {words}
                {!plan.validity && <span className="visually-hidden"> {t('users.plan_over', { day })}</span>}
              </span>
            )
          })}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('users.state'),
      track: '116px',
      cell: (account) => {
        const state = accountState(account, now)
        return (
          <span className={classes.tag} data-kind={TONE[state]}>
            {t(`users.state_${state}`)}
          </span>
        )
      },
    },
    {
      id: 'seen',
      header: t('users.seen'),
      track: INSTANT_TRACK,
      isNumber: true,
      meaning: t('users.seen_meaning'),
      cell: (account) => format.instant(account.last_seen_at),
    },
    {
      id: 'created',
      header: t('users.created'),
      track: DAY_TRACK,
      isNumber: true,
      cell: (account) => format.day(isoDay(account.created_at)),
    },
    {
      id: 'sessions',
      header: t('users.sessions'),
      track: '84px',
      isNumber: true,
      isHiddenAtFirst: true,
      cell: (account) => format.count(account.sessions),
    },
    {
      id: 'came',
      header: t('users.came'),
      track: 'minmax(130px, 1fr)',
      isHiddenAtFirst: true,
      cell: (account) => {
        const way = cameBy(account.came_by)
        return way === null ? account.came_by : t(`came.${way}`)
      },
    },
  ]
}
