import { useEffect, useSyncExternalStore } from 'react'

/** What the screens that are drawn call themselves, the innermost last. */
let names: readonly { readonly name: string }[] = []
const listeners = new Set<() => void>()

function replace(next: typeof names): void {
  names = next
  for (const listener of listeners) listener()
}

/** Names the window after the thing that a screen shows, as long as it shows it; an empty name leaves the screen's own. */
export function useScreenTitle(name: string): void {
  useEffect(() => {
    if (name === '') return undefined
    const mine = { name }
    replace([...names, mine])
    return () => replace(names.filter((one) => one !== mine))
  }, [name])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the screen that is drawn calls itself; `undefined` where it does not. */
export function useShownTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => names.at(-1)?.name)
}
