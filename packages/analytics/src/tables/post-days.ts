/**
 * SQL: a day of the posts of a post's own platform, of all posts that there are. A platform's window ends on its own newest
 * day, as one platform's files may be older than another's. It is one constant of the question and no join, so that cards
 * are read of the shown posts alone. `platform`: where one is asked (a bind), no other is read.
 */
function dayOfPlatform(of: 'min' | 'max', platform: string | undefined): string {
  return `(SELECT CAST((groupArray(network), groupArray(day)), 'Map(String, Date)') FROM (
    SELECT toString(platform) AS network, toDate(${of}(posted_at)) AS day FROM trendee.post_current
    ${platform === undefined ? '' : 'WHERE platform = {platform:String}'} GROUP BY network))[toString(platform)]`
}

export const newestPostDay = (platform?: string) => dayOfPlatform('max', platform)
export const firstPostDay = (platform?: string) => dayOfPlatform('min', platform)

/** SQL over `post_current`: posts of the window (a bind) that ends on their platform's newest day. */
export const inPostWindow = (platform?: string) => `posted_on > ${newestPostDay(platform)} - {window:UInt16}`
