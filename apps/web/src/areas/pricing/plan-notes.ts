import { pricingTexts } from '@trendee/contract/texts/pricing'

type Noted = keyof typeof pricingTexts extends infer Key
  ? Key extends `pricing.note_${infer Plan}`
    ? Plan
    : never
  : never

/** `trendee_basic`: the plan whose text says for whom it is; `null` for one that was made since. */
export function notedPlan(line: string, plan: string): Noted | null {
  const name = `${line}_${plan}`
  return `pricing.note_${name}` in pricingTexts ? (name as Noted) : null
}
