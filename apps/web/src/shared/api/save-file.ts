/** Hands a blob to the browser's download. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has been handed over; a later tick lets the browser take the address first.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
