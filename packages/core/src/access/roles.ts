import type { Line } from '../plans/lines'

/** Role code that opens each line. */
export const ROLE_OF_LINE: Readonly<Record<Line, string>> = {
  trendee: '1',
  trendeeapi: '2',
  trendeegraphics: '3',
  trendeesellers: '4',
  trendeepartners: '5',
}
export const DATABASE_ROLE = '6'
/** Grants every permission. */
export const ADMIN_ROLE = '888'

/** The codes of a comma-separated role field. */
export function rolesOf(role: string): ReadonlySet<string> {
  return new Set(
    role
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  )
}

/** The role field with one code more; the order of the codes that were there stays. */
export function withRole(role: string, code: string): string {
  return [...new Set([...rolesOf(role), code])].join(',')
}
