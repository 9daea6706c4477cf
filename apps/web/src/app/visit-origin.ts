/** Keeps who sent the reader (`utm_source`, `ucode`), for the sign-up that may follow. */
export function keepOrigin(query: string): void {
  const params = new URLSearchParams(query)
  for (const name of ['utm_source', 'ucode']) {
    const value = params.get(name)
    if (value) localStorage.setItem(name, value)
  }
}
