// Programs that each lead a group of their own: whoever ends the group ends also what they started.
import { spawn } from 'node:child_process'

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM']
const leaders = new Set()

export function signalGroup(leader, signal) {
  // It could not be started.
  if (leader.pid === undefined) return
  try {
    process.kill(-leader.pid, signal)
  } catch {
    // All of it has ended already.
  }
}

/** Where this process ends by itself, such as of output that nobody takes any more, nothing of theirs goes on. */
function endAll() {
  for (const leader of leaders) signalGroup(leader, 'SIGKILL')
}

/** Groups of their own hear nothing of what a terminal tells this one. This process then ends as it would have. */
function passOn(signal) {
  for (const leader of leaders) signalGroup(leader, signal)
  release()
  process.kill(process.pid, signal)
}

function hold() {
  for (const name of SIGNALS) process.on(name, passOn)
  process.on('exit', endAll)
}

function release() {
  for (const name of SIGNALS) process.off(name, passOn)
  process.off('exit', endAll)
}

/** `spawn`, of a program with a group of its own, which a signal that ends this process ends as well. */
export function spawnGroup(program, args, options) {
  // Before there is a group: a signal in between would end this process and leave the group behind.
  if (leaders.size === 0) hold()
  const leader = spawn(program, args, { ...options, detached: true })
  leaders.add(leader)
  const forget = () => {
    leaders.delete(leader)
    if (leaders.size === 0) release()
  }
  // One that could not be started has an error and no end.
  leader.on('close', forget).on('error', forget)
  return leader
}
