import { isThisMachine } from '@trendee/core/access/this-machine'
import type { Fetch } from '../http/ask-service'
import { ProviderError } from '../provider-error'
import type { LanguageModelSettings } from './language-model'

const DEEPSEEK = { baseUrl: 'https://api.deepseek.com', name: 'deepseek-chat' }
const CALLS_A_DAY = { account: 100, all: 2000 }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The language model of an installation, `null` without a key.
 * @throws ProviderError `not_configured` where a setting cannot be read, or would send the key in the clear.
 */
export function modelSettingsOf(env: Environment, fetch: Fetch): LanguageModelSettings | null {
  const key = env['LANGUAGE_MODEL_KEY']
  if (!key) return null
  return {
    key,
    baseUrl: baseUrlOf(env['LANGUAGE_MODEL_BASE_URL'] || DEEPSEEK.baseUrl),
    name: env['LANGUAGE_MODEL_NAME'] || DEEPSEEK.name,
    callsPerDay: {
      account: callsOf(env, 'LANGUAGE_MODEL_CALLS_PER_ACCOUNT', CALLS_A_DAY.account),
      all: callsOf(env, 'LANGUAGE_MODEL_CALLS_PER_DAY', CALLS_A_DAY.all),
    },
    fetch,
  }
}

function baseUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
  if (url === null || !isSafe || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new ProviderError('language-model', 'not_configured', 'LANGUAGE_MODEL_BASE_URL is no https address')
  return url.href.replace(/\/+$/, '')
}

function callsOf(env: Environment, name: string, usual: number): number {
  const text = env[name]
  if (!text) return usual
  if (!/^\d{1,7}$/.test(text)) throw new ProviderError('language-model', 'not_configured', `${name} is no whole number`)
  return Number(text)
}
