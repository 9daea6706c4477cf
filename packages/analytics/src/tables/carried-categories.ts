import { categoryFamilies } from '@trendee/core/lexicon/category-families'

const quoted = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`
const COVERED = categoryFamilies().flatMap(({ value, covers }) => covers.map((covered) => [covered, value] as const))

/** SQL: the secondary category of a record, and the broad one that covers it. */
export const CARRIED_CATEGORIES = `arrayDistinct([toString(secondary_category), transform(toString(secondary_category),
  ${quoted(COVERED.map(([covered]) => covered))}, ${quoted(COVERED.map(([, head]) => head))}, toString(secondary_category))])`
