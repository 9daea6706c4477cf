/**
 * A hash over several texts: FNV-1a, 32 bits, over UTF-16 units. Enough to see that the texts of one product are others
 * than before. A hash of `node:crypto` costs a tenth of the whole reading more.
 */
export class TextHash {
  value = 0x811c_9dc5

  add(text: string): void {
    let { value } = this
    for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x0100_0193)
    // An end of its own, so that a word that moves from one text to the next is seen.
    this.value = Math.imul(value ^ 0x1_0000, 0x0100_0193)
  }
}

/** Text that is part of a longer one keeps all of that in memory; this is a copy without the rest. */
export function ownText(text: string): string {
  return Buffer.from(text).toString()
}
