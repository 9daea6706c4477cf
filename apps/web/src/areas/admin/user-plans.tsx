import { type SubmitEvent, useState } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { adminUsers } from '@trendee/contract/admin-users/admin-users'
import type { Line } from '@trendee/core/plans/lines'
import { userTexts } from '@trendee/contract/texts/user'
import { ROLE_OF_LINE } from '@trendee/core/access/roles'
import { isoDay } from '../../shared/format/iso-day'
import { addTexts } from '../../shared/i18n/i18n'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import { type AdminAccount, rolesOf } from './account-words'
import classes from './admin.module.css'
import { LINE_CHOICES } from './admin-search'
import { ConfirmButton } from './confirm-button'
import { dayAfter, endOfDay } from './day-end'
import { useAdminChange } from './use-admin-change'
import { usePlanChoices } from './use-plan-choices'

addTexts(userTexts)

const YEAR_DAYS = 365
const OPENED_BY = ['trial', 'promotion', 'admin', 'partner', 'demo'] as const

interface UserPlansProps {
  readonly account: AdminAccount
  readonly now: number
}

/** How much of each line the account gets, and until when. */
export function UserPlans({ account, now }: UserPlansProps) {
  const { t } = useTexts()
  const [changing, setChanging] = useState<Line | null>(null)
  return (
    <section className={classes.part} aria-label={t('users.plans')}>
      <h3>{t('users.plans')}</h3>
      <p>{t('users.plans_note')}</p>
      <ul className={classes.list}>
        {LINE_CHOICES.map((line) => (
          <PlanOfLine
            key={line}
            line={line}
            account={account}
            now={now}
            isOpen={changing === line}
            onOpen={(isOpen) => setChanging(isOpen ? line : null)}
          />
        ))}
      </ul>
    </section>
  )
}

interface PlanOfLineProps extends UserPlansProps {
  readonly line: Line
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

function PlanOfLine({ line, account, now, isOpen, onOpen }: PlanOfLineProps) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  const name = t(`line.${line}`)
  const held = account.plans.find((plan) => plan.platform === line)
  const isValid = held?.validity ?? false
  const change = useAdminChange(adminUsers.userPlan)
  const openedBy = OPENED_BY.find((way) => way === held?.opened_by) ?? 'other'
  const day = held === undefined ? '' : format.day(isoDay(held.plan_end))
  const roles = rolesOf(account.role)
  // The API is called by token, which asks for no role.
  const opensNothing =
    isValid && line !== 'trendeeapi' && !roles.includes('888') && !roles.some((code) => code === ROLE_OF_LINE[line])
  return (
    <li className={classes.line}>
      <div>
        <strong>{name}</strong>
        <p>
          {held === undefined
            ? t('users.no_plan')
            : isValid
              ? [planName(held.plan), t('plan.until', { day }), t(`opened_by.${openedBy}`)].join(' · ')
              : [planName(held.plan), t('users.plan_over', { day })].join(' · ')}
        </p>
        {opensNothing && <p data-kind="bad">{t('users.role_missing')}</p>}
      </div>
      <div className={classes.actions}>
        {isValid && !isOpen && (
          <ConfirmButton
            variant="subtle"
            consequence={t('users.plan_end_sure', { name: account.name, line: name })}
            confirm={t('users.plan_end')}
            isPending={change.isPending}
            onConfirm={() => change.mutate({ account_id: account.account_id, platform: line, plan: '' })}
          >
            {t('users.plan_end')}
          </ConfirmButton>
        )}
        {!isOpen && (
          <Button
            size="xs"
            variant="default"
            aria-label={t(isValid ? 'users.plan_change_of' : 'users.plan_open_of', { line: name })}
            onClick={() => onOpen(true)}
          >
            {t(isValid ? 'users.plan_change' : 'users.plan_open')}
          </Button>
        )}
      </div>
      {isOpen && (
        <PlanForm
          line={line}
          plan={isValid ? held?.plan : undefined}
          end={isValid && held !== undefined ? isoDay(held.plan_end) : dayAfter(YEAR_DAYS, now)}
          today={dayAfter(0, now)}
          isPending={change.isPending}
          onCancel={() => onOpen(false)}
          onSave={(plan, end) =>
            change.mutate(
              { account_id: account.account_id, platform: line, plan, plan_end: endOfDay(end) },
              { onSuccess: () => onOpen(false) },
            )
          }
        />
      )}
    </li>
  )
}

interface PlanFormProps {
  readonly line: Line
  readonly plan: string | undefined
  readonly end: string
  readonly today: string
  readonly isPending: boolean
  readonly onSave: (plan: string, end: string) => void
  readonly onCancel: () => void
}

function PlanForm({ line, plan, end, today, isPending, onSave, onCancel }: PlanFormProps) {
  const { t } = useTexts()
  const choices = usePlanChoices()(line)
  const [chosen, setChosen] = useState(plan)
  const [until, setUntil] = useState(end)
  const value = chosen ?? choices[0]?.value ?? ''
  const isPast = until < today
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (value !== '' && !isPast) onSave(value, until)
  }
  return (
    <form className={`${classes.wide} ${classes.fields}`} onSubmit={submit} noValidate>
      <NativeSelect
        size="xs"
        label={t('users.plan')}
        data={choices}
        value={value}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        size="xs"
        label={t('users.until')}
        min={today}
        value={until}
        error={isPast && t('users.past')}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" loading={isPending} disabled={value === '' || isPast}>
        {t('admin.save')}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onCancel}>
        {t('admin.cancel')}
      </Button>
    </form>
  )
}
