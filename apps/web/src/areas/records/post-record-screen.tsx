import { useMemo } from 'react'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { social } from '@trendee/contract/social/social'
import { NETWORKS } from '@trendee/contract/social/social-fields'
import { recordTexts } from '@trendee/contract/texts/records'
import { productRecordTexts } from '@trendee/contract/texts/product-record'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { Chart } from '../../shared/charts/chart'
import { type ChartModel, hasValues } from '../../shared/charts/chart-model'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { FoundAttributes } from '../../shared/records/found-attributes'
import { Joined } from '../../shared/records/joined'
import { RecordFrame, RecordSkeleton, RecordWall } from '../../shared/records/record-frame'
import { brandPath, creatorPath } from '../../shared/records/record-path'
import { RecordTrends } from '../../shared/records/record-trends'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { CollectRecord } from '../../shared/collections/collect-records'
import { FollowButton } from '../../shared/stars/star-button'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { Section } from '../../shared/ui/screen'
import { usePathParam } from '../../shared/url/use-screen-search'
import { PostCard } from './post-card'
import { PostFacts } from './post-facts'
import { WALLS } from './wall-paths'

addTexts(recordTexts)
addTexts(productRecordTexts)

type PostDetail = OutputOf<typeof social.postInfo>
type Network = (typeof NETWORKS)[number]
const COUNTS = ['likes', 'comments', 'views', 'shares'] as const

/** A post. */
export function SocialInfoScreen() {
  const asked = usePathParam('platform')
  const platform = NETWORKS.find((network) => network === asked)
  const id = usePathParam('id')
  if (platform === undefined) return <NotFound />
  return <Post key={`${platform}/${id}`} platform={platform} id={id} />
}

function Post({ platform, id }: { readonly platform: Network; readonly id: string }) {
  const { t } = useTexts()
  const detail = useEndpoint(social.postInfo, { platform, id })
  useScreenTitle(detail.data?.post.caption.slice(0, 80) ?? '')
  return (
    <DataView query={detail} skeleton={<RecordSkeleton />} unknown={<NotFound advice={t('post.unknown')} />}>
      {(data) => <Shown detail={data} />}
    </DataView>
  )
}

function Shown({ detail }: { readonly detail: PostDetail }) {
  const { t, format } = useTexts()
  const name = useNames()
  const { post, history, trends, similar } = detail
  const found = post.attributes.map((attribute) => ({ ...attribute, from: 'post' as const }))
  const parts = [
    { id: 'histories', label: t('product.histories'), isThere: history.length > 0 },
    { id: 'found', label: t('found.title'), isThere: found.length > 0 },
    { id: 'trends', label: t('record.trends'), isThere: trends.length > 0 },
    { id: 'similar', label: t('post.similar'), isThere: similar.length > 0 },
  ]
  return (
    <RecordFrame
      title={post.caption || t('post.untitled')}
      overline={
        <>
          <Link to={WALLS.social} search={{ platform: post.platform }}>
            {name(post.platform)}
          </Link>
          {post.region !== '' && ` · ${format.region(post.region)}`}
        </>
      }
      by={
        <Joined
          parts={[
            post.creator_id === null ? (
              post.author
            ) : (
              <Link key="author" to={creatorPath(post.creator_id)}>
                {post.author}
              </Link>
            ),
            ...post.brands.map((brand) => (
              <Link key={brand.brand_id} to={brandPath(brand.brand_id)}>
                {brand.name}
              </Link>
            )),
            name(post.secondary_category),
          ]}
        />
      }
      pictures={[post.picture]}
      pictureKind={post.picture_kind}
      facts={<PostFacts post={post} />}
      description={tagsBeside(post)}
      url={post.url}
      sourceLabel={t('post.source')}
      actions={<CollectRecord kind="post" id={`${post.platform}.${post.id}`} name={post.caption} />}
      star={<FollowButton kind="post" id={`${post.platform}.${post.id}`} name={post.caption} size="xs" />}
      parts={parts.filter(({ isThere }) => isThere)}
    >
      <Histories history={history} />
      <FoundAttributes found={found} list={WALLS.social} />
      <RecordTrends trends={trends} />
      {similar.length > 0 && (
        <Section id="similar" title={t('post.similar')} note={t('post.similar_note')}>
          <RecordWall>
            {similar.map((other) => (
              <PostCard key={`${other.platform}/${other.id}`} post={other} />
            ))}
          </RecordWall>
        </Section>
      )}
    </RecordFrame>
  )
}

/** Hashtags that the caption, which is the title, does not hold already. */
function tagsBeside({ hashtags, caption }: PostDetail['post']): string {
  const written = caption.toLowerCase()
  return hashtags
    .map((tag) => `#${tag}`)
    .filter((tag) => !written.includes(tag.toLowerCase()))
    .join(' ')
}

/** What each capture counted, each count on a scale of its own; a single capture needs no curve. */
function Histories({ history }: Pick<PostDetail, 'history'>) {
  const { t, format } = useTexts()
  const known = useMemo(
    () =>
      COUNTS.map((count) => {
        const series = {
          id: count,
          name: t(`post.${count}`),
          look: 'line',
          color: 'accent',
          values: history.map((row) => row[count]),
        } as const
        const x = history.map(({ day }) => day)
        return { x, kind: 'time', fromZero: true, write: format.short, series: [series] } satisfies ChartModel
      }).filter((model) => hasValues(model)),
    [history, t, format],
  )
  const [only] = history
  if (only === undefined) return null
  return (
    <Section id="histories" title={t('product.histories')}>
      {history.length === 1 ? (
        <p>{t('product.seen_once', { day: format.day(only.day) })}</p>
      ) : (
        known.map((model) => (
          <Chart
            key={model.series[0]?.id}
            title={model.series[0]?.name ?? ''}
            model={model}
            height={200}
            source={t('source.to', { day: format.day(history.at(-1)?.day ?? only.day) })}
          />
        ))
      )}
    </Section>
  )
}
