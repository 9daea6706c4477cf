import { type ReactNode, useId } from 'react'
import classes from './screen.module.css'

interface ScreenHeadProps {
  readonly title: ReactNode
  /** One line above the title. */
  readonly overline?: ReactNode
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** A screen's title, with its controls at the other end. */
export function ScreenHead({ title, overline, note, children }: ScreenHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        {overline !== undefined && <p className="caps">{overline}</p>}
        <h1 className={`display ${classes.title}`}>{title}</h1>
        {note !== undefined && <p className={classes.note}>{note}</p>}
      </div>
      {children !== undefined && <div className={classes.controls}>{children}</div>}
    </header>
  )
}

interface SectionProps {
  readonly title: string
  /** What its numbers mean. */
  readonly note?: ReactNode
  readonly aside?: ReactNode
  readonly id?: string
  readonly children: ReactNode
}

/** A part of a screen under a hairline. */
export function Section({ title, note, aside, id, children }: SectionProps) {
  const made = useId()
  return (
    <section className={classes.section} id={id ?? made} aria-labelledby={`${made}-title`}>
      <div className={classes.sectionHead}>
        <h2 id={`${made}-title`} className={`display ${classes.sectionTitle}`}>
          {title}
        </h2>
        {aside}
      </div>
      {note !== undefined && <p className={classes.sectionNote}>{note}</p>}
      {children}
    </section>
  )
}

interface FigureProps {
  readonly label: string
  readonly children: ReactNode
  readonly note?: ReactNode
}

/** A number with its name above it. */
export function Figure({ label, children, note }: FigureProps) {
  return (
    <div className={classes.figure}>
      <p className="caps">{label}</p>
      <p className={`display ${classes.number}`}>{children}</p>
      {note !== undefined && <p className={classes.figureNote}>{note}</p>}
    </div>
  )
}
