import { GrowingBytes } from './growing-bytes'
import { type ColumnForm, nativeColumn } from './native-columns'

/** Name and form of each column of a table, in the order of a row's values. */
export type ColumnForms = readonly (readonly [name: string, form: ColumnForm])[]

/** Rows in the engine's Native format, with what an INSERT needs to know of them. */
export interface NativeBlock {
  readonly rows: number
  readonly columns: readonly string[]
  /** `name Type, …` as the engine writes it. */
  readonly structure: string
  readonly bytes: Buffer
}

/** Collects rows column by column; used again after `take`, so that the same room serves every batch. */
export class NativeRows {
  private readonly columns
  private readonly structure: string
  // A thread that reads hands it over as it is.
  private readonly out = new GrowingBytes(true)
  private rows = 0

  constructor(forms: ColumnForms) {
    this.columns = forms.map(([name, form]) => ({ name, column: nativeColumn(form) }))
    this.structure = this.columns.map(({ name, column }) => `${name} ${column.type}`).join(', ')
  }

  get length(): number {
    return this.rows
  }

  /** One value a column, in their order. The last columns may come apart: a row that grows is copied. */
  add(row: readonly unknown[], ...last: readonly unknown[]): void {
    const { columns } = this
    const { length } = row
    for (let index = 0; index < length; index += 1) columns[index]?.column.add(row[index])
    for (let index = 0; index < last.length; index += 1) columns[length + index]?.column.add(last[index])
    this.rows += 1
  }

  /** The rows so far as one block, valid until the next is taken; the collection is empty afterwards. */
  take(): NativeBlock {
    const { out } = this
    out.clear()
    out.varint(this.columns.length)
    out.varint(this.rows)
    for (const { name, column } of this.columns) {
      out.text(name)
      out.text(column.type)
      column.take(out)
    }
    const block = {
      rows: this.rows,
      columns: this.columns.map(({ name }) => name),
      structure: this.structure,
      bytes: out.written(),
    }
    this.rows = 0
    return block
  }

  /** The room of a large block; nothing may be waiting, and the last block taken is valid no longer. */
  giveBackRoom(): void {
    this.out.giveBackRoom()
    for (const { column } of this.columns) column.giveBackRoom()
  }
}
