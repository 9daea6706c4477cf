import { ApiError, type ErrorName } from '@trendee/contract/errors'
import type { TextKey } from '@trendee/contract/texts/texts'

/** Texts by what the server finds wrong: the reason where it gives one, else the field. */
const WORDS: Readonly<Record<string, TextKey>> = {
  short: 'password.short',
  long: 'password.long',
  common: 'password.common',
  own: 'password.own',
  taken: 'bindings.taken',
  old_password: 'password.wrong',
  password: 'password.wrong',
  code: 'code.wrong',
  proof_code: 'code.wrong',
  email: 'code.no_email',
  mobile: 'code.no_mobile',
}

/** The words for a refused change of password or address, as a form's `Trouble` takes them. */
export function refusalTexts(error: Error | null): Partial<Record<ErrorName, TextKey>> {
  if (!(error instanceof ApiError)) return {}
  const { because, field } = error.data ?? {}
  const word = [because, field].map((name) => (typeof name === 'string' ? WORDS[name] : undefined)).find(Boolean)
  return word === undefined ? {} : { [error.kind]: word }
}

/** Whether the server requires a field that the form did not ask for. */
export function isAskedFor(error: Error | null, field: string): boolean {
  return error instanceof ApiError && error.kind === 'bad_input' && error.data?.['field'] === field
}
