import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'

const STANDARD_INPUT = 0

/**
 * Gives this process an empty standard input. The embedded engine takes whatever it can read there for further rows of an
 * INSERT (chdb-io/chdb-core#239): a program whose input is a pipe would store rows that nobody sent, or fail.
 * Nothing in the process may read standard input, before or after.
 */
export function closeStandardInput(): void {
  closeSync(STANDARD_INPUT)
  // The system gives the lowest free number.
  openSync(devNull, 'r')
}
