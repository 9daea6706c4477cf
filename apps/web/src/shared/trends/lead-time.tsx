import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { decisionTexts } from '@trendee/contract/texts/decision'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'

addTexts(decisionTexts)

/** Whole weeks within what can be set; anything else is the usual lead. */
function knownLead(weeks: unknown): number {
  const { least, most, usual } = LEAD_WEEKS
  return typeof weeks === 'number' && Number.isInteger(weeks) && weeks >= least && weeks <= most ? weeks : usual
}

/** The lead time that was typed; `null` where it is none that can be set. */
function leadOf(text: string): number | null {
  const read = Number(text)
  return text.trim() !== '' && knownLead(read) === read ? read : null
}

/** Weeks from the order to the shop, as the reader set them in this browser. */
export function useLeadWeeks(): [number, (weeks: number) => void] {
  const [weeks, setWeeks] = useLocalStorage<number>({
    key: 'lead.weeks',
    defaultValue: LEAD_WEEKS.usual,
    getInitialValueInEffect: false,
  })
  return [knownLead(weeks), setWeeks]
}

interface LeadTimeProps {
  readonly hasNote?: boolean
  /** In a bar of filters, which name themselves inside. */
  readonly isInBar?: boolean
}

/** The lead time that all decisions count with. */
export function LeadTime({ hasNote = false, isInBar = false }: LeadTimeProps) {
  const { t } = useTexts()
  const [weeks, setWeeks] = useLeadWeeks()
  // What is being typed is no lead time yet: an empty field, or the 0 of a 10.
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: number } | null>(null)
  const write = (text: string) => {
    const before = typed?.before ?? weeks
    setTyped({ text, before })
    // What stood when the field was entered: the 10 of what becomes a 10000 does not stay.
    setWeeks(leadOf(text) ?? before)
  }
  // Another tab may have set another since it was typed.
  const shown = typed === null || (leadOf(typed.text) ?? weeks) !== weeks ? String(weeks) : typed.text
  const isWrong = shown.trim() !== '' && leadOf(shown) === null
  const { least, most } = LEAD_WEEKS
  return (
    <TextInput
      size="xs"
      w={hasNote ? 300 : isInBar ? 160 : 150}
      {...(isInBar
        ? {
            'aria-label': t('decision.lead'),
            rightSection: <span>{t('decision.lead_suffix')}</span>,
            rightSectionWidth: 110,
            rightSectionPointerEvents: 'none',
          }
        : { label: t('decision.lead') })}
      {...(hasNote ? { description: t('decision.lead_note') } : {})}
      inputMode="numeric"
      maxLength={6}
      value={shown}
      error={isWrong && t('decision.lead_bounds', { least, most })}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
