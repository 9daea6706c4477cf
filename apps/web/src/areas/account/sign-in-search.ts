import { oneOf, searchCodec, textUpTo } from '../../shared/url/search-codec'
import { METHODS } from './sign-in-methods'

/** Longer than any code of a partner; the server says what it thinks of one that is too long. */
const sentBack = textUpTo(4000)

/** `by`: the chosen way in. The others are what partners send back. */
export const signInSearch = searchCodec({
  by: oneOf([...METHODS, 'forgotten']),
  authorization_code: sentBack,
  code: sentBack,
  state: sentBack,
  error: sentBack,
  partner: sentBack,
})
