import { Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { social } from '@trendee/contract/social/social'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { Chart } from '../../shared/charts/chart'
import { useTexts } from '../../shared/i18n/use-texts'
import { postRecordPath } from '../../shared/records/record-path'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import { SideDrawer } from '../../shared/ui/side-drawer'
import { type HashtagDetail, hashtagModel } from './hashtag-model'
import { HashtagPostsLink } from './hashtag-posts-link'
import { useOverIndexing } from './over-indexing'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'
import classes from './topics.module.css'

interface DrawerProps {
  readonly hashtag: string | undefined
  readonly window: WindowDays
  readonly onClose: () => void
}

/** One hashtag beside the list: how each network counts it, its days, what its posts show, the liveliest of them. */
export function HashtagDrawer({ hashtag, window, onClose }: DrawerProps) {
  return (
    <SideDrawer title={`#${hashtag ?? ''}`} width={720} isOpen={hashtag !== undefined} onClose={onClose}>
      {hashtag !== undefined && <Hashtag hashtag={hashtag} window={window} />}
    </SideDrawer>
  )
}

function Hashtag({ hashtag, window }: { readonly hashtag: string; readonly window: WindowDays }) {
  const { t } = useTexts()
  const query = useEndpoint(social.hashtagInfo, { hashtag, window })
  return (
    <DataView
      query={query}
      skeleton={<RowsSkeleton height={420} />}
      unknown={<Empty message={t('hashtags.unknown')} />}
    >
      {(detail) => (
        <>
          <Counts detail={detail} window={window} />
          <Days detail={detail} />
          <Shows detail={detail} />
          <Posts detail={detail} />
        </>
      )}
    </DataView>
  )
}

interface PartProps {
  readonly detail: HashtagDetail
}

function Counts({ detail: { counts }, window }: PartProps & { readonly window: WindowDays }) {
  const { t, format } = useTexts()
  const name = useNames()
  return (
    <div className={classes.tableBox}>
      <Table fz="sm" verticalSpacing={8} aria-label={t('hashtags.counts')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('column.network')}</Table.Th>
            <Table.Th>{t('hashtags.counted')}</Table.Th>
            <Table.Th ta="right">{t('hashtags.total')}</Table.Th>
            <Table.Th ta="right">{t('growth.in_window', { what: t('column.posts'), count: window })}</Table.Th>
            <Table.Th ta="right">{t('growth.window')}</Table.Th>
            <Table.Th ta="right">{t('column.engagement')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {counts.map((count) => (
            <Table.Tr key={`${count.platform}/${count.region}/${count.counted}`}>
              <Table.Th scope="row">
                {[name(count.platform), count.region === '' ? '' : format.region(count.region)]
                  .filter(Boolean)
                  .join(', ')}
              </Table.Th>
              <Table.Td>{t(`hashtags.counted_${count.counted}`)}</Table.Td>
              <Table.Td ta="right">{format.short(count.total_posts)}</Table.Td>
              <Table.Td ta="right">{format.short(count.posts)}</Table.Td>
              <Table.Td ta="right">
                <Growth value={count.growth} size="sm" meaning={t('hashtags.growth_means')} />
              </Table.Td>
              <Table.Td ta="right">{format.share(count.engagement_rate)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

/** Two days make a course; of one there is nothing to draw. */
const FEWEST_DAYS = 2

function Days({ detail }: PartProps) {
  const texts = useTexts()
  const { t, format } = texts
  const name = useNames()
  const drawn = detail.counts
    .map((count) => ({ count, model: hashtagModel(detail, count, texts) }))
    .find(({ model }) => model.x.length >= FEWEST_DAYS)
  if (drawn === undefined) return null
  const { platform, region, counted } = drawn.count
  const title = t(`hashtags.days_${counted}`)
  return (
    <Section
      title={title}
      note={[name(platform), region === '' ? '' : format.region(region)].filter(Boolean).join(', ')}
    >
      <Chart title={title} model={drawn.model} height={220} />
    </Section>
  )
}

function Shows({ detail: { counts } }: PartProps) {
  const { t } = useTexts()
  const name = useNames()
  const written = useOverIndexing()
  // Each network once: what posts show does not hang on who counts them.
  const shown = counts.filter(
    ({ platform, over_indexing: over }, place) =>
      over.length > 0 && counts.findIndex((count) => count.platform === platform) === place,
  )
  if (shown.length === 0) return null
  return (
    <Section title={t('column.over_indexing')} note={t('hashtags.over_indexing_means')}>
      {shown.map(({ platform, over_indexing: over, own_posts: of }) => (
        <p key={platform} className={classes.shows}>
          <b>{name(platform)}</b> {over.map((each) => written(each, of)).join(' · ')}
        </p>
      ))}
    </Section>
  )
}

function Posts({ detail: { hashtag, posts } }: PartProps) {
  const { t, format } = useTexts()
  const name = useNames()
  if (posts.length === 0) return null
  const platforms = [...new Set(posts.map(({ platform }) => platform))]
  return (
    <Section
      title={t('hashtags.posts')}
      aside={
        <span className={classes.more}>
          {platforms.map((platform) => (
            <HashtagPostsLink key={platform} tag={{ hashtag, platform }}>
              {t('hashtags.all_posts', { network: name(platform) })}
            </HashtagPostsLink>
          ))}
        </span>
      }
    >
      <div className={classes.posts}>
        {posts.map((post) => (
          <Link key={`${post.platform}/${post.id}`} to={postRecordPath(post)} title={post.caption}>
            <Picture src={post.picture} alt={post.caption} kind={post.picture_kind} isSmall />
            <span className={classes.small}>{[name(post.platform), format.shortDay(post.posted_on)].join(' · ')}</span>
          </Link>
        ))}
      </div>
    </Section>
  )
}
