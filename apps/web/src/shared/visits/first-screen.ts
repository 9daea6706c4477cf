import { useSyncExternalStore } from 'react'

/** What can wait, waits for the first screen: its own requests go first. */

let isDrawn = false
const waiting = new Set<() => void>()

/** To be called once a screen stands in the document. */
export function screenRendered(): void {
  if (isDrawn) return
  // The frame after next: by then the browser has painted it.
  requestAnimationFrame(() => requestAnimationFrame(firstScreenDrew))
}

function firstScreenDrew(): void {
  if (isDrawn) return
  isDrawn = true
  performance.mark('first-screen')
  for (const run of waiting) run()
}

function onFirstScreen(run: () => void): () => void {
  waiting.add(run)
  return () => waiting.delete(run)
}

export function afterFirstScreen(run: () => void): void {
  if (isDrawn) run()
  else onFirstScreen(run)
}

/** Whether the first screen has been drawn: for requests of the frame around it. */
export function useFirstScreenDrawn(): boolean {
  return useSyncExternalStore(onFirstScreen, () => isDrawn)
}
