import { z } from 'zod'
import { readingOptions } from './reading-options'

export const mappingId = z.string().min(1).max(64)

/** How tables with these columns are read, whatever their order. */
export const savedMapping = z.object({
  mapping_id: z.string(),
  /** The file of which it was last said. */
  file: z.string(),
  columns: z.array(z.string()),
  reading: readingOptions,
  /** What two files of these columns were told differently: each file has to tell it. */
  varying: z.array(readingOptions.keyof()),
  /** Unix seconds. */
  saved_at: z.int(),
  /** When a file was last read by it. */
  used_at: z.int(),
})

export type SavedMappingRow = z.output<typeof savedMapping>
