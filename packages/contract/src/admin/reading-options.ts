import { z } from 'zod'
import { MAPPABLE_FIELDS, MAPPED_PLATFORMS, type OneColumnField } from '@trendee/core/imports/mappable-fields'
import { regionCode, writtenName } from '../parameters'

/** A form holds an object as the text of its JSON. What is none is told by the schema behind this. */
function objectIn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const NO_MAPPING = `one JSON object of field and column, of value a list of columns; fields are ${MAPPABLE_FIELDS.join(', ')}`
/** More columns of values than a table of search interest has. */
const MOST_COLUMNS = 500

/** Of ISO 4217, as the runtime knows them. */
const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const column = z.string().min(1).max(500)
const oneColumnFields = MAPPABLE_FIELDS.filter((field) => field !== 'value')
const columnOfField = Object.fromEntries(oneColumnFields.map((field) => [field, column.optional()]))

const columnMapping = z.preprocess(
  objectIn,
  z.strictObject(
    {
      ...(columnOfField as Record<OneColumnField, z.ZodOptional<typeof column>>),
      /** Of series: a column of numbers, or one for each term. */
      value: z.array(column).min(1).max(MOST_COLUMNS).optional(),
    },
    { error: NO_MAPPING },
  ),
)

/** What the person who sends a file knows and the file does not say. A value in the file goes first. */
export const readingOptions = z.object({
  /** The columns of a table of unknown layout: field → column; as JSON in a form. */
  mapping: columnMapping.optional(),
  /** The network or search engine of the posts or series of a table that does not name it. */
  platform: z.enum(MAPPED_PLATFORMS.series).optional(),
  /** The search term of a file that lists only what belongs to it. */
  term: writtenName(200).optional(),
  region: regionCode.optional(),
  /** ISO 4217. */
  currency: z
    .string()
    .refine((code) => CURRENCY_CODES.has(code), 'a currency code such as EUR')
    .optional(),
  /** The shop whose products a table lists. */
  shop: writtenName(100).optional(),
  /** The address of that shop, for feeds that give only the last part of a product's address. */
  shop_url: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .optional(),
  /** The decimal mark of columns whose cells show none of their own ("49.499"). */
  decimal_mark: z.enum(['.', ',']).optional(),
  /** Which of day and month dates write first, where no cell of their column tells. */
  day_order: z.enum(['day-first', 'month-first', 'year-first']).optional(),
  /** Which column of a table its header does not name: each name then stands one column beside its cells, or the last has none. */
  unnamed_column: z.enum(['first', 'last']).optional(),
  /** Over how many days units were sold, where neither a column nor the cells say it; `lifetime` for all that were ever sold. */
  units_window: z
    .union(
      [
        z.literal('lifetime'),
        z.int().min(1).max(366),
        z
          .string()
          .regex(/^\d{1,3}$/)
          .transform(Number)
          .pipe(z.int().min(1).max(366)),
      ],
      {
        error: 'a number of days from 1 to 366, or lifetime',
      },
    )
    .optional(),
})

export type ReadingOptions = z.output<typeof readingOptions>
