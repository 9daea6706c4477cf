import { type ReactNode, useId } from 'react'
import classes from './part.module.css'

interface PartProps {
  readonly title: string
  readonly note?: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One part of the account's page. */
export function Part({ title, note, aside, children }: PartProps) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={`display ${classes.title}`}>
            {title}
          </h2>
          {note !== undefined && <p className={classes.note}>{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}

interface RowProps {
  readonly name: ReactNode
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A line of settings: what it is at the left, the thing itself at the right. */
export function Row({ name, hint, children }: RowProps) {
  return (
    <div className={classes.row}>
      <div>
        <div className={classes.name}>{name}</div>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.thing}>{children}</div>
    </div>
  )
}
