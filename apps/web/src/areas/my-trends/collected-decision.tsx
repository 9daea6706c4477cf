import { useState } from 'react'
import { Button } from '@mantine/core'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useTexts } from '../../shared/i18n/use-texts'
import type { CollectedRow } from './collected-answers'
import { DecideDialog } from './decide-dialog'
import classes from './diary.module.css'
import { TakenLine } from './taken-line'

interface CollectedDecisionProps {
  readonly row: CollectedRow
  readonly mayEdit: boolean
  /** Of the list: whose figures are kept beside what is decided. */
  readonly gender: AskedGender
  readonly region: string
}

/** What was decided on a collected trend last, and the way to decide. */
export function CollectedDecision({ row, mayEdit, gender, region }: CollectedDecisionProps) {
  const { t, nameOf } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const { decision } = row
  // Without figures of today there is nothing to keep beside a decision.
  const canDecide = mayEdit && row.trend !== null
  const name = nameOf(row.name, row.trend_name_zh)
  return (
    <div className={classes.taken}>
      {decision !== null && (
        <p>
          <TakenLine taken={decision} />
        </p>
      )}
      {canDecide && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('diary.decide_on', { name })}
          onClick={() => setIsOpen(true)}
        >
          {t('diary.decide')}
        </Button>
      )}
      {isOpen && (
        <DecideDialog
          categoryId={row.categoryId}
          trendName={row.trendName}
          name={name}
          gender={gender}
          region={region}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
