import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import classes from './bar-list.module.css'

export interface BarItem {
  readonly id: string
  readonly name: string
  /** 0–1 of the longest bar. */
  readonly fraction: number
  readonly value: ReactNode
  readonly extra?: ReactNode
  readonly hex?: string | null
  readonly isChosen?: boolean
  readonly onChoose?: () => void
  /** The address of the list that its name leads to. */
  readonly to?: string
}

/** Names with a thin bar under each; a name that can be chosen is a button, one that leads somewhere a link. */
export function BarList({ items, label }: { readonly items: readonly BarItem[]; readonly label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={classes.item} data-chosen={item.isChosen || undefined}>
          {item.to !== undefined ? (
            <Link to={item.to} className={classes.row}>
              <Row item={item} />
            </Link>
          ) : item.onChoose === undefined ? (
            <div className={classes.row}>
              <Row item={item} />
            </div>
          ) : (
            <button type="button" className={classes.row} aria-pressed={item.isChosen ?? false} onClick={item.onChoose}>
              <Row item={item} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Row({ item }: { readonly item: BarItem }) {
  return (
    <>
      <span className={classes.name}>
        {item.hex !== undefined && item.hex !== null && <Swatch hex={item.hex} />}
        {item.name}
      </span>
      <span className={classes.value}>{item.value}</span>
      {item.extra !== undefined && <span className={classes.extra}>{item.extra}</span>}
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${Math.max(1, item.fraction * 100)}%` }} />
      </span>
    </>
  )
}

/** A small disc of a colour. */
export function Swatch({ hex }: { readonly hex: string }) {
  return <span className={classes.swatch} style={{ background: hex }} aria-hidden />
}
