import type { PostSummary } from '@trendee/contract/social/social-fields'
import { GENDERS } from '@trendee/core/lexicon/types'
import { POST_COUNTS } from '@trendee/core/posts/post-counts'
import { useTexts } from '../../shared/i18n/use-texts'
import { writtenCount, writtenEngagement } from '../../shared/records/written-counts'
import { Figure } from '../../shared/ui/screen'
import classes from './post-card.module.css'

/** The figures of a post that are known. */
export function PostFacts({ post }: { readonly post: PostSummary }) {
  const { t, format } = useTexts()
  const wearer = GENDERS.find((gender) => gender === post.gender)
  return (
    <div className={classes.facts}>
      <Figure label={t('post.posted_on')}>{format.day(post.posted_on)}</Figure>
      {POST_COUNTS.map(
        (count) =>
          post[count] !== null && (
            <Figure key={count} label={t(`post.${count}`)}>
              {writtenCount(post, count, format)}
            </Figure>
          ),
      )}
      {post.engagement_rate !== null && (
        <Figure label={t('post.engagement')} note={t('post.engagement_means')}>
          {writtenEngagement(post, format)}
        </Figure>
      )}
      {post.followers_at_posting !== null && (
        <Figure label={t('post.followers')}>{format.short(post.followers_at_posting)}</Figure>
      )}
      {wearer !== undefined && <Figure label={t('filter.gender')}>{t(`gender.${wearer}`)}</Figure>}
    </div>
  )
}
