import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { protectedSave, protectedTermsHandler } from './protected'

export const adminGraphicsHandlers: Handlers<typeof CONTRACT.adminGraphics> = {
  protectedTerms: protectedTermsHandler,
  protectedSave,
}
