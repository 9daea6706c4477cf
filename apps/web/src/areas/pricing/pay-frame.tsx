import type { ReactNode } from 'react'
import { paymentTexts } from '@trendee/contract/texts/payments'
import { pricingTexts } from '@trendee/contract/texts/pricing'
import { userTexts } from '@trendee/contract/texts/user'
import { addTexts } from '../../shared/i18n/i18n'
import classes from './pay-screen.module.css'
import { PricingHeader } from './pricing-header'
import pricingClasses from './pricing-screen.module.css'

addTexts(pricingTexts)
addTexts(userTexts)
addTexts(paymentTexts)

interface PayFrameProps {
  readonly overline: string
  readonly title: string
  readonly note?: string | null
  readonly children: ReactNode
}

/** The pages around a payment stand outside the app's frame, as the prices do. */
export function PayFrame({ overline, title, note = null, children }: PayFrameProps) {
  return (
    <div className={pricingClasses.page}>
      <PricingHeader />
      <main>
        <div className={classes.lead}>
          <p className="caps">{overline}</p>
          <h1 className={`display ${classes.title}`}>{title}</h1>
          {note !== null && <p className={classes.note}>{note}</p>}
        </div>
        {children}
      </main>
    </div>
  )
}
