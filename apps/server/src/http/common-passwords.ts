import { SHORTEST_PASSWORD } from '@trendee/core/access/password-rules'

let loaded: Promise<ReadonlySet<string>> | null = null

/** The commonest passwords of leaked lists that are long enough to be chosen here. */
async function load(): Promise<ReadonlySet<string>> {
  // Half a megabyte, wanted only where somebody chooses a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= SHORTEST_PASSWORD))
}

/** Tells whether a password, in small letters, is one of the commonest. */
export async function commonPasswords(): Promise<(lowerCased: string) => boolean> {
  loaded ??= load()
  const known = await loaded
  return (lowerCased) => known.has(lowerCased)
}
