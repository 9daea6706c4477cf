import { type Schema, oneOf, searchCodec } from '../../shared/url/search-codec'
import { METHODS } from './sign-in-methods'

const word: Schema<string> = {
  safeParse: (value) =>
    typeof value === 'string' && value !== '' ? { success: true, data: value.slice(0, 400) } : { success: false },
}

/** `by`: the chosen way in. The others are what partners send back. */
export const signInSearch = searchCodec({
  by: oneOf([...METHODS, 'forgotten']),
  authorization_code: word,
  code: word,
  state: word,
  error: word,
  partner: word,
})
