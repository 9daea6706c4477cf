// What a process has used of the processors. User and system time are added everywhere.
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10

/** Milliseconds used by all ended children of this process, and theirs; 0 where the system does not tell. */
export function endedChildrenMs() {
  if (process.platform !== 'linux') return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The program's name stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS
}

/** Milliseconds used by this process and its ended children. */
export function processorMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + endedChildrenMs()
}
