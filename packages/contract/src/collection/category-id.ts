import { z } from 'zod'

/** A project by its id, as the calls of the specification name it. */
export const categoryId = z.string().trim().min(1).max(64)
