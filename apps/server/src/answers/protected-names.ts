import {
  FIRST_PROTECTED,
  PROTECTED_KINDS,
  ProtectedNames,
  type ProtectedTerm,
} from '@trendee/core/graphics/protected-terms'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { setting } from '@trendee/store/administration/settings'
import { z } from 'zod'

/** Name of the setting that administrators change. */
export const PROTECTED = 'protected_names'

const VALUE = z.object({ names: z.array(z.object({ term: z.string(), kind: z.enum(PROTECTED_KINDS) })) })

/** Names that mark print keywords; those to begin with, until an administrator has changed them. */
export async function protectedTerms(db: StoreDb): Promise<readonly ProtectedTerm[]> {
  const found = VALUE.safeParse(await setting(db, PROTECTED))
  return found.success ? found.data.names : FIRST_PROTECTED
}

export async function protectedNames(db: StoreDb): Promise<ProtectedNames> {
  return new ProtectedNames(await protectedTerms(db))
}
