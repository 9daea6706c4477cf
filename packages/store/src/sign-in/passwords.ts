import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's defaults (19 MiB, 2 passes), as OWASP recommends for interactive sign-in. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** A hash of nothing anyone types, compared when no account exists: both answers take the same time. */
const NOBODY = hash('no account has this password: 6f1d0c')

/** False for a wrong password and for no stored hash alike, in the same time. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await NOBODY), password)
  return storedHash !== null && isRight
}
