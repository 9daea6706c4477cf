/** Longest that the contract takes. */
const LONGEST = 100

export interface Origin {
  readonly utm_source?: string
  readonly ucode?: string
}

/** Who sent the visitor, as kept from the link that brought them; goes with every sign-in that may open an account. */
export function visitOrigin(stored: Pick<Storage, 'getItem'> = localStorage): Origin {
  const source = stored.getItem('utm_source')?.trim().slice(0, LONGEST)
  const ucode = stored.getItem('ucode')?.trim().slice(0, LONGEST)
  return { ...(source ? { utm_source: source } : {}), ...(ucode ? { ucode } : {}) }
}
