import { ATTRIBUTE_TYPES, GENDERS } from '@trendee/core/lexicon/types'
import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { fraction, productSummary } from '../fields'
import { commaList, flag, paging, searchText, slug, wholeNumber } from '../parameters'
import {
  DESIGN_KINDS,
  LEAST_DESIGNS,
  MOST_DESIGNS,
  PRINT_REPEATS,
  design,
  designBatch,
  hexColor,
} from './design-fields'

/** Pictures are counted before they are made, by the plan of either line. */
const makes = {
  who: 'line',
  line: 'trendee',
  feature: 'ai_images',
  amount: 'quantity',
  or: { line: 'trendeegraphics', feature: 'ai_images' },
} as const

const quantity = (least: number, usual: number) => wholeNumber(least, MOST_DESIGNS).default(usual)
/** The same seed and question give the same designs while the market's products are the same. */
const seed = wholeNumber(0, 2 ** 31 - 1).optional()
const designId = z.uuid()

const generate = endpoint({
  method: 'POST',
  path: '/api/v2/ai/images/generate',
  summary:
    'Garments drawn from a brief in English or Chinese; what it leaves open is varied as products of the category are',
  access: makes,
  limit: { perMinute: 30 },
  input: z.object({
    brief: z.string().trim().min(1).max(500),
    /** For whom, where the brief does not say. */
    gender: z.enum(GENDERS).optional(),
    quantity: quantity(LEAST_DESIGNS, 6),
    seed,
  }),
  output: designBatch,
  example: { brief: 'linen midi dress with puff sleeves', quantity: 4 },
})

/** `type:value`; without a value what there is of the type goes. */
const change = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z-]+:[a-z0-9-]*$/, 'type:value')
  .refine((text) => ATTRIBUTE_TYPES.some((type) => type === text.split(':')[0]), 'a type of attribute')

const generateCref = endpoint({
  method: 'POST',
  path: '/api/v2/ai/images/generate_cref',
  summary: 'A design or a product as a flat, with the changes that are asked: everything else of it is kept',
  access: makes,
  limit: { perMinute: 60 },
  input: z.object({
    /** The design that is changed. */
    design_id: designId.optional(),
    /** Or the product, by its shop's platform and id. */
    platform: slug.optional(),
    id: z.string().trim().min(1).max(200).optional(),
    changes: commaList(change, 30).optional(),
    quantity: wholeNumber(1, 1).default(1),
  }),
  output: designBatch,
  example: { platform: 'shein', id: '10000001', changes: 'color:red' },
})

const generation = endpoint({
  method: 'POST',
  path: '/api/v2/ai/images/generation',
  summary: 'Seamless prints drawn from a pattern of the lexicon and the colours that are given',
  access: makes,
  limit: { perMinute: 30 },
  input: z.object({
    /** A pattern of the lexicon. */
    pattern: slug,
    /** The first is the ground. */
    colors: commaList(hexColor, 6),
    repeat: z.enum(PRINT_REPEATS).default('block'),
    quantity: quantity(1, 4),
    seed,
  }),
  output: designBatch,
  example: { pattern: 'floral', colors: '#f4efe6,#b3202a,#1f4e79', quantity: 2 },
})

const del = endpoint({
  method: 'POST',
  path: '/api/v2/ai/images/del',
  summary: 'Delete designs of the account: nothing of them is kept',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ ids: commaList(designId, 100).refine((ids) => ids.length > 0, 'one design at least') }),
  output: z.object({ deleted: z.int().nonnegative() }),
  example: { ids: '00000000-0000-4000-8000-000000000001' },
})

const favourite = endpoint({
  method: 'POST',
  path: '/api/v2/ai/images/favourite',
  summary: 'Mark a design of the account as a favourite, or no more',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ design_id: designId, is_favourite: z.boolean().or(flag) }),
  output: z.object({ is_favourite: z.boolean() }),
  example: { design_id: '00000000-0000-4000-8000-000000000001', is_favourite: true },
})

const list = endpoint({
  method: 'GET',
  path: '/api/v2/user/web_ai_design/list',
  summary: 'The designs of the account, newest first',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({
    kind: z.enum(DESIGN_KINDS).optional(),
    q: searchText,
    favourite: flag.optional(),
    ids: commaList(designId, 100).optional(),
    ...paging,
  }),
  output: listOf(design),
  example: { pageSize: 4 },
})

const nearest = endpoint({
  method: 'GET',
  path: '/api/v2/ai/images/nearest',
  summary: 'The products that a design of the account is most like, and how new it is beside them',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ design_id: designId }),
  output: z.object({
    list: z.array(productSummary.extend({ likeness: z.number() })),
    /** 1 − the likeness of the nearest product, 0 to 1; null where none of the category is known. */
    novelty: fraction,
    /** Whether one product is nearer than designs should be to somebody else's ware. */
    is_too_near: z.boolean(),
  }),
  example: { design_id: '00000000-0000-4000-8000-000000000001' },
})

export const designs = { generate, generateCref, generation, del, favourite, list, nearest }
