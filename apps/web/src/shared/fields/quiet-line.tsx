import type { ReactNode } from 'react'
import classes from './fields.module.css'

/** What else can be done, small, under a form. */
export function QuietLine({ children }: { readonly children: ReactNode }) {
  return <p className={classes.quietLine}>{children}</p>
}
