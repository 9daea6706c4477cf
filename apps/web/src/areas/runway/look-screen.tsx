import { Link } from '@tanstack/react-router'
import { windowDays } from '@trendee/contract/parameters'
import type { OutputOf } from '@trendee/contract/endpoint'
import { runway } from '@trendee/contract/runway/runway'
import { runwayTexts } from '@trendee/contract/texts/runway'
import { GENDERS } from '@trendee/core/lexicon/types'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { LookCard } from '../../shared/looks/look-card'
import { useLookWords } from '../../shared/looks/use-look-words'
import { RecordFrame, RecordSkeleton, RecordWall } from '../../shared/records/record-frame'
import { LOOK_WALL, brandPath, lookRecordPath } from '../../shared/records/record-path'
import { RecordTrends } from '../../shared/records/record-trends'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { CollectRecord } from '../../shared/collections/collect-records'
import { FollowButton } from '../../shared/stars/star-button'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { Picture } from '../../shared/ui/picture'
import { Figure, Section } from '../../shared/ui/screen'
import { searchCodec } from '../../shared/url/search-codec'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { LookGarments } from './look-garments'
import classes from './look-screen.module.css'

addTexts(runwayTexts)

const lookSearch = searchCodec({ window: windowDays })

type Answer = OutputOf<typeof runway.detail>

/** One look of a show. */
export function LookScreen() {
  const id = usePathParam('id')
  return <Look key={id} id={id} />
}

function Look({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const { search } = useScreenSearch(lookSearch)
  const { title } = useLookWords()
  const record = useEndpoint(runway.detail, { id, ...search })
  useScreenTitle(record.data === undefined ? '' : title(record.data.look))
  return (
    <DataView query={record} skeleton={<RecordSkeleton />} unknown={<NotFound advice={t('runway.unknown')} />}>
      {(data) => <LookRecord answer={data} />}
    </DataView>
  )
}

function LookRecord({ answer }: { readonly answer: Answer }) {
  const { t, format } = useTexts()
  const words = useLookWords()
  const { look, show, garments, trends, similar, pictures } = answer
  const title = words.title(look)
  const hasNeighbours = show.neighbours.length > 1
  const parts = [
    { id: 'garments', label: t('runway.garments'), isThere: garments.length > 0 },
    { id: 'neighbours', label: t('runway.neighbours'), isThere: hasNeighbours },
    { id: 'trends', label: t('record.trends'), isThere: trends.length > 0 },
    { id: 'similar', label: t('runway.similar'), isThere: similar.length > 0 },
  ]
  return (
    <RecordFrame
      title={title}
      overline={
        <>
          <Link to={LOOK_WALL} search={{ season: look.season }}>
            {words.season(look.season)}
          </Link>
          {look.city !== '' && ` · ${words.city(look.city)}`}
        </>
      }
      by={[look.show, format.day(look.shown_on)].join(' · ')}
      pictures={pictures.length === 0 ? [look.picture] : pictures}
      pictureKind={look.picture_kind}
      facts={<LookFacts answer={answer} />}
      description={answer.description}
      url={answer.url}
      sourceLabel={t('runway.source')}
      actions={<CollectRecord kind="look" id={look.id} name={title} />}
      star={<FollowButton kind="look" id={look.id} name={title} size="xs" />}
      parts={parts.filter(({ isThere }) => isThere)}
    >
      <LookGarments garments={garments} colors={look.colors} />
      {hasNeighbours && (
        <Section
          id="neighbours"
          title={t('runway.neighbours')}
          aside={
            <Link to={LOOK_WALL} search={{ show: show.show_id }} className={classes.link}>
              {t('runway.whole_show')}
            </Link>
          }
        >
          <ol className={classes.neighbours}>
            {show.neighbours.map((neighbour) => (
              <li key={neighbour.id}>
                <Link to={lookRecordPath(neighbour.id)} aria-current={neighbour.id === look.id ? 'page' : undefined}>
                  <Picture
                    src={neighbour.picture}
                    alt={words.number(neighbour.look_number)}
                    kind={neighbour.picture_kind}
                    isSmall
                  />
                  <span>{neighbour.look_number ?? ''}</span>
                </Link>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <RecordTrends trends={trends} />
      {similar.length > 0 && (
        <Section id="similar" title={t('runway.similar')} note={t('runway.similar_note')}>
          <RecordWall>
            {similar.map((other) => (
              <LookCard key={other.id} look={other} />
            ))}
          </RecordWall>
        </Section>
      )}
    </RecordFrame>
  )
}

function LookFacts({ answer: { look, show } }: { readonly answer: Answer }) {
  const { t, format } = useTexts()
  const wearer = GENDERS.find((gender) => gender === look.gender)
  return (
    <div className={classes.facts}>
      {look.brand !== '' && (
        <Figure label={t('filter.brand')}>
          {look.brand_id === '' ? look.brand : <Link to={brandPath(look.brand_id)}>{look.brand}</Link>}
        </Figure>
      )}
      {wearer !== undefined && <Figure label={t('filter.gender')}>{t(`gender.${wearer}`)}</Figure>}
      <Figure label={t('runway.place_label')}>
        {t('runway.place', { place: format.count(show.place), looks: format.count(show.looks) })}
      </Figure>
    </div>
  )
}
