import { expect, it } from 'vitest'
import { handlers } from '../api/handlers'
import { recordingHandlers } from './recorded-inputs'

/** What a handler of one endpoint is seen to read; the others are never called. */
async function readBy(own: (input: Readonly<Record<string, unknown>>) => unknown): Promise<string[]> {
  const { handlers: recording, read } = recordingHandlers({
    ...handlers,
    filters: { ...handlers.filters, index: ((input: never) => own(input)) as never },
  })
  await recording.filters.index({ platform: 'shein', region: 'US' } as never, {} as never)
  return [...(read.get('filters.index') ?? [])]
}

it.each<[string, (input: Readonly<Record<string, unknown>>) => unknown, string[]]>([
  ['a field by its name', (input) => input['platform'], ['platform']],
  ['fields that are taken apart', ({ platform, region }) => [platform, region], ['platform', 'region']],
  ['a field that is not there', (input) => input['gender'], ['gender']],
  ['nothing of a copy', (input) => ({ ...input })['platform'], []],
  ['nothing of the rest', ({ platform, ...rest }) => [platform, rest['region']], ['platform']],
  ['no field of what is serialised', (input) => JSON.stringify(input), ['toJSON']],
  ['what is read after a copy was made', (input) => [{ ...input }, input['region']], ['region']],
])('notes %s', async (_what, own, fields) => {
  expect(await readBy(own)).toEqual(fields)
})
