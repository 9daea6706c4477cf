/** Collects rows as lines of JSONCompactEachRow; encoding one long string at a time keeps the copies few. */
export class JsonLines {
  private parts: string[] = []

  add(row: readonly unknown[]): void {
    this.parts.push(JSON.stringify(row))
  }

  get length(): number {
    return this.parts.length
  }

  /** The lines so far as UTF-8; the collection is empty afterwards. */
  take(): Buffer {
    if (this.parts.length === 0) return Buffer.alloc(0)
    const text = `${this.parts.join('\n')}\n`
    this.parts = []
    return Buffer.from(text)
  }
}
