import { Link } from '@tanstack/react-router'
import type { PostSummary } from '@trendee/contract/social/social-fields'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { QuickViewButton } from '../../shared/lists/quick-view-button'
import { postRecordPath } from '../../shared/records/record-path'
import { writtenCount, writtenEngagement } from '../../shared/records/written-counts'
import { StarButton } from '../../shared/stars/star-button'
import { Picture } from '../../shared/ui/picture'
import { WALL_PICTURE_WIDTH } from '../../shared/ui/wall-picture'
import classes from './post-card.module.css'

interface PostCardProps {
  readonly post: PostSummary
  readonly onQuickView?: () => void
}

/** A post as a picture with who posted it and what it stirred. */
export function PostCard({ post, onQuickView }: PostCardProps) {
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <article className={classes.card}>
      <div className={classes.box}>
        <Link to={postRecordPath(post)} className={classes.picture}>
          <Picture src={post.picture} alt={post.caption} kind={post.picture_kind} width={WALL_PICTURE_WIDTH} />
        </Link>
        <div className={classes.star}>
          <StarButton kind="post" id={`${post.platform}.${post.id}`} name={post.caption} isOnPicture />
        </div>
      </div>
      {onQuickView !== undefined && <QuickViewButton name={post.caption} onOpen={onQuickView} />}
      <p className={classes.caption} title={post.caption}>
        {post.caption}
      </p>
      <p className={classes.faint}>
        {[post.author, name(post.platform), format.shortDay(post.posted_on)].filter(Boolean).join(' · ')}
      </p>
      <p className={classes.figures}>
        {post.likes !== null && (
          <span>
            <b>{writtenCount(post, 'likes', format)}</b> {t('post.likes')}
          </span>
        )}
        {post.engagement_rate !== null && (
          <span>
            <b>{writtenEngagement(post, format)}</b> {t('post.engagement')}
          </span>
        )}
      </p>
    </article>
  )
}
