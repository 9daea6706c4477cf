import type { Feed, FeedOptions, RowSink } from './feed'

export type JsonObject = Readonly<Record<string, unknown>>

/** What a feed of nested JSON objects must say. */
export interface ItemFeedPlan {
  readonly id: string
  readonly title: { readonly en: string; readonly zh: string }
  /** Keys that every item has. */
  readonly keys: readonly string[]
  /** What the keys alone do not tell. */
  fits?(item: JsonObject): boolean
  open(options: FeedOptions): (item: JsonObject, sink: RowSink) => void
}

/** Makes a Feed of JSON items whose values are nested too deeply for a table. */
export function itemFeed(plan: ItemFeedPlan): Feed {
  return {
    id: plan.id,
    title: plan.title,
    looksFor: {
      en: `JSON items with the keys ${plan.keys.join(', ')}`,
      zh: `含有键 ${plan.keys.join('、')} 的 JSON 条目`,
    },
    layouts: ['json'],
    columnsIn(sample) {
      const [item] = sample.layout === 'json' ? sample.items.map(asObject).filter((one) => one !== null) : []
      if (item === undefined) return null
      const missing = plan.keys.filter((key) => !(key in item))
      return { present: plan.keys.length - missing.length, missing }
    },
    recognises(sample) {
      if (sample.layout !== 'json') return false
      return sample.items.some((item) => {
        const object = asObject(item)
        return object !== null && plan.keys.every((key) => key in object) && (plan.fits?.(object) ?? true)
      })
    },
    open(_sample, options) {
      const map = plan.open(options)
      return {
        read(row, sink) {
          const item = asObject(row)
          if (item === null) sink.reject('', 'the item is not an object')
          else map(item, sink)
        },
      }
    },
  }
}

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null
}

/** The objects of a list; what is no list has none. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  if (!Array.isArray(value)) return []
  return value.map((item: unknown) => asObject(item)).filter((item) => item !== null)
}
