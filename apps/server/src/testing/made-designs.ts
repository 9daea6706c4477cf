import { z } from 'zod'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { keepDesigns } from '@trendee/store/designs/own-designs'
import type { Input } from './ask'
import type { SignInApp } from './sign-in-app'

const PRODUCT = z.object({ id: z.string() })

const DRESS = {
  primaryCategory: 'womenswear',
  secondaryCategory: 'dress',
  gender: 'women',
  attributes: [
    { type: 'color', value: 'red', from: 'brief' },
    { type: 'neckline', value: 'v-neck', from: 'market' },
  ],
  seed: 7,
}

/** A garment that an account designed; its id. */
export async function makeDesign(db: StoreDb, accountId: string): Promise<string> {
  const batch = { kind: 'garment', brief: 'red dress', engine: 'local', reference: null, designs: [DRESS] } as const
  const [made] = await keepDesigns(db, accountId, batch, new Date())
  if (made === undefined) throw new Error('no design was kept')
  return made.designId
}

/** A design of whoever asks the examples. */
async function ownDesign({ runtime }: SignInApp): Promise<string> {
  const { db } = runtime.store
  const asker = db.selectFrom('account').select('account_id').where('email', '=', 'admin@trendee.demo')
  return makeDesign(db, (await asker.executeTakeFirstOrThrow()).account_id)
}

type Maker = (app: SignInApp, example: Input) => Promise<Input>
const ofDesign: Maker = async (app, example) => ({ ...example, design_id: await ownDesign(app) })

/** A product that there is. */
const ofProduct: Maker = async ({ runtime }, example) => {
  const row = (
    await runtime.analytics.rows(
      PRODUCT,
      "SELECT product_id AS id FROM trendee.product_current WHERE platform = 'shein' AND secondary_category != '' ORDER BY id LIMIT 1",
    )
  )[0]
  return { ...example, platform: 'shein', id: row?.id ?? '' }
}

/** Inputs of the designs' endpoints that only exist once something was made. */
export const DESIGN_EXAMPLES: Readonly<Record<string, Maker>> = {
  'designs.generateCref': ofProduct,
  'designs.favourite': ofDesign,
  'designs.nearest': ofDesign,
  'designs.del': async (app) => ({ ids: await ownDesign(app) }),
}
