import { LOCAL_KEYS } from '../shared/api/storage-keys'

/** Keeps who sent the reader (`utm_source`, `ucode`), for the sign-up that may follow. */
export function keepOrigin(query: string): void {
  const params = new URLSearchParams(query)
  for (const name of [LOCAL_KEYS.utmSource, LOCAL_KEYS.ucode]) {
    const value = params.get(name)
    if (value) localStorage.setItem(name, value)
  }
}
