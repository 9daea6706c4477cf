/**
 * A hash over several texts, exact to 53 bits so that it is a plain number: FNV-1a twice, from different starts and with
 * different primes, over UTF-16 units.
 */
export class TextHash {
  private high = 0x811c_9dc5
  private low = 0x1234_5677

  add(text: string): void {
    let { high, low } = this
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index)
      high = Math.imul(high ^ unit, 0x0100_0193)
      low = Math.imul(low ^ unit, 0x85eb_ca6b)
      // Else the low bits would depend on the low bits of the units alone.
      low ^= low >>> 15
    }
    // An end of its own, so that a word that moves from one text to the next is seen.
    this.high = Math.imul(high ^ 0x1_0000, 0x0100_0193)
    this.low = Math.imul(low ^ 0x1_0000, 0x85eb_ca6b)
  }

  get value(): number {
    return (this.high >>> 0) * 0x20_0000 + (this.low >>> 11)
  }
}

/** Text that is part of a longer one keeps all of that in memory; this is a copy without the rest. */
export function ownText(text: string): string {
  return Buffer.from(text).toString()
}
