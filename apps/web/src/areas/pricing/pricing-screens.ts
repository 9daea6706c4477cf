import type { ComponentType } from 'react'
import { PaidScreen } from './paid-screen'
import { PayScreen } from './pay-screen'
import { PricingScreen } from './pricing-screen'

/** The screen at a path of the area. */
export function screenAt(path: string): ComponentType {
  if (path.includes('/pay-')) return PaidScreen
  return path.includes('/pay/') ? PayScreen : PricingScreen
}
