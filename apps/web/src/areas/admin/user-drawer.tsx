import { Link } from '@tanstack/react-router'
import { adminUsers } from '@trendee/contract/admin-users/admin-users'
import { useUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView, Empty } from '../../shared/ui/data-view'
import { type AdminAccount, cameBy } from './account-state'
import classes from './admin.module.css'
import { SideDrawer } from '../../shared/ui/side-drawer'
import { UserAccess } from './user-access'
import { UserPlans } from './user-plans'
import { UserRoles } from './user-roles'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

interface UserDrawerProps {
  readonly accountId: string | null
  /** Unix seconds. */
  readonly now: number
  readonly onClose: () => void
}

/** One account: who it is, and what an administrator may change about it. */
export function UserDrawer({ accountId, now, onClose }: UserDrawerProps) {
  const { t } = useTexts()
  return (
    <SideDrawer title={t('users.account')} width={640} isOpen={accountId !== null} onClose={onClose}>
      {accountId !== null && <Account key={accountId} accountId={accountId} now={now} />}
    </SideDrawer>
  )
}

function Account({ accountId, now }: { readonly accountId: string; readonly now: number }) {
  const { t } = useTexts()
  const own = useUser()?.userInfo.userId
  // An account that others' ids begin with is still among the first: it is searched for by its whole id.
  const found = useEndpoint(adminUsers.users, { q: accountId, pageSize: 20 })
  const exact = (list: readonly AdminAccount[]) => list.find((account) => account.account_id === accountId)
  return (
    <DataView
      query={found}
      skeleton={<RowsSkeleton height={520} />}
      isEmpty={({ list }) => exact(list) === undefined}
      empty={<Empty message={t('users.gone')} />}
    >
      {({ list }) => {
        const account = exact(list)
        if (account === undefined) return null
        const isOwn = account.account_id === own
        return (
          <>
            <Identity account={account} />
            <UserRoles key={account.role + String(account.has_admin)} account={account} isOwn={isOwn} />
            <UserPlans account={account} now={now} />
            <UserAccess key={account.access_end} account={account} isOwn={isOwn} now={now} />
          </>
        )
      }}
    </DataView>
  )
}

/** More letters than a column of the list is wide. */
const LONG = 22

function Identity({ account }: { readonly account: AdminAccount }) {
  const { t, format } = useTexts()
  const way = cameBy(account.came_by)
  const facts: [string, string][] = [
    [t('users.email'), account.email ?? '–'],
    [t('users.mobile'), account.mobile ?? '–'],
    [t('users.created'), format.day(isoDay(account.created_at))],
    [t('users.came'), way === null ? account.came_by : t(`came.${way}`)],
    [t('users.seen'), format.instant(account.last_seen_at)],
    [t('users.id'), account.account_id],
  ]
  return (
    <>
      <h2 className="display">{account.name}</h2>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} data-long={value.length > LONG || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.links}>
        <Link to="/admin/messages" search={{ part: 'write', to: account.account_id }} className={classes.link}>
          {t('users.write')}
        </Link>
        <Link to="/admin/audit" search={{ q: `account:${account.account_id}` }} className={classes.link}>
          {t('users.log')}
        </Link>
      </p>
    </>
  )
}
