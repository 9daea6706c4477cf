import { useState } from 'react'
import { Button, Checkbox } from '@mantine/core'
import { adminUsers } from '@trendee/contract/admin-users/admin-users'
import { useTexts } from '../../shared/i18n/use-texts'
import { type AdminAccount, rolesOf } from './account-words'
import classes from './admin.module.css'
import { ROLE_CODES, type RoleCode } from './admin-search'
import { ConfirmButton } from './confirm-button'
import { useAdminChange } from './use-admin-change'

const ADMIN = '888'

interface UserRolesProps {
  readonly account: AdminAccount
  /** The administrator's own account: it stays an administrator's. */
  readonly isOwn: boolean
}

/** What the account may open at all; how much of it, its plans say. */
export function UserRoles({ account, isOwn }: UserRolesProps) {
  const { t } = useTexts()
  const held = rolesOf(account.role)
  const [chosen, setChosen] = useState<readonly RoleCode[]>(held)
  const [hasMenus, setHasMenus] = useState(account.has_admin)
  const change = useAdminChange(adminUsers.userUpdate)
  const role = ROLE_CODES.filter((code) => chosen.includes(code)).join(',')
  const isRoleChanged = role !== held.join(',')
  const isChanged = isRoleChanged || hasMenus !== account.has_admin
  const isAdminChanged = chosen.includes(ADMIN) !== held.includes(ADMIN)
  const save = () =>
    change.mutate({
      account_id: account.account_id,
      ...(isRoleChanged ? { role } : {}),
      ...(hasMenus === account.has_admin ? {} : { has_admin: hasMenus }),
    })
  return (
    <section className={classes.part} aria-label={t('users.roles')}>
      <h3>{t('users.roles')}</h3>
      <p>{isOwn ? t('users.roles_own') : t('users.roles_note')}</p>
      <div className={classes.checks}>
        {ROLE_CODES.map((code) => (
          <Checkbox
            key={code}
            size="sm"
            label={t(`role.${code}`)}
            description={t(`role.means_${code}`)}
            checked={chosen.includes(code)}
            disabled={isOwn && code === ADMIN}
            onChange={(event) =>
              setChosen(event.currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
            }
          />
        ))}
        <Checkbox
          size="sm"
          label={t('users.menus')}
          description={t('users.menus_note')}
          checked={hasMenus}
          disabled={isOwn && account.has_admin}
          onChange={(event) => setHasMenus(event.currentTarget.checked)}
        />
      </div>
      {isChanged && (
        <div className={classes.actions}>
          {isAdminChanged ? (
            <ConfirmButton
              variant="filled"
              consequence={t(chosen.includes(ADMIN) ? 'users.admin_given' : 'users.admin_taken', {
                name: account.name,
              })}
              confirm={t('users.roles_save')}
              isPending={change.isPending}
              onConfirm={save}
            >
              {t('users.roles_save')}
            </ConfirmButton>
          ) : (
            <Button size="xs" loading={change.isPending} onClick={save}>
              {t('users.roles_save')}
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => {
              setChosen(held)
              setHasMenus(account.has_admin)
            }}
          >
            {t('admin.undo')}
          </Button>
        </div>
      )}
    </section>
  )
}
