import { highlight } from './highlight'
import { summary } from './summary'

/** What the platform tells in sentences. */
export const ai = { summary, highlight }
