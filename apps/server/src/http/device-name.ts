import bowser from 'bowser'

/** What people call the thing they sit at: `Chrome on Windows`; empty for what no person sits at. */
export function deviceName(userAgent: string): string {
  // The library refuses an empty text.
  if (userAgent.trim() === '') return ''
  const { browser, os } = bowser.parse(userAgent.slice(0, 1000))
  return [browser.name, os.name].filter(Boolean).join(' on ')
}
