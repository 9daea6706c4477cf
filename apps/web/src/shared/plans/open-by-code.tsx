import { type SubmitEvent, useState } from 'react'
import { Button } from '@mantine/core'
import { pricingTexts } from '@trendee/contract/texts/pricing'
import { usePlanOpening } from '../api/use-plan-opening'
import { Trouble, useWait } from '../fields/trouble'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { CodeInput } from './code-input'
import { OpenedPlan } from './opened-plan'
import { openingText } from './opening-text'
import classes from './plan-opening.module.css'

addTexts(pricingTexts)

/** A promotion code, used up for the account that is signed in. */
export function OpenByCode() {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const opening = usePlanOpening()
  const wait = useWait(opening)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(code.trim() === '')
    if (code.trim() === '') return
    opening.mutate({ by: 'promotion', promotion_code: code.trim() }, { onSuccess: () => setCode('') })
  }
  const word = openingText(opening.error)
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.line}>
        <CodeInput
          value={code}
          onChange={(typed) => {
            setCode(typed)
            setIsMissing(false)
          }}
          isMissing={isMissing}
        />
        <Button type="submit" variant="default" loading={opening.isPending} disabled={wait > 0}>
          {t('opening.open')}
        </Button>
      </div>
      {opening.data === undefined ? null : <OpenedPlan opened={opening.data} />}
      <Trouble
        of={opening}
        {...(word === null ? {} : { words: { not_found: word, bad_input: word, conflict: word } })}
      />
    </form>
  )
}
