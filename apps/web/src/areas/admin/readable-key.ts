/** `area.meaning` as two words, which nobody takes for a text that was not found. */
export function readableKey(key: string): { readonly area: string; readonly meaning: string } {
  const [area = '', ...rest] = key.split('.')
  return { area, meaning: rest.join(' ').replaceAll('_', ' ') }
}
