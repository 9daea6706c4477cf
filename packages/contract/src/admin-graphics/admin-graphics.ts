import { protectedSave } from './protected-save'
import { protectedTerms } from './protected-terms'

export const adminGraphics = { protectedTerms, protectedSave }
