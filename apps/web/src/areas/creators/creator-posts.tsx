import { Link } from '@tanstack/react-router'
import type { PostSummary } from '@trendee/contract/social/social-fields'
import { useTexts } from '../../shared/i18n/use-texts'
import { postRecordPath } from '../../shared/records/record-path'
import { writtenCount, writtenEngagement } from '../../shared/records/written-counts'
import { Picture } from '../../shared/ui/picture'
import classes from './creator-screen.module.css'

/** Posts as a wall, each with its words, its day and what became of it. */
export function CreatorPosts({
  posts,
  isSmall = false,
}: {
  readonly posts: readonly PostSummary[]
  readonly isSmall?: boolean
}) {
  const { t, format } = useTexts()
  return (
    <div className={isSmall ? classes.evidence : classes.wall}>
      {posts.map((post) => (
        <article key={`${post.platform}/${post.id}`}>
          <Link to={postRecordPath(post)} className={classes.picture}>
            <Picture src={post.picture} alt={post.caption} kind={post.picture_kind} isSmall={isSmall} />
          </Link>
          {!isSmall && <p className={classes.caption}>{post.caption}</p>}
          <p className={classes.faint}>{format.shortDay(post.posted_on)}</p>
          {!isSmall && (
            <p className={classes.faint}>
              {t('creators.likes', { likes: writtenCount(post, 'likes', format) })}
              {post.engagement_rate !== null && ` · ${t('creators.rate', { rate: writtenEngagement(post, format) })}`}
            </p>
          )}
        </article>
      ))}
    </div>
  )
}
