import { describe, expect, it } from 'vitest'
import { type EventOf, type Machine, STATE_TABLES, type StateOf, nextState, stateAfter } from './state-tables'

const MACHINES = Object.keys(STATE_TABLES) as Machine[]
const START: Readonly<Record<Machine, string>> = {
  order: 'pending',
  subscription: 'incomplete',
  invoice: 'draft',
  payment: 'pending',
  refund: 'pending',
  dispute: 'open',
}

describe.each(MACHINES)('the table of %s', (machine) => {
  const table: Readonly<Record<string, Readonly<Record<string, unknown>>>> = STATE_TABLES[machine]
  const states = Object.keys(table)
  const events = Object.keys(table[states[0] ?? ''] ?? {})
  const next = (state: string, event: string) =>
    nextState(machine, state as StateOf<Machine>, event as EventOf<Machine>)

  it('answers every event in every state with a state it has, or a reason', () => {
    for (const state of states) {
      expect(Object.keys(table[state] ?? {}), state).toEqual(events)
      for (const event of events) {
        const to = next(state, event)
        const answers = typeof to === 'object' ? ['already', 'not_yet', 'over'] : states
        expect(answers).toContain(typeof to === 'object' ? to.refused : to)
      }
    }
  })

  it('reaches every state from the first', () => {
    const reached = new Set([START[machine]])
    for (const state of reached) {
      for (const event of events) {
        const to = next(state, event)
        if (typeof to === 'string') reached.add(to)
      }
    }
    expect([...reached].toSorted()).toEqual(states.toSorted())
  })

  it('changes nothing when the same event comes again', () => {
    for (const state of states) {
      for (const event of events) {
        const once = stateAfter(machine, state as StateOf<Machine>, event as EventOf<Machine>)
        expect(stateAfter(machine, once, event as EventOf<Machine>), `${state} ${event}`).toBe(once)
      }
    }
  })
})

describe('money', () => {
  it('that came is not undone by a later word that it failed', () => {
    expect(nextState('payment', 'succeeded', 'failed')).toEqual({ refused: 'over' })
    expect(nextState('order', 'paid', 'declined')).toEqual({ refused: 'over' })
    expect(nextState('order', 'expired', 'paid')).toBe('paid')
  })

  it('cannot be given back before it came, nor charged back twice', () => {
    expect(nextState('payment', 'pending', 'refunded')).toEqual({ refused: 'not_yet' })
    expect(nextState('payment', 'charged_back', 'refunded')).toEqual({ refused: 'over' })
  })
})
