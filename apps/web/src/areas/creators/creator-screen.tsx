import { Skeleton } from '@mantine/core'
import { socialTexts } from '@trendee/contract/texts/social'
import { social } from '@trendee/contract/social/social'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { Chart } from '../../shared/charts/chart'
import { hasValues } from '../../shared/charts/chart-model'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { brandPath } from '../../shared/records/record-path'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { FollowButton } from '../../shared/stars/star-button'
import { BarList } from '../../shared/ui/bar-list'
import { DataView } from '../../shared/ui/data-view'
import { Growth } from '../../shared/ui/growth'
import { LinkButton } from '../../shared/ui/link-button'
import { NotFound } from '../../shared/ui/not-found-page'
import { Figure, ScreenHead, Section } from '../../shared/ui/screen'
import { usePathParam } from '../../shared/url/use-screen-search'
import { type CreatorDetail, engagementModel, followersModel } from './creator-models'
import { CreatorPosts } from './creator-posts'
import { CreatorLeads } from './creator-leads'
import classes from './creator-screen.module.css'

addTexts(socialTexts)

/** One creator: followers and engagement over time, posts, what they show, and what they led. */
export function CreatorScreen() {
  const id = usePathParam('id') ?? ''
  // Without a network before the handle it names nobody.
  if (!/^[a-z]+\../.test(id)) return <UnknownCreator />
  return <Creator key={id} id={id} />
}

function UnknownCreator() {
  const { t } = useTexts()
  return (
    <NotFound advice={t('creators.unknown')}>
      <LinkButton variant="default" to="/trendee/creators">
        {t('screen.creators')}
      </LinkButton>
    </NotFound>
  )
}

function Creator({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const detail = useEndpoint(social.influencersInfo, { id })
  useScreenTitle(detail.data?.creator.name ?? '')
  return (
    <DataView query={detail} skeleton={<Skeleton height={420} />} unknown={<UnknownCreator />}>
      {(data) => (
        <>
          <CreatorHead detail={data} />
          <CreatorLeads leads={data.leads} />
          <CreatorCharts detail={data} />
          <CreatorShows detail={data} />
          {data.posts.length > 0 && (
            <Section id="posts" title={t('creators.posts')} note={t('meaning.engagement')}>
              <CreatorPosts posts={data.posts} />
            </Section>
          )}
        </>
      )}
    </DataView>
  )
}

function CreatorHead({ detail: { creator, as_of: asOf } }: { readonly detail: CreatorDetail }) {
  const { t, format } = useTexts()
  const name = useNames()
  const { declared } = creator
  const facts =
    declared === null
      ? []
      : [
          declared.age_group === null ? '' : t(`age_group.${declared.age_group}`),
          declared.gender === null ? '' : t(`person_gender.${declared.gender}`),
          declared.race === null ? '' : t(`race.${declared.race}`),
          declared.body_type === null ? '' : t(`body_type.${declared.body_type}`),
          declared.city ?? '',
        ].filter((fact) => fact !== '')
  return (
    <>
      <ScreenHead
        title={creator.name}
        overline={[
          creator.screen_name,
          name(creator.platform),
          creator.country === null ? '' : format.region(creator.country),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
        note={t('creators.to', { day: format.day(asOf) })}
      >
        <FollowButton kind="creator" id={creator.id} name={creator.name} size="xs" />
      </ScreenHead>
      {declared !== null && facts.length > 0 && (
        <p className={classes.declared}>{t(`creators.declared_${declared.by}`, { facts: facts.join(', ') })}</p>
      )}
      <div className={classes.figures}>
        <Figure
          label={t('column.followers')}
          note={<Growth value={creator.growth} meaning={t('meaning.follower_growth')} />}
        >
          {format.short(creator.followers)}
        </Figure>
        <Figure label={t('column.engagement')} note={t('creators.median_post')}>
          {format.share(creator.engagement_rate)}
        </Figure>
        <Figure label={t('creators.posts_window')}>{format.count(creator.posts)}</Figure>
        <Figure label={t('column.likes')}>{format.short(creator.likes)}</Figure>
        <Figure label={t('column.comments')}>{format.short(creator.comments)}</Figure>
      </div>
    </>
  )
}

function CreatorCharts({ detail }: { readonly detail: CreatorDetail }) {
  const texts = useTexts()
  const { t } = texts
  const charts = [
    { title: t('creators.followers_over_time'), model: followersModel(detail, texts) },
    { title: t('creators.engagement_over_time'), model: engagementModel(detail, texts) },
    // One point is a figure, not a course.
  ].filter(({ model }) => hasValues(model) && model.x.length > 1)
  return (
    <div className={classes.pair}>
      {charts.map(({ title, model }) => (
        <Section key={title} title={title}>
          <Chart title={title} model={model} height={240} />
        </Section>
      ))}
    </div>
  )
}

/** What the posts of 90 days show, and whom they name. */
function CreatorShows({ detail: { creator } }: { readonly detail: CreatorDetail }) {
  const { t, nameOf } = useTexts()
  const shown = [
    {
      title: t('creators.wears'),
      items: [...creator.categories, ...creator.attributes].map((value) => ({
        id: value.value,
        name: nameOf(value.name, value.name_zh),
        posts: value.posts,
        to: undefined,
      })),
    },
    {
      title: t('creators.brands'),
      items: creator.brands.map((brand) => ({
        id: brand.brand_id,
        name: brand.name,
        posts: brand.posts,
        to: brandPath(brand.brand_id),
      })),
    },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className={classes.pair}>
      {shown.map(({ title, items }) => {
        const ordered = items.toSorted((a, b) => b.posts - a.posts).slice(0, 10)
        return (
          <Section key={title} title={title} note={t('creators.of_90_days')}>
            <BarList
              label={title}
              items={ordered.map(({ id, name, posts, to }) => ({
                id,
                name,
                fraction: posts / (ordered[0]?.posts ?? 1),
                value: t('creators.post_count', { count: posts }),
                ...(to === undefined ? {} : { to }),
              }))}
            />
          </Section>
        )
      })}
    </div>
  )
}
