import { TEXTS, type TextKey } from '@trendee/contract/texts/texts'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { sendMessage } from '@trendee/store/messages/messages'
import type { AccountOrder } from '@trendee/store/payments/orders-of-account'

const ACCOUNT_PATH = '/user/info?section=plans'

function named({ line, plan }: AccountOrder, language: 'en' | 'zh'): string {
  const word = (key: string) => (key in TEXTS ? TEXTS[key as TextKey][language] : '')
  return `${word(`line.${line}`)} ${word(`plan.${plan}`) || plan}`
}

/** Tells the account that a renewal could not be charged, once for each period, however often the provider tries. */
export async function tellOfFailure(db: StoreDb, order: AccountOrder, now: Date): Promise<void> {
  const day = order.until?.toISOString().slice(0, 10) ?? ''
  const way = order.provider.startsWith('paypal') ? 'PayPal' : 'Stripe'
  const message = {
    messageId: `payment-failed:${order.orderId}:${day}`,
    accountId: order.accountId,
    titleEn: `The renewal of ${named(order, 'en')} could not be charged`,
    titleZh: `${named(order, 'zh')}续费扣款失败`,
    bodyEn: `${way} will try again in the next days. Is the card still valid? The plan was paid until ${day} (UTC).`,
    bodyZh: `${way} 将在几天内再次尝试扣款，请确认支付方式是否有效。套餐已付费至 ${day}（UTC）。`,
    link: ACCOUNT_PATH,
    sentBy: null,
  }
  await sendMessage(db, message, now)
}
