/** The newest day of any post, by network: each brings its posts at its own pace. */
export const NEWEST_POSTS = '(SELECT platform, max(posted_on) AS as_of FROM trendee.post_current GROUP BY platform)'
