import type { Feed } from './feed'
import { GOOGLE_TRENDS_TIMELINE } from './formats/google-trends-timeline'
import { CATALOG } from './formats/mapped-table'
import { SHEIN } from './formats/shein'

/** Every feed we read, in the order in which they are tried. A file must be taken by one of them only: the recognition test says so. */
export const FEEDS: readonly Feed[] = [GOOGLE_TRENDS_TIMELINE, SHEIN, CATALOG]
