import { useState } from 'react'
import { useTexts } from '../shared/i18n/use-texts'
import { StepButton } from '../shared/ui/step-button'
import classes from './help-drawer.module.css'
import { ScreenLink } from './help-guide'

/** The screens of `e2e/write-tutorial.mjs`, in its order; a page of one thing has no link of its own. */
const STEPS = [
  ['1', '/trendee/trend-highlights'],
  ['2', null],
  ['3', '/trendee/design-trends/color-trends'],
  ['4', '/trendee/trend-gallery/trend-sales-products'],
  ['5', '/trendee/dashboard'],
] as const

/** The product in five pictures of itself, each with what is seen on it. */
export function HelpTutorial({ onLeave }: { readonly onLeave: () => void }) {
  const { t, language } = useTexts()
  const [at, setAt] = useState(0)
  const [step, to] = STEPS[at] ?? STEPS[0]
  const caption = t(`tutorial.${step}`)
  return (
    <figure className={classes.tutorial}>
      <img src={`/tutorial/${language}-${step}.webp`} alt={caption} width={960} height={640} />
      <figcaption aria-live="polite">
        <p className="caps">{t('help.step', { at: at + 1, of: STEPS.length })}</p>
        <p>
          {caption} {to !== null && <ScreenLink to={to} onLeave={onLeave} />}
        </p>
      </figcaption>
      <div className={classes.steps}>
        <StepButton to="previous" isPossible={at > 0} onStep={() => setAt(at - 1)} />
        <StepButton to="next" isPossible={at < STEPS.length - 1} onStep={() => setAt(at + 1)} />
      </div>
    </figure>
  )
}
