import type { PostSummary } from '@trendee/contract/social/social-fields'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import type { QuickViewProps } from '../../shared/lists/list-definition'
import { type QuickRow, QuickViewDrawer } from '../../shared/lists/quick-view-drawer'
import { postRecordPath } from '../../shared/records/record-path'
import { PostFacts } from './post-facts'

const Facts = ({ row }: { readonly row: PostSummary }) => <PostFacts post={row} />

/** A post of the wall in short. */
export function PostQuickView(wall: QuickViewProps<PostSummary>) {
  const { nameOf } = useTexts()
  const name = useNames()
  const shown = (post: PostSummary): QuickRow => ({
    overline: [name(post.platform), post.author].filter(Boolean).join(' · '),
    title: post.caption,
    picture: post.picture,
    pictureKind: post.picture_kind,
    to: postRecordPath(post),
    star: { kind: 'post', id: `${post.platform}.${post.id}` },
    tags: [...new Set(post.attributes.map((attribute) => nameOf(attribute.name, attribute.name_zh)))],
  })
  return <QuickViewDrawer {...wall} shown={shown} more={Facts} />
}
