/** Short ones are guessed; composition rules are not: they make people write `Password1!`. */
export const SHORTEST_PASSWORD = 8
/** Bounds the work of hashing; far beyond any sentence. */
export const LONGEST_PASSWORD = 200

/** Why a password is not taken: too `short`, too `long`, on the list of the commonest, or the account's own name. */
export type PasswordProblem = 'short' | 'long' | 'common' | 'own'

export interface PasswordOwner {
  readonly name?: string | null
  readonly email?: string | null
  /** E.164 */
  readonly mobile?: string | null
}

/** What an attacker who knows the account tries first. */
function ownWords({ name, email, mobile }: PasswordOwner): string[] {
  const digits = mobile?.replace('+', '')
  const words = [name, name?.replaceAll(/\s+/g, ''), email, email?.split('@')[0], mobile, digits, digits?.slice(2)]
  return words.flatMap((word) => (word ? [word.toLowerCase()] : []))
}

/** Checks a new password; `isCommon` is asked about it in small letters. Null: it is taken. */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (lowerCased: string) => boolean,
): PasswordProblem | null {
  const length = Array.from(password).length
  if (length < SHORTEST_PASSWORD) return 'short'
  if (length > LONGEST_PASSWORD) return 'long'
  const lowerCased = password.toLowerCase()
  if (ownWords(owner).includes(lowerCased.trim())) return 'own'
  return isCommon(lowerCased) ? 'common' : null
}
