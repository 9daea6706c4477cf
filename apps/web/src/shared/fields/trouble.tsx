import { ApiError, type ErrorName } from '@trendee/contract/errors'
import type { TextKey } from '@trendee/contract/texts/texts'
import { useTexts } from '../i18n/use-texts'
import { useErrorText } from '../ui/data-view'
import { clockText, useSecondsUntil } from './countdown'
import classes from './fields.module.css'

/** What was asked, when (milliseconds since 1970), and what came of it. */
interface Asked {
  readonly error: Error | null
  readonly submittedAt: number
}

export type TroubleTexts = Partial<Record<ErrorName, TextKey>>

function waitOf(error: Error | null): number | null {
  return error instanceof ApiError && error.kind === 'too_many_requests' ? error.retryAfterSeconds : null
}

/** Seconds until asking again makes sense. */
export function useWait({ error, submittedAt }: Asked): number {
  const seconds = waitOf(error)
  return useSecondsUntil(seconds === null ? null : submittedAt + seconds * 1000)
}

interface TroubleProps {
  readonly of: Asked
  /** Words of this form for some of the errors. */
  readonly words?: TroubleTexts
}

/** Why a request failed; while the server refuses further tries, how many seconds are left. */
export function Trouble({ of, words }: TroubleProps) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const wait = useWait(of)
  const { error } = of
  const asked = waitOf(error)
  if (error === null || (asked !== null && wait === 0)) return null
  if (asked !== null) {
    return (
      <>
        {/* Said once: a countdown read aloud each second would drown everything else. */}
        <p className="visually-hidden" role="alert">
          {t('sign_in.wait', { time: clockText(asked) })}
        </p>
        <p className={classes.trouble} aria-hidden>
          {t('sign_in.wait', { time: clockText(wait) })}
        </p>
      </>
    )
  }
  const word = error instanceof ApiError ? words?.[error.kind] : undefined
  return (
    <p className={classes.trouble} role="alert">
      {word === undefined ? errorText(error) : t(word)}
    </p>
  )
}
