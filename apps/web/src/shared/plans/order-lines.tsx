import type { OutputOf } from '@trendee/contract/endpoint'
import type { payments } from '@trendee/contract/payments/payments'
import { useTexts } from '../i18n/use-texts'
import classes from './order-lines.module.css'
import { usePidText } from './use-pid-text'

type Line = OutputOf<typeof payments.payOffer>['lines'][number]

interface OrderLinesProps {
  readonly lines: readonly Line[]
  readonly currency: string
  readonly totalMinor: number
  readonly totalWord: string
}

/** What an order or an invoice consists of, and its sum. */
export function OrderLines({ lines, currency, totalMinor, totalWord }: OrderLinesProps) {
  const { t, format } = useTexts()
  const { planOf, periodOf } = usePidText()
  const money = (minor: number) => format.money(minor / 100, currency, 2)
  const words = ({ kind, item }: Line) => {
    if (kind === 'tax') return t('pay.line_tax', { rate: Number(item) / 100 })
    if (kind === 'credit') return t('pay.line_credit', { plan: planOf(item) })
    return t('pay.line_plan', { plan: planOf(item), period: periodOf(item) })
  }
  return (
    <dl className={classes.lines}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.item}`}>
          <dt>{words(line)}</dt>
          <dd>{money(line.amount_minor)}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{totalWord}</dt>
        <dd>{money(totalMinor)}</dd>
      </div>
    </dl>
  )
}
