/** Why an event changes nothing: it is in effect, what it follows is still to come, or what it is about has ended. */
export type Refusal = 'already' | 'not_yet' | 'over'

export interface Refused {
  readonly refused: Refusal
}

const already: Refused = { refused: 'already' }
const notYet: Refused = { refused: 'not_yet' }
const over: Refused = { refused: 'over' }

/**
 * Every state of everything that money moves through, and what each event makes of it: the next state, or why not. A row
 * has all events of its table, so that nothing is left to a default.
 */
export const STATE_TABLES = {
  order: {
    pending: { paid: 'paid', refunded: notYet, declined: 'declined', expired: 'expired' },
    declined: { paid: 'paid', refunded: notYet, declined: already, expired: 'expired' },
    // Money that comes late has come.
    expired: { paid: 'paid', refunded: notYet, declined: over, expired: already },
    // A renewal pays it again; a renewal that is declined leaves it paid.
    paid: { paid: already, refunded: 'refunded', declined: over, expired: over },
    // A refund that the bank sends back leaves the money here.
    refunded: { paid: 'paid', refunded: already, declined: over, expired: over },
  },
  subscription: {
    incomplete: { paid: 'active', failed: already, ending: 'ending', resumed: notYet, ended: 'cancelled' },
    active: { paid: already, failed: 'past_due', ending: 'ending', resumed: already, ended: 'cancelled' },
    past_due: { paid: 'active', failed: already, ending: 'ending', resumed: already, ended: 'cancelled' },
    ending: { paid: already, failed: already, ending: already, resumed: 'active', ended: 'cancelled' },
    cancelled: { paid: over, failed: over, ending: over, resumed: over, ended: already },
  },
  invoice: {
    draft: { issued: 'open', paid: notYet, voided: 'void', given_up: notYet, credited: notYet, restored: notYet },
    open: {
      issued: already,
      paid: 'paid',
      voided: 'void',
      given_up: 'uncollectible',
      credited: notYet,
      restored: notYet,
    },
    paid: { issued: already, paid: already, voided: over, given_up: over, credited: 'credited', restored: already },
    uncollectible: {
      issued: already,
      paid: 'paid',
      voided: 'void',
      given_up: already,
      credited: notYet,
      restored: notYet,
    },
    void: { issued: over, paid: over, voided: already, given_up: over, credited: over, restored: over },
    credited: { issued: already, paid: over, voided: over, given_up: over, credited: already, restored: 'paid' },
  },
  payment: {
    pending: {
      action_needed: 'action_needed',
      succeeded: 'succeeded',
      failed: 'failed',
      part_refunded: notYet,
      refunded: notYet,
      refund_failed: notYet,
      dispute_lost: notYet,
    },
    action_needed: {
      action_needed: already,
      succeeded: 'succeeded',
      failed: 'failed',
      part_refunded: notYet,
      refunded: notYet,
      refund_failed: notYet,
      dispute_lost: notYet,
    },
    // The same payment can be tried again with another card.
    failed: {
      action_needed: 'action_needed',
      succeeded: 'succeeded',
      failed: already,
      part_refunded: notYet,
      refunded: notYet,
      refund_failed: notYet,
      dispute_lost: notYet,
    },
    succeeded: {
      action_needed: over,
      succeeded: already,
      failed: over,
      part_refunded: 'part_refunded',
      refunded: 'refunded',
      refund_failed: already,
      dispute_lost: 'charged_back',
    },
    part_refunded: {
      action_needed: over,
      succeeded: already,
      failed: over,
      part_refunded: 'part_refunded',
      refunded: 'refunded',
      refund_failed: 'succeeded',
      dispute_lost: 'charged_back',
    },
    refunded: {
      action_needed: over,
      succeeded: over,
      failed: over,
      part_refunded: 'part_refunded',
      refunded: already,
      refund_failed: 'succeeded',
      dispute_lost: 'charged_back',
    },
    charged_back: {
      action_needed: over,
      succeeded: over,
      failed: over,
      part_refunded: over,
      refunded: over,
      refund_failed: over,
      dispute_lost: already,
    },
  },
  refund: {
    pending: { succeeded: 'succeeded', failed: 'failed' },
    // A bank can send back what it had taken.
    succeeded: { succeeded: already, failed: 'failed' },
    failed: { succeeded: over, failed: already },
  },
  dispute: {
    open: { won: 'won', lost: 'lost' },
    won: { won: already, lost: over },
    lost: { won: over, lost: already },
  },
} as const

type Tables = typeof STATE_TABLES
export type Machine = keyof Tables
export type StateOf<M extends Machine> = keyof Tables[M] & string
export type EventOf<M extends Machine> = {
  [S in keyof Tables[M]]: keyof Tables[M][S] & string
}[keyof Tables[M]]

/** What an event makes of a state: the next one, or why it changes nothing. */
export function nextState<M extends Machine>(machine: M, state: StateOf<M>, event: EventOf<M>): StateOf<M> | Refused {
  const table = STATE_TABLES[machine] as unknown as Record<string, Record<string, StateOf<M> | Refused>>
  const next = table[state]?.[event]
  if (next === undefined) throw new Error(`${machine} has no ${event} in ${state}`)
  return next
}

/** The state after an event; the same one where it is refused. */
export function stateAfter<M extends Machine>(machine: M, state: StateOf<M>, event: EventOf<M>): StateOf<M> {
  const next = nextState(machine, state, event)
  return typeof next === 'object' ? state : next
}
