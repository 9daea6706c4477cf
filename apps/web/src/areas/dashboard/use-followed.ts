import type { Endpoint } from '@trendee/contract/endpoint'
import { type EndlessResult, useEndlessEndpoint } from '../../shared/api/use-endpoint'

export interface FollowedPage<Item> {
  readonly list: readonly Item[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** A list of what is followed. */
export type FollowedEntry<Item> = Endpoint<{ page?: unknown; pageSize?: unknown }, unknown, FollowedPage<Item>>

/** As many as one question answers. */
const PAGE = 100

/** What is followed of a kind, page after page; screen and head ask once. */
export function useFollowed<Item>(entry: FollowedEntry<Item>): EndlessResult<FollowedPage<Item>> {
  return useEndlessEndpoint(entry, { pageSize: PAGE })
}

export function listed<Item>(pages: readonly FollowedPage<Item>[]): readonly Item[] {
  return pages.flatMap(({ list }) => list)
}
