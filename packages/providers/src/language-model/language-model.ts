import { setTimeout as sleep } from 'node:timers/promises'
import { fieldsOf, numberOf, textOf } from '../http/answer-fields'
import { askService, type Fetch } from '../http/ask-service'
import { ProviderError } from '../provider-error'

/** Calls of a day that this installation pays for. */
export interface CallBounds {
  readonly account: number
  readonly all: number
}

export interface ModelQuestion {
  readonly system: string
  readonly user: string
  /** Bound of the answer, in the model's own measure. */
  readonly mostTokens: number
  /** Ends all tries. */
  readonly signal: AbortSignal
}

/** What a model answered, and what the provider counted for it: question and answer together. */
export interface ModelAnswer {
  readonly text: string
  readonly tokens: number
}

/** A service that answers in words. */
export interface LanguageModel {
  /** As the provider calls it. */
  readonly name: string
  readonly callsPerDay: CallBounds
  /**
   * Asks for JSON. What may pass is tried again, a little later each time.
   * @throws ProviderError `refused` (key, balance, question), `unavailable`; the signal's own reason once it has ended.
   */
  ask(question: ModelQuestion): Promise<ModelAnswer>
}

export interface LanguageModelSettings {
  readonly key: string
  /** `https://api.deepseek.com`, without `/chat/completions`. */
  readonly baseUrl: string
  readonly name: string
  readonly callsPerDay: CallBounds
  readonly fetch: Fetch
  readonly timeoutMs?: number
  /** Waits before each further try. */
  readonly waitsMs?: readonly number[]
}

const TIMEOUT_MS = 12_000
const WAITS_MS = [800, 2500]
/** A longer answer than any that is asked for. */
const LONGEST_TEXT = 20_000

/** Chat completions as OpenAI, DeepSeek and servers of open models speak them. */
export function createLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const { key, baseUrl, name, callsPerDay, fetch, timeoutMs = TIMEOUT_MS, waitsMs = WAITS_MS } = settings
  const askOnce = async ({ system, user, mostTokens, signal }: ModelQuestion): Promise<ModelAnswer> => {
    const { status, body } = await askService({
      provider: 'language-model',
      fetch: (url, init) =>
        fetch(url, { ...init, signal: AbortSignal.any([signal, ...(init.signal ? [init.signal] : [])]) }),
      url: `${baseUrl}/chat/completions`,
      init: {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          model: name,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          response_format: { type: 'json_object' },
          max_tokens: mostTokens,
          temperature: 0.3,
          stream: false,
        }),
      },
      timeoutMs,
    })
    return answerOf(status, body)
  }
  return {
    name,
    callsPerDay,
    ask: async (question) => {
      for (const wait of waitsMs) {
        try {
          return await askOnce(question)
        } catch (error) {
          question.signal.throwIfAborted()
          if (!(error instanceof ProviderError) || error.reason !== 'unavailable') throw error
        }
        await sleep(wait, undefined, { signal: question.signal })
      }
      return askOnce(question)
    },
  }
}

function answerOf(status: number, body: unknown): ModelAnswer {
  // 401 a wrong key, 402 no balance, 400 and 422 a question that it does not take.
  if (status !== 200) throw new ProviderError('language-model', 'refused', `HTTP ${status}`)
  const fields = fieldsOf(body) ?? {}
  const choices = fields['choices']
  const choice = fieldsOf(Array.isArray(choices) ? choices[0] : null) ?? {}
  const text = textOf(fieldsOf(choice['message']) ?? {}, 'content')
  if (text === null || text.length > LONGEST_TEXT)
    throw new ProviderError('language-model', 'unavailable', 'an answer without text')
  return { text, tokens: numberOf(fieldsOf(fields['usage']) ?? {}, 'total_tokens') ?? 0 }
}
