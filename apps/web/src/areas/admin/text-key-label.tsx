import classes from './admin.module.css'
import { readableKey } from './readable-key'

/** Where a text belongs and what it means. */
export function TextKeyLabel({ textKey }: { readonly textKey: string }) {
  const { area, meaning } = readableKey(textKey)
  return (
    <span className={classes.key}>
      <span>{area}</span> {meaning}
    </span>
  )
}
