// Programs that each lead a group of their own: whoever ends the group ends also what they started.
import { spawn } from 'node:child_process'

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM']
const leaders = new Set()

export function signalGroup(leader, signal) {
  try {
    process.kill(-leader.pid, signal)
  } catch {
    // All of it has ended already.
  }
}

/** Groups of their own hear nothing of what a terminal tells this one. This process then ends as it would have. */
function passOn(signal) {
  for (const leader of leaders) signalGroup(leader, signal)
  for (const name of SIGNALS) process.off(name, passOn)
  process.kill(process.pid, signal)
}

/** `spawn`, of a program with a group of its own, which a signal that ends this process ends as well. */
export function spawnGroup(program, args, options) {
  const leader = spawn(program, args, { ...options, detached: true })
  // It could not be started: `error` follows.
  if (leader.pid === undefined) return leader
  if (leaders.size === 0) for (const name of SIGNALS) process.on(name, passOn)
  leaders.add(leader)
  leader.on('close', () => {
    leaders.delete(leader)
    if (leaders.size === 0) for (const name of SIGNALS) process.off(name, passOn)
  })
  return leader
}
