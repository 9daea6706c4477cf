import type { Line } from '@trendee/core/plans/lines'

export const LINE_CHOICES = [
  'trendee',
  'trendeesellers',
  'trendeegraphics',
  'trendeeapi',
  'trendeepartners',
] as const satisfies readonly Line[]
/** Roles 1 to 5 open a line each, 6 the database, 888 everything. */
export const ROLE_CODES = ['1', '4', '3', '2', '5', '6', '888'] as const
export type RoleCode = (typeof ROLE_CODES)[number]
export const ACCOUNT_STATES = ['restricted', 'ended', 'admin'] as const
