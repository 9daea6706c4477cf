import { UnstyledButton } from '@mantine/core'
import { adminUsers } from '@trendee/contract/admin-users/admin-users'
import { slug } from '@trendee/contract/parameters'
import { adminTexts } from '@trendee/contract/texts/admin'
import { isoDay } from '../../shared/format/iso-day'
import { addTexts } from '../../shared/i18n/i18n'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import { defineList } from '../../shared/lists/list-definition'
import { listScreen } from '../../shared/lists/list-screen'
import { type AdminAccount, accountState, cameBy, rolesOf } from './account-state'
import classes from './admin.module.css'
import { ACCOUNT_STATES, LINE_CHOICES, ROLE_CODES } from './admin-choices'
import { UserDrawer } from './user-drawer'

addTexts(adminTexts)

const TONE = { restricted: 'bad', ended: 'bad', admin: 'good', open: undefined } as const

/** Who is here, what they may open, and until when. `user` is the account that is open. */
const users = defineList({
  name: 'users',
  entry: adminUsers.users,
  extra: { user: slug.optional() },
  pageSize: 25,
  rowId: (account) => account.account_id,
  title: 'screen.accounts',
  note: 'users.note',
  count: 'users.count',
  empty: 'users.none',
  filters: [
    { kind: 'search', field: 'q', label: 'users.search' },
    {
      kind: 'select',
      field: 'role',
      label: 'users.role',
      choices: ({ t }) => ROLE_CODES.map((code) => ({ value: code, label: t(`role.${code}`) })),
    },
    {
      kind: 'select',
      field: 'platform',
      label: 'users.line',
      choices: ({ t }) => LINE_CHOICES.map((line) => ({ value: line, label: t(`line.${line}`) })),
    },
    {
      kind: 'select',
      field: 'state',
      label: 'users.state',
      choices: ({ t }) => ACCOUNT_STATES.map((state) => ({ value: state, label: t(`users.state_${state}`) })),
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'users.name',
      track: 'minmax(200px, 1.6fr)',
      isFixed: true,
      cell: ({ account_id, name, email, mobile }, { change }) => (
        <>
          <UnstyledButton className={classes.open ?? ''} onClick={() => change({ user: account_id })}>
            {name === '' ? account_id : name}
          </UnstyledButton>
          <span className={classes.twoLines}>{email ?? mobile ?? account_id}</span>
        </>
      ),
    },
    {
      id: 'roles',
      header: 'users.roles',
      track: 'minmax(130px, 1fr)',
      cell: ({ role }, { t }) => (
        <span className={classes.tags}>
          {rolesOf(role).map((code) => (
            <span key={code} className={classes.tag}>
              {t(`role.${code}`)}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'plans',
      header: 'users.plans',
      track: 'minmax(220px, 1.6fr)',
      cell: ({ plans }) => (
        <span className={classes.tags}>
          {plans.map((plan) => (
            <PlanTag key={plan.platform} plan={plan} />
          ))}
        </span>
      ),
    },
    {
      id: 'state',
      header: 'users.state',
      track: '116px',
      cell: (account, { t, now }) => {
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
      header: 'users.seen',
      meaning: 'users.seen_meaning',
      kind: 'instant',
      value: (account) => account.last_seen_at,
    },
    { id: 'created', header: 'users.created', kind: 'instantDay', value: (account) => account.created_at },
    { id: 'sessions', header: 'users.sessions', kind: 'count', isHiddenAtFirst: true },
    {
      id: 'came',
      header: 'users.came',
      track: 'minmax(130px, 1fr)',
      isHiddenAtFirst: true,
      cell: ({ came_by }, { t }) => {
        const way = cameBy(came_by)
        return way === null ? came_by : t(`came.${way}`)
      },
    },
  ],
  over: ({ search, change, now }) => (
    <UserDrawer accountId={search.user ?? null} now={now} onClose={() => change({ user: undefined })} />
  ),
})

function PlanTag({ plan }: { readonly plan: AdminAccount['plans'][number] }) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  const line = LINE_CHOICES.find((known) => known === plan.platform)
  const day = format.day(isoDay(plan.plan_end))
  const isOver = !plan.validity
  return (
    <span
      className={classes.tag}
      data-kind={isOver ? 'over' : undefined}
      title={t(isOver ? 'users.plan_over' : 'plan.until', { day })}
    >
      {line === undefined ? plan.platform : t(`line.${line}`)} {planName(plan.plan)}
      {isOver && <span className="visually-hidden"> {t('users.plan_over', { day })}</span>}
    </span>
  )
}

export const UsersScreen = listScreen(users)
