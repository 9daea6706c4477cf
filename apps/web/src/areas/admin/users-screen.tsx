import { useState } from 'react'

import { adminUsers } from '@trendee/contract/admin-users/admin-users'
import { adminTexts } from '@trendee/contract/texts/admin'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterBar, FilterSelect } from '../../shared/ui/filter-bar'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import classes from './admin.module.css'
import { ACCOUNT_STATES, LINE_CHOICES, ROLE_CODES, accountSearch } from './admin-search'
import { PagedTable } from './paged-table'
import { SearchField } from './search-field'
import { UserDrawer } from './user-drawer'
import { useUserColumns } from './use-user-columns'

addTexts(adminTexts)

const PAGE = 25

/** Who is here, what they may open, and until when. */
export function UsersScreen() {
  const { t } = useTexts()
  const { search, change, clear } = useScreenSearch(accountSearch)
  const [now] = useState(() => Date.now() / 1000)
  const { q, role, platform, state, user, page = 1 } = search
  const users = useEndpoint(adminUsers.users, { q, role, platform, state, page, pageSize: PAGE })
  const columns = useUserColumns(now, (id) => change({ user: id }))
  const filtered = (part: Parameters<typeof change>[0]) => change({ ...part, page: undefined })
  return (
    <div>
      <ScreenHead title={t('screen.accounts')} note={t('users.note')} />
      <div className={classes.filters}>
        <FilterBar count={[q, role, platform, state].filter((filter) => filter !== undefined).length} onClear={clear}>
          <SearchField label={t('users.search')} value={q} onChange={(value) => filtered({ q: value })} />
          <FilterSelect
            label={t('users.role')}
            value={role}
            choices={ROLE_CODES.map((code) => ({ value: code, label: t(`role.${code}`) }))}
            onChange={(value) => filtered({ role: ROLE_CODES.find((code) => code === value) })}
          />
          <FilterSelect
            label={t('users.line')}
            value={platform}
            choices={LINE_CHOICES.map((line) => ({ value: line, label: t(`line.${line}`) }))}
            onChange={(value) => filtered({ platform: LINE_CHOICES.find((line) => line === value) })}
          />
          <FilterSelect
            label={t('users.state')}
            value={state}
            choices={ACCOUNT_STATES.map((one) => ({ value: one, label: t(`users.state_${one}`) }))}
            onChange={(value) => filtered({ state: ACCOUNT_STATES.find((one) => one === value) })}
          />
        </FilterBar>
      </div>
      <PagedTable
        name="users"
        label={t('screen.accounts')}
        query={users}
        columns={columns}
        rowId={(account) => account.account_id}
        none={t('users.none')}
        count={(count) => t('users.count', { count })}
        skeletonHeight={520}
        page={page}
        onPage={(next) => change({ page: next })}
      />
      <UserDrawer accountId={user ?? null} now={now} onClose={() => change({ user: undefined })} />
    </div>
  )
}
