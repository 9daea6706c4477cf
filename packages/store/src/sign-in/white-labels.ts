import type { Line } from '@trendee/core/plans/lines'
import type { StoreDb } from '../engine/open-store'

/** A partner's own name and look of the site, by host. */
export interface WhiteLabel {
  /** Host name in lower case, without port. */
  readonly host: string
  readonly partner: string
  readonly name: string
  readonly styleClass: string
  readonly loginUrl: string
  readonly pricingUrl: string
  readonly welcomeEn: string
  readonly welcomeZh: string
  /** The plan that the partner's people get here. */
  readonly line: Line
  readonly plan: string
}

/** The partner whose name this host bears, or null. */
export async function whiteLabelOf(db: StoreDb, host: string): Promise<WhiteLabel | null> {
  const row = await db.selectFrom('white_label').selectAll().where('host', '=', host.toLowerCase()).executeTakeFirst()
  if (!row) return null
  return {
    host: row.host,
    partner: row.partner,
    name: row.name,
    styleClass: row.style_class,
    loginUrl: row.login_url,
    pricingUrl: row.pricing_url,
    welcomeEn: row.welcome_en,
    welcomeZh: row.welcome_zh,
    line: row.line as Line,
    plan: row.plan,
  }
}

/** Host names of all partners, in alphabetical order. */
export async function whiteLabelHosts(db: StoreDb): Promise<string[]> {
  const rows = await db.selectFrom('white_label').select('host').orderBy('host').execute()
  return rows.map(({ host }) => host)
}
