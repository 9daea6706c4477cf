import type { NamedRecord } from '@trendee/analytics/dashboard/named-records'
import type { RecordCard } from '@trendee/contract/stars/star-list'
import type { RecordKind } from '@trendee/core/stars/star-kinds'
import type { Call } from '../http/handler'
import { namedRecord } from './named-record'
import { Photos, type Pictured, pictureAddress } from './picture-address'

interface Key<Kind extends RecordKind = RecordKind> {
  readonly kind: Kind
  readonly id: string
}

/** What the picture of a record is asked by; `null` for a kind that is no single thing. */
function pictured({ kind, id }: Key): Pictured | null {
  if (kind === 'post' || kind === 'look') return { kind, id }
  if (kind !== 'product') return null
  const dot = id.indexOf('.')
  return { kind: id.slice(0, dot), id: id.slice(dot + 1) }
}

/** Cards of records of several kinds, in the order of their keys: one question for each kind, one for the photographs. */
export async function recordCards<Kind extends RecordKind>(
  runtime: Call['runtime'],
  keys: readonly Key<Kind>[],
): Promise<(RecordCard & { readonly kind: Kind })[]> {
  const kinds = [...new Set(keys.map(({ kind }) => kind))]
  const named = new Map<RecordKind, ReadonlyMap<string, NamedRecord>>()
  const [photos] = await Promise.all([
    Photos.of(
      runtime.analytics,
      keys.flatMap((key) => pictured(key) ?? []),
    ),
    ...kinds.map(async (kind) => {
      const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id)
      named.set(kind, await namedRecord(runtime, kind, ids))
    }),
  ])
  return keys.map((key) => cardOf(key, named.get(key.kind)?.get(key.id), photos))
}

function cardOf<Kind extends RecordKind>(
  key: Key<Kind>,
  record: NamedRecord | undefined,
  photos: Photos,
): RecordCard & { readonly kind: Kind } {
  const { kind, id } = key
  const thing = pictured(key)
  const shown =
    record === undefined
      ? null
      : thing !== null
        ? photos.shown(thing)
        : kind === 'trend'
          ? ({ picture: pictureAddress('trend', `${id}.0`), picture_kind: 'illustration' } as const)
          : null
  return {
    kind,
    id,
    name: record?.name ?? null,
    name_zh: record?.name_zh ?? null,
    platform: record?.platform ?? '',
    by: record?.by ?? '',
    type: record?.type ?? '',
    picture: shown?.picture ?? null,
    picture_kind: shown?.picture_kind ?? null,
  }
}
