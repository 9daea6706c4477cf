import type { AnalyticsDb } from '../engine/db'
import { replacePartition } from './replace-partition'

const COLUMNS = `platform, post_id, author, caption, url, region, gender, secondary_category, attribute_values, posted_at,
  author_followers, views, likes, comments`

/** Rebuilds a platform's posts: each once, from its newest capture. */
export async function rebuildPosts(db: AnalyticsDb, platform: string): Promise<void> {
  await replacePartition(db, 'post_current', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (${COLUMNS})
       SELECT ${COLUMNS} FROM trendee.post
       LEFT JOIN (SELECT import_id, captured_on FROM trendee.import_run FINAL) AS capture USING (import_id)
       WHERE platform = {platform:String}
       ORDER BY captured_on DESC, version DESC LIMIT 1 BY post_id`,
      { platform },
      { route: 'derive.posts' },
    ),
  )
}
