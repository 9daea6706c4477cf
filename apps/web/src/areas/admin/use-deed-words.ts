import type { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import type { OutputOf } from '@trendee/contract/endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { useTexts } from '../../shared/i18n/use-texts'
import { rolesOf } from './account-words'
import { LINE_CHOICES } from './admin-search'
import { deedOf } from './deed'

export type AuditEntry = OutputOf<typeof adminSettings.audit>['list'][number]

export interface DeedWords {
  readonly deed: string
  /** What it came to, where that is a few words: the plan, the roles, the day. */
  readonly result: string | null
}

/** An entry of the log in words. */
export function useDeedWords(): (entry: AuditEntry) => DeedWords {
  const { t, format } = useTexts()
  const planName = usePlanName()
  const resultOf = ({ action, detail }: AuditEntry): string | null => {
    const line = LINE_CHOICES.find((known) => known === detail['platform'])
    const lineName = line === undefined ? '' : t(`line.${line}`)
    const end = detail['plan_end'] ?? detail['access_end']
    const until = typeof end === 'number' ? t('plan.until', { day: format.day(isoDay(end)) }) : ''
    const joined = (words: readonly string[]) => words.filter((word) => word !== '').join(' · ')
    switch (deedOf(action, detail)) {
      case 'plan_opened':
        return joined([lineName, typeof detail['plan'] === 'string' ? planName(detail['plan']) : '', until])
      case 'plan_ended':
        return lineName
      case 'access_end':
        return until
      case 'roles':
        return joined(rolesOf(String(detail['role'])).map((code) => t(`role.${code}`)))
      default:
        return null
    }
  }
  return (entry) => {
    const deed = deedOf(entry.action, entry.detail)
    const result = resultOf(entry)
    return { deed: deed === 'other' ? entry.action : t(`audit_action.${deed}`), result: result === '' ? null : result }
  }
}
