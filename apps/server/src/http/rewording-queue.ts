import { createHash } from 'node:crypto'
import type { Language } from '@trendee/core/language/languages'
import { PROMPT_VERSION, rewordingQuestion, takeRewording } from '@trendee/core/rewording/ask-for-rewording'
import type { WrittenSentence } from '@trendee/core/sentences/written-text'
import type { LanguageModel } from '@trendee/providers/language-model/language-model'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type Rewording, keepRewording, keptRewording } from '@trendee/store/rewordings/rewordings'
import { takeAttempt } from '@trendee/store/sign-in/attempts'
import type { AfterAnswerWork } from './after-answer-work'

/** A text with all that its words in another form follow from. */
export interface RewordingOrder {
  readonly model: LanguageModel
  readonly language: Language
  readonly sentences: readonly WrittenSentence[]
  readonly names: readonly string[]
  /** Who asks, and is counted. */
  readonly accountId: string
}

/** The model's words, or why there are none now. */
export type RewordingOutcome =
  | { readonly sentences: readonly WrittenSentence[]; readonly reason: '' }
  | { readonly sentences: null; readonly reason: 'under_way' | 'refused' | 'unavailable' | 'bound_reached' }

interface QueueOptions {
  now(): Date
  logError(error: unknown): void
}

/** A reader waits no longer than this; the model's words are there the next time. */
const WAIT_MS = 2500
/** With all tries. */
const DEADLINE_MS = 30_000
/** After a failure of the service nobody asks it for so long. */
const PAUSE_MS = 60_000
const DAY_SECONDS = 86_400

/**
 * Puts texts into a language model's words, each text once: what came of it is kept, equal questions at the same moment
 * are one, and calls are counted by account and in all.
 */
export class RewordingQueue {
  private readonly underWay = new Map<string, Promise<RewordingOutcome>>()
  private readonly stopped = new AbortController()
  private pausedUntil = 0

  constructor(
    private readonly db: StoreDb,
    private readonly afterAnswers: AfterAnswerWork,
    private readonly options: QueueOptions,
  ) {}

  /** Ends what is under way. */
  stop(): void {
    this.stopped.abort()
  }

  async ask(order: RewordingOrder): Promise<RewordingOutcome> {
    const key = keyOf(order)
    const kept = await keptRewording(this.db, key, this.options.now())
    if (kept !== null) return outcomeOf(kept)
    const work = this.underWay.get(key) ?? this.begin(key, order)
    return Promise.race([work, laterOf(work)])
  }

  private begin(key: string, order: RewordingOrder): Promise<RewordingOutcome> {
    const work = this.work(key, order).finally(() => this.underWay.delete(key))
    this.underWay.set(key, work)
    this.afterAnswers.add(
      work.then(() => undefined),
      this.options.logError,
    )
    return work
  }

  private async work(key: string, order: RewordingOrder): Promise<RewordingOutcome> {
    const { model, accountId, language, sentences, names } = order
    const now = this.options.now()
    if (this.stopped.signal.aborted || now.getTime() < this.pausedUntil)
      return { sentences: null, reason: 'unavailable' }
    const full = await takeAttempt(
      this.db,
      [
        { key: `rewording:account:${accountId}`, tries: model.callsPerDay.account, withinSeconds: DAY_SECONDS },
        { key: 'rewording:all', tries: model.callsPerDay.all, withinSeconds: DAY_SECONDS },
      ],
      now,
    )
    if (full.length > 0) return { sentences: null, reason: 'bound_reached' }
    const signal = AbortSignal.any([this.stopped.signal, AbortSignal.timeout(DEADLINE_MS)])
    try {
      const { text, tokens } = await model.ask({ ...rewordingQuestion(sentences, names, language), signal })
      const taken = takeRewording(sentences, names, text)
      const rewording = { model: model.name, sentences: taken.sentences, fault: taken.fault ?? '', tokens }
      await keepRewording(this.db, key, rewording, this.options.now())
      return outcomeOf(rewording)
    } catch (error) {
      if (!this.stopped.signal.aborted) this.options.logError(error)
      this.pausedUntil = this.options.now().getTime() + PAUSE_MS
      return { sentences: null, reason: 'unavailable' }
    }
  }
}

function outcomeOf({ sentences }: Pick<Rewording, 'sentences'>): RewordingOutcome {
  return sentences === null ? { sentences: null, reason: 'refused' } : { sentences, reason: '' }
}

/** What a reader gets who has waited long enough; without holding the process open once the work is done. */
function laterOf(work: Promise<unknown>): Promise<RewordingOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ sentences: null, reason: 'under_way' }), WAIT_MS)
    const clear = (): void => clearTimeout(timer)
    work.then(clear, clear)
  })
}

function keyOf({ model, language, sentences, names }: RewordingOrder): string {
  const facts = JSON.stringify([PROMPT_VERSION, model.name, language, sentences, names])
  return createHash('sha256').update(facts).digest('hex')
}
