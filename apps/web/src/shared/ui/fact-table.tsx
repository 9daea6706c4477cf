import type { ReactNode } from 'react'
import classes from './fact-table.module.css'

export interface FactColumn<Row> {
  readonly header: string
  readonly renderCell: (row: Row) => ReactNode
  /** Words, which stand on the left; numbers stand on the right. */
  readonly isWords?: true
}

interface FactTableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string | number
  /** The first one names the row. */
  readonly columns: readonly [FactColumn<Row>, ...FactColumn<Row>[]]
}

/** A few rows of figures, all of them shown; scrolls sideways where the screen is narrow. */
export function FactTable<Row>({ label, rows, rowId, columns: [first, ...others] }: FactTableProps<Row>) {
  return (
    <div className={classes.box}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {[first, ...others].map(({ header, isWords }) => (
              <th key={header} scope="col" data-words={isWords}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              <th scope="row">{first.renderCell(row)}</th>
              {others.map(({ header, renderCell, isWords }) => (
                <td key={header} data-words={isWords}>
                  {renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
