import { useState } from 'react'

/** When the part of the page that asks was opened, in unix seconds; what is valid is judged by it. */
export function useOpenedAt(): number {
  const [openedAt] = useState(() => Date.now() / 1000)
  return openedAt
}
