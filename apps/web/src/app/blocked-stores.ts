/** Keeps texts as long as the page is open. */
function memoryStore(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** In a browser that lets no page keep anything the app works all the same, and forgets with the tab. */
export function replaceBlockedStores(page: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[name].getItem('')
    } catch {
      Object.defineProperty(page, name, { value: memoryStore(), configurable: true })
    }
  }
}
