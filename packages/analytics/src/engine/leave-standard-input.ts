import { closeSync, fstatSync, openSync, statSync } from 'node:fs'
import { devNull } from 'node:os'
import { isatty } from 'node:tty'

const STANDARD_INPUT = 0

/**
 * Puts the null device in the place of the process's standard input, unless that is a terminal. The embedded engine looks
 * there for further rows of each INSERT with data (chdb-core, issue 239): in a shell's loop over a list of files it read
 * the rest of the list away and refused the insert. A program that opens the engine must take its orders elsewhere.
 */
export function leaveStandardInput(): void {
  if (isatty(STANDARD_INPUT) || fstatSync(STANDARD_INPUT).rdev === statSync(devNull).rdev) return
  closeSync(STANDARD_INPUT)
  // The lowest number that is free: the one just closed, unless a thread opened a file in between.
  if (openSync(devNull, 'r') !== STANDARD_INPUT) throw new Error('Standard input could not be left. Start again.')
}
