import type { PostSummary } from '@trendee/contract/social/social-fields'
import { GENDERS } from '@trendee/core/lexicon/types'
import { useTexts } from '../../shared/i18n/use-texts'
import { Figure } from '../../shared/ui/screen'
import classes from './post-card.module.css'

const COUNTS = ['views', 'likes', 'comments', 'shares'] as const

/** The figures of a post that are known. */
export function PostFacts({ post }: { readonly post: PostSummary }) {
  const { t, format } = useTexts()
  const wearer = GENDERS.find((gender) => gender === post.gender)
  return (
    <div className={classes.facts}>
      <Figure label={t('post.posted_on')}>{format.day(post.posted_on)}</Figure>
      {COUNTS.map(
        (count) =>
          post[count] !== null && (
            <Figure key={count} label={t(`post.${count}`)}>
              {format.short(post[count])}
            </Figure>
          ),
      )}
      {post.engagement_rate !== null && (
        <Figure label={t('post.engagement')} note={t('post.engagement_means')}>
          {format.share(post.engagement_rate)}
        </Figure>
      )}
      {post.followers_at_posting !== null && (
        <Figure label={t('post.followers')}>{format.short(post.followers_at_posting)}</Figure>
      )}
      {wearer !== undefined && <Figure label={t('filter.gender')}>{t(`gender.${wearer}`)}</Figure>}
    </div>
  )
}
