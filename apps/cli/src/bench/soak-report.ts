import { rowsAsText } from '../table'
import { megabytes } from './prepare-world'
import { quantiles } from './request-client'
import type { AcceptedFile } from './soak-feeder'
import type { SoakRows } from './soak-rows'
import type { SoakServer } from './soak-server'
import type { SoakTally } from './soak-tally'

export interface SoakFindings {
  readonly tally: SoakTally
  readonly server: SoakServer
  /** Null where the soak did not come so far. */
  readonly rows: SoakRows | null
  readonly accepted: readonly AcceptedFile[]
  readonly clients: number
  /** How the full disk went; null: it was not tried. */
  readonly full: string | null
}

const EXAMPLE_CHARS = 240
const LOGGED = 5
const ofTable = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ')

/** Prints what a soak found. */
export function printSoak({ tally, server, rows, accepted, clients, full }: SoakFindings): void {
  const say = (line: string) => console.log(line)
  const withdrawn = accepted.filter(({ withdrawal }) => withdrawal === 'acknowledged').length
  say(
    `${tally.answered} requests answered to ${clients} clients and one that imports; ${tally.cutOff} cut off by ${server.kills} kills; ` +
      `${accepted.length} imports acknowledged, ${withdrawn} of them withdrawn`,
  )
  const [first, ...again] = server.memoryAtStart
  say(`full disk: ${full ?? 'not tried (only root may mount a file system of its own, and a short soak ends before)'}`)
  say(
    `memory at the start ${megabytes(first ?? null)}, at each restart ${again.map(megabytes).join(', ')}; at most ` +
      `${megabytes(server.peakMegabytes)}; a restart takes at most ${Math.max(0, ...server.secondsToStart.slice(1)).toFixed(1)} s`,
  )
  say(`refused with good reason: ${tally.refused.size === 0 ? 'none' : ''}`.trimEnd())
  for (const [key, { count }] of tally.refused) say(`  ${key}: ${count} times`)
  say(`errors: ${tally.failed}`)
  for (const [key, { count, example }] of tally.errors) {
    say(`  ${key}: ${count} times; ${example.slice(0, EXAMPLE_CHARS)}`)
  }
  for (const line of server.logged.slice(0, LOGGED)) say(`  logged: ${line.slice(0, 2 * EXAMPLE_CHARS)}`)
  if (rows === null) say('rows: not compared')
  else {
    say(`rows: ${rows.rows} compared; lost: ${ofTable(rows.lost)}; doubled: ${ofTable(rows.doubled)}`)
    say(`derived tables that differ: ${rows.otherwise.join(', ') || 'none'}`)
  }
  const kinds = [...tally.milliseconds].map(([kind, times]) => {
    const { requests, p50, p95 } = quantiles(times)
    return { request: kind, requests, p50: p50.toFixed(0), p95: p95.toFixed(0) }
  })
  for (const line of rowsAsText(kinds, ['request', 'requests', 'p50', 'p95'], 'table')) say(line)
}
