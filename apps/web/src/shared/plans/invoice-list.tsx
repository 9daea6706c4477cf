import type { OutputOf } from '@trendee/contract/endpoint'
import type { payments } from '@trendee/contract/payments/payments'
import { isoDay } from '../format/iso-day'
import { useTexts } from '../i18n/use-texts'
import { OrderLines } from './order-lines'
import classes from './order-lines.module.css'

type Invoice = OutputOf<typeof payments.invoices>['list'][number]

/** Invoices with their lines, and what became of them since. */
export function InvoiceList({ list }: { readonly list: readonly Invoice[] }) {
  const { t, format } = useTexts()
  return (
    <ul className={classes.invoices}>
      {list.map((invoice) => (
        <li key={invoice.number}>
          <h3>{t('pay.invoice', { number: invoice.number, day: format.day(isoDay(invoice.issued_at)) })}</h3>
          <OrderLines
            lines={invoice.lines}
            currency={invoice.currency}
            totalMinor={invoice.total_minor}
            totalWord={t('pay.invoice_total')}
          />
          {invoice.is_sandbox && <p>{t('pay.invoice_sandbox')}</p>}
          <Given invoice={invoice} />
        </li>
      ))}
    </ul>
  )
}

function Given({ invoice }: { readonly invoice: Invoice }) {
  const { t, format } = useTexts()
  if (invoice.state === 'credited') return <p>{t('pay.invoice_credited')}</p>
  if (invoice.refunded_minor === 0) return null
  return <p>{t('pay.invoice_part', { amount: format.money(invoice.refunded_minor / 100, invoice.currency, 2) })}</p>
}
