import { useState } from 'react'
import { NativeSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { adminUsers } from '@trendee/contract/admin-users/admin-users'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/ui/filter-bar'
import type { AdminAccount } from './account-words'
import classes from './admin.module.css'
import { LINE_CHOICES } from './admin-search'
import type { Addressees } from './message-draft'
import { usePlanChoices } from './use-plan-choices'

const AUDIENCES = ['all', 'line', 'plan', 'account'] as const
const AFTER_TYPING_MS = 250
const FOUND = 20

interface MessageAudienceProps {
  readonly addressees: Addressees
  readonly onChange: (addressees: Addressees) => void
}

/** To whom: everybody, whoever has a plan of a line, or one certain plan, or one account. */
export function MessageAudience({ addressees, onChange }: MessageAudienceProps) {
  const { t } = useTexts()
  const choicesOf = usePlanChoices()
  const { audience, line, plan } = addressees
  const firstPlan = (of: typeof line) => choicesOf(of)[0]?.value ?? ''
  return (
    <div className={classes.form}>
      <div>
        <p className="caps">{t('post.to')}</p>
        <FilterSegment
          label={t('post.to')}
          value={audience}
          choices={AUDIENCES.map((one) => ({ value: one, label: t(`post.to_${one}`) }))}
          onChange={(chosen) =>
            onChange({
              ...addressees,
              audience: AUDIENCES.find((one) => one === chosen) ?? audience,
              plan: plan === '' ? firstPlan(line) : plan,
              accountId: undefined,
            })
          }
        />
      </div>
      {(audience === 'line' || audience === 'plan') && (
        <div className={classes.fields}>
          <NativeSelect
            size="xs"
            label={t('users.line')}
            data={LINE_CHOICES.map((one) => ({ value: one, label: t(`line.${one}`) }))}
            value={line}
            onChange={(event) => {
              const next = LINE_CHOICES.find((one) => one === event.currentTarget.value) ?? line
              onChange({ ...addressees, line: next, plan: firstPlan(next) })
            }}
          />
          {audience === 'plan' && (
            <NativeSelect
              size="xs"
              label={t('users.plan')}
              data={choicesOf(line)}
              value={plan}
              onChange={(event) => onChange({ ...addressees, plan: event.currentTarget.value })}
            />
          )}
        </div>
      )}
      {audience === 'account' && (
        <AccountField value={addressees.accountId} onChange={(accountId) => onChange({ ...addressees, accountId })} />
      )}
    </div>
  )
}

function labelOf({ name, email, mobile, account_id: id }: AdminAccount): string {
  return [name, email ?? mobile ?? id].filter((word) => word !== '').join(' · ')
}

interface AccountFieldProps {
  readonly value: string | undefined
  readonly onChange: (accountId: string | undefined) => void
}

/** One account, found by name or address. */
function AccountField({ value, onChange }: AccountFieldProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed, AFTER_TYPING_MS)
  const found = useEndpoint(adminUsers.users, { q: wanted, pageSize: FOUND })
  const chosen = useEndpoint(adminUsers.users, { q: value ?? '', pageSize: FOUND }, { enabled: value !== undefined })
  const known = [...(found.data?.list ?? []), ...(value === undefined ? [] : (chosen.data?.list ?? []))]
  const choices = new Map(known.map((account) => [account.account_id, labelOf(account)]))
  return (
    <Select
      label={t('post.account')}
      placeholder={t('users.search')}
      data={[...choices].map(([id, label]) => ({ value: id, label }))}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      onSearchChange={(text) => {
        // Choosing writes the label into the field, which is nothing to search for.
        if (![...choices.values()].includes(text)) setTyped(text.trim())
      }}
      // The server has searched already, in more than what is shown.
      filter={({ options }) => options}
      searchable
      clearable
      maxDropdownHeight={280}
      clearButtonProps={{ 'aria-label': t('filter.clear_name', { name: t('post.account') }) }}
      nothingFoundMessage={t('filter.none')}
    />
  )
}
