import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { Language } from '@trendee/core/language/languages'
import type { WrittenSentence } from '@trendee/core/sentences/written-text'
import type { Call } from '../http/handler'

type Answer = Pick<OutputOf<typeof CONTRACT.ai.highlight>, 'language' | 'source' | 'reason' | 'model' | 'sentences'>

interface Asked {
  readonly language: Language
  /** False: in the platform's own words. */
  readonly rewording: boolean
}

export function sentencesAnswer(sentences: readonly WrittenSentence[]): Answer['sentences'] {
  return sentences.map(({ about, parts }) => ({ about, parts: [...parts] }))
}

/** Sentences as they are answered: in a language model's words where there is one and they say the same. */
export async function writtenAnswer(
  sentences: readonly WrittenSentence[],
  names: readonly string[],
  { language, rewording }: Asked,
  { providers, state, account }: Call,
): Promise<Answer> {
  const own = (reason: Answer['reason']): Answer => ({
    language,
    source: 'built_in',
    reason,
    model: '',
    sentences: sentencesAnswer(sentences),
  })
  const model = providers.languageModel
  if (model === null || account === null) return own('not_configured')
  if (!rewording || sentences.length === 0) return own('not_asked')
  const accountId = account.accountId
  const outcome = await state.rewordings.ask({ model, language, sentences, names, accountId })
  if (outcome.sentences === null) return own(outcome.reason)
  return { language, source: 'model', reason: '', model: model.name, sentences: sentencesAnswer(outcome.sentences) }
}
