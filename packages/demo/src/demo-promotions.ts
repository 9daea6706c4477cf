import type { StoreDb } from '@trendee/store/engine/open-store'
import { ensureWhiteLabel } from '@trendee/store/sign-in/partner-hosts'
import { type Promotion, ensurePromotion } from '@trendee/store/plans/promotions'
import type { WhiteLabel } from '@trendee/store/sign-in/white-labels'

const PROMOTIONS: readonly Promotion[] = [
  {
    code: 'ATELIER30',
    line: 'trendee',
    plan: 'professional',
    days: 30,
    percentOff: 0,
    usesLeft: 1000,
    expiresAt: null,
  },
  { code: 'MARKET14', line: 'trendeesellers', plan: 'basic', days: 14, percentOff: 0, usesLeft: 1000, expiresAt: null },
]

/** Names under `localhost` lead to this machine without any entry in its hosts file. */
const PARTNER_HOSTS: readonly WhiteLabel[] = [
  {
    host: 'diexun.localhost',
    partner: 'diexun',
    name: '蝶讯选品',
    styleClass: 'partner-diexun',
    loginUrl: '/login',
    pricingUrl: '/pricing/info',
    welcomeEn: 'Welcome from Diexun. Your best sellers are ready.',
    welcomeZh: '欢迎从蝶讯网到来，爆款榜单已为您准备好。',
    line: 'trendeesellers',
    plan: 'professional',
  },
  {
    host: 'atelier.localhost',
    partner: 'atelier',
    name: 'Atelier Trends',
    styleClass: 'partner-atelier',
    loginUrl: '/login',
    pricingUrl: '/pricing/info',
    welcomeEn: 'Welcome from Atelier. See what rises next season.',
    welcomeZh: '欢迎从 Atelier 到来，一起看下一季的趋势。',
    line: 'trendee',
    plan: 'basic',
  },
]

/** Puts promotion codes and partners of the demo world into the store. Again: changes nothing. */
export async function ensureDemoPromotions(db: StoreDb): Promise<void> {
  for (const promotion of PROMOTIONS) await ensurePromotion(db, promotion)
  for (const host of PARTNER_HOSTS) await ensureWhiteLabel(db, host)
}
