import { join } from 'node:path'
import type { DemoWorld, WorldWriter } from './demo-world'
import type { WrittenFile } from './feed-file'
import { writeInterestMaps, writeRelatedQueries } from './feeds/google-interest-maps'
import { writeTimelines } from './feeds/google-timelines'
import { writeAdsTopics } from './feeds/write-ads-topics'
import { writeCreators } from './feeds/write-creators'
import { writeRunway } from './feeds/runway-looks'
import { writeShops } from './feeds/write-shops'
import { writeHashtags, writePosts } from './feeds/write-social'
import { DEMO_AS_OF, PLANTED_TRENDS } from './planted-truth'
import { TrendEffects } from './trend-effects'
import { trendCourses } from './trend-course'

export interface DemoWorldOptions {
  /** Another seed gives another world with the same planted truths. */
  readonly seed?: number
  /** Multiplies products, posts and looks; search terms stay the same. */
  readonly scale?: number
  /** Last day of the world, ISO; a Sunday, so that its newest week is complete. */
  readonly asOf?: string
}

export interface WrittenWorld {
  /** Absolute paths, in the order in which they should be taken in. */
  readonly files: readonly WrittenFile[]
  readonly asOf: string
}

const WRITERS: readonly WorldWriter[] = [
  writeTimelines,
  writeRelatedQueries,
  writeInterestMaps,
  writeRunway,
  writePosts,
  writeHashtags,
  writeCreators,
  writeAdsTopics,
  writeShops,
]

/**
 * Writes the demo world as feed files in the formats that customers bring, into a folder that it makes.
 * The same options give the same bytes. Throws a RangeError for a scale or a date that cannot be, and what the file system throws.
 */
export async function writeDemoWorld(folder: string, options: DemoWorldOptions = {}): Promise<WrittenWorld> {
  const { seed = 1, scale = 1, asOf = DEMO_AS_OF } = options
  if (!(scale > 0)) throw new RangeError(`scale must be above 0: ${scale}`)
  const effects = new TrendEffects(trendCourses(PLANTED_TRENDS, asOf))
  const world: DemoWorld = { folder, seed, scale, asOf, effects }
  const files: WrittenFile[] = []
  for (const write of WRITERS) {
    for (const file of await write(world)) files.push({ ...file, path: join(folder, file.path) })
  }
  return { files, asOf }
}
