import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the stand-in answers from now on: in other words (`well`), with a number more (`adds`), as something else than asked
 * (`other`), never (`hangs`), or with a status.
 */
export type ModelMood = 'well' | 'adds' | 'other' | 'hangs' | number

/** A language model on this machine: it takes what the real ones take, counts what it is asked, and answers by its mood. */
export interface ModelServer {
  readonly baseUrl: string
  readonly key: string
  /** What it was asked, the oldest first. */
  readonly asked: readonly { readonly model: string; readonly sentences: readonly string[] }[]
  /** The mood of all further answers, or of the next ones in turn with the last for the rest. */
  set(...moods: readonly ModelMood[]): void
  close(): Promise<void>
}

const KEY = 'sk-stand-in'
const TOKENS = 321

export async function startModelServer(): Promise<ModelServer> {
  const asked: { model: string; sentences: readonly string[] }[] = []
  let moods: ModelMood[] = ['well']
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const say = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      const { url, method, headers } = request
      if (method !== 'POST' || url !== '/v1/chat/completions') return say(404, { error: { message: 'not found' } })
      if (headers.authorization !== `Bearer ${KEY}`) return say(401, { error: { message: 'wrong key' } })
      const question = questionOf(Buffer.concat(pieces).toString('utf8'))
      if (question === null) return say(400, { error: { message: 'no question' } })
      asked.push(question)
      const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? 'well'
      if (mood === 'hangs') return undefined
      if (typeof mood === 'number') return say(mood, { error: { message: 'not now' } })
      const content = mood === 'other' ? 'As a language model I would rather not.' : reworded(question.sentences, mood)
      return say(200, {
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
        usage: { total_tokens: TOKENS },
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key: KEY,
    asked,
    set: (...next) => void (moods = [...next]),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** JSON mode is refused by the real ones where no message says so. */
function questionOf(text: string): { model: string; sentences: readonly string[] } | null {
  try {
    const { model, messages, response_format: format, max_tokens: most } = JSON.parse(text)
    if (format?.type === 'json_object' && !messages.some(({ content }: { content: string }) => /json/i.test(content)))
      return null
    if (typeof model !== 'string' || !(most > 0)) return null
    return { model, sentences: JSON.parse(messages.at(-1).content).sentences }
  } catch {
    return null
  }
}

/** The same in other words: a word in front, which every sentence bears; and where it adds, a number behind. */
function reworded(sentences: readonly string[], mood: 'well' | 'adds'): string {
  return JSON.stringify({
    sentences: sentences.map((sentence) => {
      const isChinese = /\p{Script=Han}/u.test(sentence)
      const begun = isChinese ? `数据显示，${sentence}` : `In short: ${sentence}`
      return mood === 'well' ? begun : begun.replace(/[.。]$/, isChinese ? '，共七家。' : ', in 7 shops.')
    }),
  })
}
