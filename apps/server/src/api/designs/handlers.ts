import { randomInt } from 'node:crypto'
import { type CategoryMix, categoryMix } from '@trendee/analytics/designs/category-mix'
import { similar } from '@trendee/analytics/selling/similar'
import { productCards } from '@trendee/analytics/tables/product-cards'
import type { CONTRACT } from '@trendee/contract/contract'
import type { DesignBatch } from '@trendee/contract/designs/design-fields'
import { ApiError } from '@trendee/contract/errors'
import type { Design } from '@trendee/core/designs/design'
import { readBrief } from '@trendee/core/designs/read-brief'
import { type DesignChange, changeDesign, varyDesign } from '@trendee/core/designs/vary-design'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_TYPES, GENDERS, PRIMARY_CATEGORIES } from '@trendee/core/lexicon/types'
import {
  type NewBatch,
  type OwnDesign,
  designsOf,
  dropDesigns,
  keepDesigns,
  markDesign,
  ownDesign,
} from '@trendee/store/designs/own-designs'
import { drawPrint } from '@trendee/vision/garment/draw-print'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { picturedProduct, productSummary } from '../../answers/product'
import type { Call, Handler, Handlers } from '../../http/handler'
import { memberOf } from '../../http/member'
import { GARMENT, designAnswer } from './drawn-design'

type Designs = typeof CONTRACT.designs

/** The engine of this machine: it draws from data, no model takes part. */
const LOCAL = 'local'
/** A product nearer than this shares nearly all that is seen of it. */
const TOO_NEAR = 0.9

const SEEDS = 2 ** 31

const noSuchDesign = () => new ApiError('not_found', 'You have no such design.')

async function kept(call: Call, batch: NewBatch, began: number, products: number): Promise<DesignBatch> {
  const own = await keepDesigns(call.runtime.store.db, memberOf(call).accountId, batch, new Date())
  return {
    list: own.map(designAnswer),
    engine: batch.engine,
    products,
    seconds: (performance.now() - began) / 1000,
  }
}

const asData = (design: object): Record<string, unknown> => ({ ...design })

const generate: Handler<Designs['generate']> = async ({ brief: text, gender, quantity, seed }, call) => {
  const began = performance.now()
  const read = readBrief(text)
  if (read === null) {
    throw new ApiError('bad_input', 'brief: it names no garment that we know, such as “dress” or “wide-leg trousers”', {
      field: 'brief',
    })
  }
  const brief = { ...read, gender: read.gender ?? gender ?? null }
  const asked = { category: brief.secondaryCategory, gender: brief.gender }
  const mix = await mixOf(call, asked)
  const designs = varyDesign(brief, mix.shares, { quantity, seed: seed ?? randomInt(SEEDS) })
  const batch = { kind: 'garment', brief: text, engine: LOCAL, reference: null, designs: designs.map(asData) } as const
  return kept(call, batch, began, mix.shares.length === 0 ? 0 : mix.products)
}

/** Of the gender, or of all where too few products of it are known. */
async function mixOf({ runtime }: Call, asked: { category: string; gender: string | null }): Promise<CategoryMix> {
  const own = await categoryMix(runtime.analytics, asked)
  if (own.shares.length > 0 || asked.gender === null) return own
  return categoryMix(runtime.analytics, { ...asked, gender: null })
}

function changesOf(texts: readonly string[]): DesignChange[] {
  return texts.map((text) => {
    const [named = '', value = ''] = text.split(':')
    const type = ATTRIBUTE_TYPES.find((each) => each === named)
    if (type === undefined || (value !== '' && lexiconEntry(type, value) === null)) {
      throw new ApiError('bad_input', `changes: ${text} is no attribute of the lexicon`, { field: 'changes' })
    }
    return { type, value }
  })
}

/** The product as a design: what its words say of it, nothing else. */
async function productDesign(call: Call, platform: string, id: string): Promise<Design> {
  const [product] = await productCards(call.runtime.analytics, [{ platform, id }], 30, 'designs.product')
  if (product === undefined) throw new ApiError('not_found', 'There is no such product.')
  return {
    primaryCategory: PRIMARY_CATEGORIES.find((each) => each === product.primary_category) ?? 'other',
    secondaryCategory: product.secondary_category,
    gender: GENDERS.find((each) => each === product.gender) ?? null,
    attributes: product.attribute_types.flatMap((named, index) => {
      const type = ATTRIBUTE_TYPES.find((each) => each === named)
      const value = product.attribute_values[index]
      return type === undefined || value === undefined ? [] : [{ type, value, from: 'reference' as const }]
    }),
    seed: randomInt(SEEDS),
  }
}

async function ownGarment(call: Call, designId: string): Promise<OwnDesign> {
  const own = await ownDesign(call.runtime.store.db, memberOf(call).accountId, designId)
  if (own === null) throw noSuchDesign()
  if (own.kind !== 'garment') {
    throw new ApiError('bad_input', 'design_id: a print is no garment', { field: 'design_id' })
  }
  return own
}

const generateCref: Handler<Designs['generateCref']> = async (input, call) => {
  const began = performance.now()
  const { design_id: designId, platform, id, changes = [] } = input
  const asked = changesOf(changes)
  let from: { readonly design: Design; readonly brief: string; readonly reference: string }
  if (designId !== undefined) {
    const own = await ownGarment(call, designId)
    from = { design: GARMENT.parse(own.data), brief: own.brief, reference: `design/${designId}` }
  } else if (platform !== undefined && id !== undefined) {
    from = { design: await productDesign(call, platform, id), brief: '', reference: `${platform}/${id}` }
  } else {
    throw new ApiError('bad_input', 'design_id, or platform and id: one of them says what is changed', {
      field: 'design_id',
    })
  }
  const { design, brief, reference } = from
  const designs = [asData(changeDesign(design, asked))]
  return kept(call, { kind: 'garment', brief, engine: LOCAL, reference, designs }, began, 0)
}

const generation: Handler<Designs['generation']> = async (input, call) => {
  const began = performance.now()
  const { pattern, colors, repeat, quantity, seed = randomInt(SEEDS) } = input
  const designs = Array.from({ length: quantity }, (_, place) => ({
    pattern,
    colors,
    repeat,
    seed: (seed + place) % SEEDS,
  }))
  const [first] = designs
  if (lexiconEntry('pattern', pattern) === null || first === undefined || drawPrint(first) === null) {
    throw new ApiError('bad_input', 'pattern: it is no repeating print of the lexicon, such as “floral” or “gingham”', {
      field: 'pattern',
    })
  }
  return kept(call, { kind: 'print', brief: pattern, engine: LOCAL, reference: null, designs }, began, 0)
}

const list: Handler<Designs['list']> = async ({ kind, q, favourite, ids, page, pageSize }, call) => {
  const { accountId } = memberOf(call)
  const found = await designsOf(call.runtime.store.db, accountId, {
    kind,
    text: q,
    isFavourite: favourite,
    ids,
    page,
    pageSize,
  })
  return pageAnswer(found, { page, pageSize }, designAnswer)
}

const del: Handler<Designs['del']> = async ({ ids }, call) => {
  const deleted = await dropDesigns(call.runtime.store.db, memberOf(call).accountId, ids)
  if (deleted === 0) throw noSuchDesign()
  return { deleted }
}

const favourite: Handler<Designs['favourite']> = async ({ design_id: id, is_favourite: isFavourite }, call) => {
  if (!(await markDesign(call.runtime.store.db, memberOf(call).accountId, id, isFavourite))) throw noSuchDesign()
  return { is_favourite: isFavourite }
}

const nearest: Handler<Designs['nearest']> = async ({ design_id: id }, call) => {
  const { analytics } = call.runtime
  const garment = GARMENT.parse((await ownGarment(call, id)).data)
  const found = await similar(
    analytics,
    {
      platform: '',
      product_id: '',
      secondary_category: garment.secondaryCategory,
      gender: garment.gender,
      attribute_types: garment.attributes.map(({ type }) => type),
      attribute_values: garment.attributes.map(({ value }) => value),
      price_usd: null,
    },
    30,
  )
  const photos = await Photos.of(analytics, found.map(picturedProduct))
  const [first] = found
  return {
    list: found.map((product) => ({ ...productSummary(product, 30, photos), likeness: product.likeness })),
    novelty: first === undefined ? null : 1 - first.likeness,
    is_too_near: first !== undefined && first.likeness >= TOO_NEAR,
  }
}

export const designsHandlers: Handlers<Designs> = { generate, generateCref, generation, del, favourite, list, nearest }
