import type { FeedMessage } from './feed-message'
import type { RowTaker } from './raw-rows'

/** Shopify allows 2048 variants; whatever repeats one key longer is no group of a product. */
const MOST_ROWS = 5000

/** Joins rows that follow each other under one key: what they say is one thing. A group is handed on as the list of its rows. */
export class RowGroups implements RowTaker {
  private rows: unknown[] = []
  private lines: number[] = []
  private key = ''

  constructor(
    /** '' of a row that stands alone. */
    private readonly keyOf: (row: unknown) => string,
    private readonly taker: RowTaker,
  ) {}

  row(value: unknown, line: number): void {
    const key = this.keyOf(value)
    if (this.rows.length > 0 && this.rows.length < MOST_ROWS && key !== '' && key === this.key) {
      this.rows.push(value)
      this.lines.push(line)
      return
    }
    this.end()
    this.rows = [value]
    this.lines = [line]
    this.key = key
  }

  broken(line: number, reason: FeedMessage, text: string): void {
    this.end()
    this.taker.broken(line, reason, text)
  }

  /** Hands on the last group: no row follows. */
  end(): void {
    const { rows, lines } = this
    const [first] = lines
    this.rows = []
    this.lines = []
    if (first !== undefined) this.taker.row(rows, first, lines)
  }
}
