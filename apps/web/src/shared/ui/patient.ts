const AGAIN_MS = 3_000

/**
 * Loads a part of the page that a reader has asked for, again and again while there is no network: it comes late, and what
 * stands on the page stays. A part that is gone because there is a new version loads the page anew (`missing-chunk.ts`).
 */
export function patient<Part>(load: () => Promise<Part>, againMs = AGAIN_MS): () => Promise<Part> {
  const loadAgain = (): Promise<Part> =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, againMs))
      return loadAgain()
    })
  return loadAgain
}
