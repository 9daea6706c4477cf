import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'
import type { Partner, PartnerKind, PartnerState } from './partners'

export interface PartnerAccount extends Partner {
  readonly name: string
  readonly email: string | null
  readonly note: string
  readonly invitedBy: string | null
}

/** Partners and applications: who waits longest first, then the newest. */
export async function partnerAccounts(
  db: StoreDb,
  state: PartnerState | undefined,
  page: Page,
): Promise<PageOf<PartnerAccount>> {
  const query = db
    .selectFrom('partner')
    .innerJoin('account', 'account.account_id', 'partner.account_id')
    .selectAll('partner')
    .select(['account.name', 'account.email'])
    .$if(state !== undefined, (asked) => asked.where('partner.state', '=', state ?? ''))
    .orderBy(sql`partner.state <> 'applied'`)
    .orderBy(sql`case when partner.state = 'applied' then partner.applied_at end`)
    .orderBy('partner.applied_at', 'desc')
    .orderBy('partner.account_id')
  const { list, total } = await pageOf(db, query, page)
  return {
    total,
    list: list.map((row) => ({
      accountId: row.account_id,
      name: row.name,
      email: row.email,
      kind: row.kind as PartnerKind,
      state: row.state as PartnerState,
      note: row.note,
      invitedBy: row.invited_by,
      appliedAt: row.applied_at,
      decidedAt: row.decided_at,
    })),
  }
}
