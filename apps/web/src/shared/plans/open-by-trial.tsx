import { Button, type ButtonProps } from '@mantine/core'
import { pricingTexts } from '@trendee/contract/texts/pricing'
import { signInTexts } from '@trendee/contract/texts/sign-in'
import { usePlanOpening } from '../api/use-plan-opening'
import { Trouble } from '../fields/trouble'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { OpenedPlan } from './opened-plan'
import { openingText } from './opening-text'
import classes from './plan-opening.module.css'

addTexts(pricingTexts)
addTexts(signInTexts)

/** The free days of the main line, for an account that may still have them. */
export function OpenByTrial(look: Pick<ButtonProps, 'variant' | 'fullWidth'>) {
  const { t } = useTexts()
  const opening = usePlanOpening()
  const word = openingText(opening.error)
  if (opening.data !== undefined) return <OpenedPlan opened={opening.data} />
  return (
    <div className={classes.form}>
      <Button {...look} loading={opening.isPending} onClick={() => opening.mutate({ by: 'trial' })}>
        {t('opening.trial_start')}
      </Button>
      <Trouble of={opening} {...(word === null ? {} : { words: { conflict: word } })} />
    </div>
  )
}
