/** Text behind a JSON string that is open, chunk by chunk, up to the one that closes it. */
export class OpenString {
  private pieces: string[] = []
  private chars = 0
  private opened = false
  /** The last character so far is a backslash that is not escaped itself. */
  private isEscaping = false

  get isOpen(): boolean {
    return this.opened
  }

  get length(): number {
    return this.chars
  }

  /** `text`: the string so far, from its opening quote on. */
  open(text: string): void {
    this.opened = true
    this.isEscaping = slashesBefore(text, text.length) % 2 === 1
  }

  /** Takes the next chunk: whether the string ends in it. */
  add(text: string): boolean {
    this.pieces.push(text)
    this.chars += text.length
    for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', quote + 1)) {
      if (!this.isEscaped(text, quote)) return true
    }
    this.isEscaping = this.isEscaped(text, text.length)
    return false
  }

  /** Gives what was added, and begins anew. */
  take(): string {
    const text = this.pieces.join('')
    this.pieces = []
    this.chars = 0
    this.opened = false
    return text
  }

  private isEscaped(text: string, at: number): boolean {
    const slashes = slashesBefore(text, at)
    return (slashes + (slashes === at && this.isEscaping ? 1 : 0)) % 2 === 1
  }
}

function slashesBefore(text: string, end: number): number {
  let slashes = 0
  while (text[end - 1 - slashes] === '\\') slashes++
  return slashes
}
