import type { MAPPED_PLATFORMS } from '@trendee/core/imports/mappable-fields'

export type Network = (typeof MAPPED_PLATFORMS)['posts'][number]

/** The page of a post, with its own code. */
const POST_PAGES: Readonly<Record<Network, RegExp>> = {
  instagram: /instagram\.com\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]+)/i,
  tiktok: /tiktok\.com\/@[\w.]+\/(?:video|photo)\/(\d+)/i,
}

/** The code by which a network's own address of a post names it; null where the link is none of its posts. */
export function codeOfPost(url: string, network: Network): string | null {
  return POST_PAGES[network].exec(url)?.[1] ?? null
}

/** Whether a link leads to the page of a post, and not to a picture or a profile. */
export function isPostLink(url: string): boolean {
  return Object.values(POST_PAGES).some((page) => page.test(url))
}
