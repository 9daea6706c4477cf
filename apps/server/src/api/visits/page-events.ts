import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { Call, Handler } from '../../http/handler'
import { unstorableAt } from '../../http/storable-text'

/** Whose visit it is, as far as its session says; an ended one is nobody's. */
async function visitorId({ runtime, state, token }: Call): Promise<string | null> {
  if (token === null || runtime.isLocalToken(token)) return null
  return (await state.access.account(token))?.accountId ?? null
}

function notesOf(text: string): Readonly<Record<string, unknown>> {
  const refuse = () => new ApiError('bad_input', 'notes: must be a JSON object', { field: 'notes' })
  let notes: unknown
  try {
    notes = JSON.parse(text)
  } catch {
    throw refuse()
  }
  const isObject = typeof notes === 'object' && notes !== null && !Array.isArray(notes)
  if (!isObject || unstorableAt(notes) !== null) throw refuse()
  return notes as Readonly<Record<string, unknown>>
}

export const collect: Handler<typeof CONTRACT.visits.collect> = async (input, call) => {
  const notes = notesOf(input.notes)
  const event = {
    event: input.event,
    accountId: await visitorId(call),
    currentPage: input.currentPage,
    previousPage: input.previousPage,
    trackingTag: input.trackingTag,
    notes,
    happenedAt: new Date(),
  }
  call.state.pageEvents.add(event)
  return {}
}

export const clickLog: Handler<typeof CONTRACT.visits.clickLog> = async ({ target, page }, call) => {
  const event = {
    event: 'click',
    accountId: await visitorId(call),
    currentPage: page,
    previousPage: '',
    trackingTag: target,
    notes: {},
    happenedAt: new Date(),
  }
  call.state.pageEvents.add(event)
  return {}
}
