import { NumberInput } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { decisionTexts } from '@trendee/contract/texts/decision'
import { LEAD_WEEKS } from '@trendee/core/sentences/trend-decision'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'

addTexts(decisionTexts)

/** Whole weeks within what can be set; anything else is the usual lead. */
function knownLead(weeks: unknown): number {
  const { least, most, usual } = LEAD_WEEKS
  return typeof weeks === 'number' && Number.isInteger(weeks) && weeks >= least && weeks <= most ? weeks : usual
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

/** The lead time that all decisions count with. */
export function LeadTime({ hasNote = false }: { readonly hasNote?: boolean }) {
  const { t } = useTexts()
  const [weeks, setWeeks] = useLeadWeeks()
  return (
    <NumberInput
      size="xs"
      w={hasNote ? 300 : 150}
      label={t('decision.lead')}
      {...(hasNote ? { description: t('decision.lead_note') } : {})}
      min={LEAD_WEEKS.least}
      max={LEAD_WEEKS.most}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="blur"
      value={weeks}
      onChange={(value) => {
        // What is being typed is no lead time yet: an empty field, or the 0 of a 10.
        if (typeof value === 'number' && knownLead(value) === value) setWeeks(value)
      }}
    />
  )
}
