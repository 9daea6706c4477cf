import classes from './admin.module.css'
import { keyWords } from './key-words'

/** Where a text belongs and what it means. */
export function TextKeyWords({ textKey }: { readonly textKey: string }) {
  const { area, meaning } = keyWords(textKey)
  return (
    <span className={classes.key}>
      <span>{area}</span> {meaning}
    </span>
  )
}
