import { Link } from '@tanstack/react-router'
import type { PostNews } from '@trendee/contract/dashboard/followed-fields'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { creatorPath, postRecordPath } from '../../shared/records/record-path'
import { LinkButton } from '../../shared/ui/link-button'
import { Picture } from '../../shared/ui/picture'
import classes from './dashboard.module.css'
import { FollowMenu } from './follow-menu'
import { FollowRow } from './follow-row'
import { FollowedList } from './followed-list'

export function CreatorsPart() {
  const { t, format } = useTexts()
  const named = useNames()
  return (
    <FollowedList
      title={t('dashboard.creators')}
      entry={dashboard.influencers}
      empty={
        <>
          <p>{t('dashboard.no_creators')}</p>
          <LinkButton variant="default" size="sm" to="/trendee/creators">
            {t('dashboard.find_creators')}
          </LinkButton>
        </>
      }
      renderRow={(item, place, total) => {
        const { creator } = item
        const name = creator === null ? item.id : `@${creator.author}`
        return (
          <FollowRow
            key={item.id}
            name={creator === null ? name : <Link to={creatorPath(item.id)}>{name}</Link>}
            facts={
              creator === null ? (
                t('dashboard.gone')
              ) : (
                <>
                  {creator.new_posts > 0 && <b>{t('dashboard.posts', { count: creator.new_posts })}</b>}
                  <span>{named(creator.platform)}</span>
                  {creator.followers !== null && (
                    <span>{t('dashboard.followers', { count: format.short(creator.followers) })}</span>
                  )}
                </>
              )
            }
            isPinned={item.is_pinned}
            isNew={creator !== null && creator.new_posts > 0}
            end={creator !== null && <NewestPosts posts={creator.newest_posts} />}
            menu={<FollowMenu what="creators" star={item} name={name} place={place} total={total} />}
          />
        )
      }}
    />
  )
}

function NewestPosts({ posts }: { readonly posts: readonly PostNews[] }) {
  return (
    <span className={classes.strip}>
      {posts.map((post) => (
        <Link key={post.id} to={postRecordPath(post)} title={post.caption}>
          <Picture src={post.picture} alt={post.caption} kind={post.picture_kind} isSmall />
        </Link>
      ))}
    </span>
  )
}
