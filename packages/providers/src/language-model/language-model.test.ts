import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../testing/model-server'
import { type LanguageModelSettings, createLanguageModel } from './language-model'
import { modelSettingsOf } from './model-settings'

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.close())

function model(changes: Partial<LanguageModelSettings> = {}) {
  return createLanguageModel({
    key: server.key,
    baseUrl: server.baseUrl,
    name: 'm-1',
    callsPerDay: { account: 5, all: 9 },
    fetch,
    waitsMs: [1, 1],
    ...changes,
  })
}
const question = (signal = new AbortController().signal) => ({
  system: 'Answer with JSON.',
  user: JSON.stringify({ sentences: ['Up 31%.'] }),
  mostTokens: 50,
  signal,
})

describe('a language model', () => {
  it('answers in words, and says what was counted', async () => {
    expect(await model().ask(question())).toEqual({ text: '{"sentences":["In short: Up 31%."]}', tokens: 321 })
    expect(server.asked).toEqual([{ model: 'm-1', sentences: ['Up 31%.'] }])
  })

  it.each([429, 500, 503])('is asked again after %i, three times in all', async (status) => {
    server.set(status, status, 'well')
    expect((await model().ask(question())).tokens).toBe(321)
    expect(server.asked).toHaveLength(3)
    server.set(status)
    await expect(model().ask(question())).rejects.toMatchObject({ reason: 'unavailable', detail: `HTTP ${status}` })
    expect(server.asked).toHaveLength(6)
  })

  it.each([400, 402])('is asked once where it refuses with %i', async (status) => {
    server.set(status)
    await expect(model().ask(question())).rejects.toMatchObject({ reason: 'refused', detail: `HTTP ${status}` })
    expect(server.asked).toHaveLength(1)
  })

  it('refuses a wrong key without telling it', async () => {
    const refused = model({ key: 'sk-secret' }).ask(question())
    await expect(refused).rejects.toMatchObject({
      reason: 'refused',
      message: expect.not.stringContaining('sk-secret'),
    })
  })

  it('is waited for no longer than agreed, each time', async () => {
    server.set('hangs')
    await expect(model({ timeoutMs: 30 }).ask(question())).rejects.toMatchObject({ reason: 'unavailable' })
    expect(server.asked).toHaveLength(3)
  })

  it('is let go by the caller’s signal, and not asked again', async () => {
    server.set('hangs')
    const caller = new AbortController()
    const asked = model().ask(question(caller.signal))
    const ended = asked.catch((error: unknown) => error)
    await expect.poll(() => server.asked).toHaveLength(1)
    caller.abort(new Error('gone'))
    expect(await ended).toMatchObject({ message: 'gone' })
    expect(server.asked).toHaveLength(1)
  })

  it('answers nothing where it says nothing', async () => {
    const silent = model({ fetch: () => Promise.resolve(Response.json({ choices: [] })), waitsMs: [] })
    await expect(silent.ask(question())).rejects.toMatchObject({ detail: 'an answer without text' })
  })
})

describe('its settings', () => {
  it('are DeepSeek’s where nothing else is said, and none without a key', () => {
    expect(modelSettingsOf({}, fetch)).toBeNull()
    expect(modelSettingsOf({ LANGUAGE_MODEL_BASE_URL: 'ftp://x' }, fetch)).toBeNull()
    expect(modelSettingsOf({ LANGUAGE_MODEL_KEY: 'k' }, fetch)).toMatchObject({
      baseUrl: 'https://api.deepseek.com',
      name: 'deepseek-chat',
      callsPerDay: { account: 100, all: 2000 },
    })
    expect(
      modelSettingsOf(
        {
          LANGUAGE_MODEL_KEY: 'k',
          LANGUAGE_MODEL_BASE_URL: 'http://localhost:11434/v1/',
          LANGUAGE_MODEL_NAME: 'own',
          LANGUAGE_MODEL_CALLS_PER_ACCOUNT: '3',
          LANGUAGE_MODEL_CALLS_PER_DAY: '0',
        },
        fetch,
      ),
    ).toMatchObject({ baseUrl: 'http://localhost:11434/v1', name: 'own', callsPerDay: { account: 3, all: 0 } })
  })

  it.each([
    ['LANGUAGE_MODEL_BASE_URL', 'http://models.example/v1'],
    ['LANGUAGE_MODEL_BASE_URL', 'https://user:word@models.example'],
    ['LANGUAGE_MODEL_BASE_URL', 'models.example'],
    ['LANGUAGE_MODEL_CALLS_PER_DAY', 'many'],
    ['LANGUAGE_MODEL_CALLS_PER_ACCOUNT', '-1'],
  ])('refuse %s %s at the start', (name, value) => {
    expect(() => modelSettingsOf({ LANGUAGE_MODEL_KEY: 'k', [name]: value }, fetch)).toThrow(name)
  })
})
