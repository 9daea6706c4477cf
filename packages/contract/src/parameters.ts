import { z } from 'zod'
import { observedDayFault } from '@trendee/core/captures/capture-day'
import { ASKED_GENDERS } from '@trendee/core/lexicon/gender-groups'
import { GENDER_GROUPS } from '@trendee/core/lexicon/types'
import { isRegion } from '@trendee/core/regions/region-code'
import { LINES } from '@trendee/core/plans/lines'
import { LEVELS, WINDOWS } from '@trendee/core/trend/vocabulary'

/** Input fields that several endpoints share. The web's URL codec uses the same schemas. */

/**
 * Reads a number that a query string or form holds as text. One number has one spelling: `090`, `9e1`, `0x5a`, `+90`,
 * ` 90` and, for whole numbers, `90.0` are refused, and so is a repeated field.
 */
function numberIn<Schema extends z.ZodType<number>>(spelling: RegExp, schema: Schema) {
  return z.preprocess(
    (value: number | string) => (typeof value === 'string' && spelling.test(value) ? Number(value) : value),
    schema,
  )
}

/** Whole number in a query string or body. */
export function wholeNumber(min: number, max: number) {
  return numberIn(min < 0 ? /^(0|-?[1-9]\d*)$/ : /^(0|[1-9]\d*)$/, z.int().min(min).max(max))
}

/** Number of zero or more in a query string or body, with a decimal point where it has a fraction. */
export function amount(max: number) {
  return numberIn(/^(0|[1-9]\d*)(\.\d+)?$/, z.number().min(0).max(max))
}

/** A name that somebody writes: something of it is seen, and no sign in it turns or hides what stands beside it. */
export function writtenName(most: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'something that can be seen')
    .regex(/^[^\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*$/u, 'no control characters')
}

/** Yes or no in a query string. */
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })

export const paging = {
  page: wholeNumber(1, 100_000).default(1),
  pageSize: wholeNumber(1, 100).default(24),
}

/** For whom trends are asked. */
export const trendGender = z.enum(ASKED_GENDERS).default('all')
export const optionalGender = z.enum(GENDER_GROUPS).optional()
/** ISO 3166-1 alpha-2, `US-CA` for a state, or `world`. One that is none would be answered as a place where nothing happens. */
export const regionCode = z
  .string()
  .regex(/^([A-Z]{2}(-[A-Z0-9]{1,3})?|world)$/, 'a region code such as US, US-CA or world')
  .refine(isRegion, 'a region that exists')
/** ISO 3166-1 alpha-2. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'a country code such as FR')
  .refine(isRegion, 'a country that exists')
export const region = regionCode.default('US')
export const windowDays = numberIn(/^[1-9]\d*$/, z.literal(WINDOWS)).default(30)
export const lineName = z.enum(LINES)
/** What the analytics engine can hold: it takes any other day for the nearest of these, or for none. */
const [FIRST_DAY, LAST_DAY] = ['1970-01-01', '2149-06-06'] as const
/** A day that may be asked about or filed under. */
export const isoDay = z.iso
  .date()
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, `a day from ${FIRST_DAY} to ${LAST_DAY}`)

/** A day in the past that trends are asked for: by the weeks that were over at its end, by both rules. */
export const pastDay = {
  as_of: isoDay.optional(),
  /** Only what had been imported by the end of `as_of`; else also what came later about those weeks. */
  as_known: flag.optional(),
}
export interface PastDay {
  readonly as_of?: string | undefined
  readonly as_known?: boolean | undefined
}

/** A day on which something can have been observed: from 2004 to the day after today. */
export const captureDay = isoDay.refine(
  (day) => observedDayFault(day, Date.now()) === null,
  'a day from 2004-01-01 to tomorrow',
)
/** Unix seconds. */
export const instant = wholeNumber(0, 32_503_680_000)
export const order = z.enum(['asc', 'desc']).default('desc')
export const searchText = z.string().trim().max(100).optional()
/**
 * `measured`: only what was counted; lower bounds, estimates and what has no figure are left out, of the list, of its totals
 * and of what is exported.
 */
export const measuredOnly = z.enum(['measured']).optional()
/** Lower-case words joined by hyphens, as ids of trends, categories and attribute values. */
export const slug = z.string().trim().min(1).max(120)

/** `a,b,c` in a query string, an array in JSON. */
export function commaList<Item extends z.ZodType<string, string>>(item: Item, max: number) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) =>
      (typeof value === 'string' ? value.split(',') : value).map((part) => part.trim()).filter(Boolean),
    )
    .pipe(z.array(item).max(max))
}

/** Levels of trends; none is no filter. */
export const levels = commaList(z.enum(LEVELS), LEVELS.length).optional()
