import type { HiddenField } from '@trendee/contract/hidden-fields'

/** Puts a value at the end of a path, through whatever lists lie on the way; what is not there stays away. */
function replaced(data: unknown, steps: readonly string[], value: HiddenField['value']): unknown {
  if (Array.isArray(data)) return data.map((item) => replaced(item, steps, value))
  const [step, ...rest] = steps
  if (typeof data !== 'object' || data === null || step === undefined || !Object.hasOwn(data, step)) return data
  const own = (data as Readonly<Record<string, unknown>>)[step]
  return { ...data, [step]: rest.length === 0 ? value : replaced(own, rest, value) }
}

/**
 * Takes out of an answer what the plan does not show. The answer itself is left as it is: parts of it may be kept for
 * the next one who asks, whose plan may show them.
 */
export function hideFields(data: unknown, fields: readonly HiddenField[]): unknown {
  return fields.reduce((shown, { steps, value }) => replaced(shown, steps, value), data)
}
