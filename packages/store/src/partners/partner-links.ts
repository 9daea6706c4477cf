import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '@trendee/contract/errors'
import type { Line } from '@trendee/core/plans/lines'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

/** `partner`: recommends channels; `user`: recommends customers. */
export type LinkType = 'partner' | 'user'

export interface LinkTerms {
  readonly name: string
  readonly targetLine: Line
  readonly campaign: string
  readonly note: string
}

export interface PartnerLink extends LinkTerms {
  /** What `ucode` holds. */
  readonly code: string
  readonly createdAt: Date
  readonly endedAt: Date | null
  /** Accounts that were opened by it. */
  readonly signUps: number
}

interface Whose {
  readonly accountId: string
  readonly type: LinkType
}

/** Who came by a link: an account of its own that was opened while the link stood. */
export const CAME_BY_LINK = sql<boolean>`came.ucode = link.code and not came.is_restricted
  and came.account_id <> link.account_id and came.created_at >= link.created_at
  and (link.ended_at is null or came.created_at < link.ended_at)`

function linksOf(db: StoreDb, { accountId, type }: Whose) {
  return db
    .selectFrom('partner_link as link')
    .selectAll()
    .select(sql<string>`(select count(*) from account as came where ${CAME_BY_LINK})`.as('sign_ups'))
    .where('link.account_id', '=', accountId)
    .where('link.link_type', '=', type)
}
type LinkRow = Awaited<ReturnType<ReturnType<typeof linksOf>['execute']>>[number]

function linkOf(row: LinkRow): PartnerLink {
  return {
    code: row.code,
    name: row.name,
    targetLine: row.target_line as Line,
    campaign: row.campaign,
    note: row.note,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    signUps: Number(row.sign_ups),
  }
}

/** A partner's links of one type, newest first. */
export async function partnerLinks(db: StoreDb, whose: Whose, page: Page): Promise<PageOf<PartnerLink>> {
  const query = linksOf(db, whose).orderBy('link.created_at', 'desc').orderBy('link.code')
  const { list, total } = await pageOf(db, query, page)
  return { list: list.map(linkOf), total }
}

/** Campaigns of a partner's links that have not ended. */
export async function runningCampaigns(db: StoreDb, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_link')
    .select('campaign')
    .distinct()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('campaign', '<>', '')
    .orderBy('campaign')
    .execute()
  return rows.map(({ campaign }) => campaign)
}

/** A new link; 1010 for an account that is no verified partner. */
export async function addLink(db: StoreDb, whose: Whose, terms: LinkTerms, now: Date): Promise<PartnerLink> {
  const code = randomBytes(6).toString('hex')
  const partner = await db
    .selectFrom('partner')
    .select('account_id')
    .where('account_id', '=', whose.accountId)
    .where('state', '=', 'verified')
    .forUpdate()
    .executeTakeFirst()
  if (!partner) throw new ApiError('conflict', 'Only a verified partner has links.')
  await db
    .insertInto('partner_link')
    .values({ code, account_id: whose.accountId, link_type: whose.type, created_at: now, ...rowOf(terms) })
    .execute()
  return theLink(db, whose, code)
}

/** Changes one's own link; 1002 for any other. */
export async function updateLink(db: StoreDb, whose: Whose, code: string, terms: LinkTerms): Promise<PartnerLink> {
  await db
    .updateTable('partner_link')
    .set(rowOf(terms))
    .where('code', '=', code)
    .where('account_id', '=', whose.accountId)
    .where('link_type', '=', whose.type)
    .execute()
  return theLink(db, whose, code)
}

/** Ends one's own link; one that has ended stays as it is. */
export async function endLink(db: StoreDb, whose: Whose, code: string, now: Date): Promise<PartnerLink> {
  await db
    .updateTable('partner_link')
    .set({ ended_at: now })
    .where('code', '=', code)
    .where('account_id', '=', whose.accountId)
    .where('link_type', '=', whose.type)
    .where('ended_at', 'is', null)
    .execute()
  return theLink(db, whose, code)
}

async function theLink(db: StoreDb, whose: Whose, code: string): Promise<PartnerLink> {
  const row = await linksOf(db, whose).where('link.code', '=', code).executeTakeFirst()
  if (!row) throw new ApiError('not_found', 'There is no such link.')
  return linkOf(row)
}

function rowOf({ name, targetLine, campaign, note }: LinkTerms) {
  return { name, target_line: targetLine, campaign, note }
}
