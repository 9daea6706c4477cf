import { Suspense } from 'react'
import { Button, CopyButton, Skeleton } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { styleTexts } from '@trendee/contract/texts/styles'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { trends } from '@trendee/contract/trends/trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { FollowButton } from '../../shared/stars/star-button'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { LinkButton } from '../../shared/ui/link-button'
import { type ScreenSearch, useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView, Empty } from '../../shared/ui/data-view'
import { JumpLinks } from '../../shared/ui/jump-links'
import { Picture } from '../../shared/ui/picture'
import { ScreenHead } from '../../shared/ui/screen'
import { StyleBoard } from './style-board'
import { StyleCollection } from './style-collection'
import { StyleDays } from './style-days'
import { RelatedStyles } from './related-styles'
import type { ShownStyle, StyleOfTheDay } from './style-models'
import { StyleSummary } from './style-summary'
import { TrendCurve } from './trend-curve'
import { TrendDecisionLine } from '../../shared/trends/trend-sentences'
import { type StyleSearch, styleSearch } from './trend-search'
import classes from './style-day.module.css'
import { LazyNothingYet } from '../../shared/first-import/lazy-nothing-yet'

addTexts(trendeeTexts)
addTexts(styleTexts)

/** Days that the strip shows. */
const DAYS_SHOWN = 60

/** One style a day, chosen from the data, with all that shows it. */
export function StyleDayScreen() {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(styleSearch)
  const { day } = search
  const chosen = useEndpoint(trends.styleOfTheDay, { ...(day === undefined ? {} : { day }), pageSize: DAYS_SHOWN })
  return (
    <DataView query={chosen} skeleton={<StyleSkeleton />}>
      {(data) =>
        data.style === null ? (
          <>
            <ScreenHead title={t('screen.style_of_the_day')} />
            <NoStyle day={day} data={data} />
            <StyleDays data={data} day={day} />
          </>
        ) : (
          <StylePage key={data.style.day} style={data.style} data={data} search={search} change={change} />
        )
      }
    </DataView>
  )
}

/** In words, why a day shows no style, with the way to one that does. */
function NoStyle({ day, data }: { readonly day: string | undefined; readonly data: StyleOfTheDay }) {
  const { t, format } = useTexts()
  if (day === undefined || data.newest === null)
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <LazyNothingYet>
          <Empty message={t('style_day.never')} />
        </LazyNothingYet>
      </Suspense>
    )
  return (
    <Empty
      message={t('style_day.none', {
        day: format.day(day),
        first: format.day(data.first),
        newest: format.day(data.newest),
      })}
    >
      <LinkButton variant="default" size="sm" to="/trendee/style-of-the-day" search={{}}>
        {t('style_day.newest')}
      </LinkButton>
    </Empty>
  )
}

interface PageProps extends Pick<ScreenSearch<StyleSearch>, 'search' | 'change'> {
  readonly style: ShownStyle
  readonly data: StyleOfTheDay
}

function StylePage({ style, data, search, change }: PageProps) {
  const { t, format, nameOf } = useTexts()
  const { region, trend_id: id, day } = style
  const name = nameOf(style.name, style.trend_name_zh)
  const isPast = day !== data.newest
  useScreenTitle(name)
  const key = { name: id, gender: 'all', region } as const
  const board = useEndpoint(trends.styleBoard, { name: id, day })
  const detail = useEndpoint(trends.detail, isPast ? { ...key, as_of: day } : key)
  return (
    <div>
      <ScreenHead title={name} overline={t('style_day.of', { day: format.day(day) })}>
        <LinkButton
          variant="default"
          size="xs"
          to={trendPath({ trend_id: id, type: 'style' }, 'all')}
          search={inRegion(region)}
        >
          {t('style_day.trend')}
        </LinkButton>
        <FollowButton kind="trend" id={id} name={name} size="xs" />
        {board.data !== undefined && <StyleCollection style={style} board={board.data} />}
        <CopyButton value={`${window.location.origin}/trendee/style-of-the-day?day=${day}`} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              leftSection={copied ? <IconCheck size={14} /> : <IconLink size={14} />}
              onClick={copy}
            >
              {copied ? t('action.copied') : t('action.share')}
            </Button>
          )}
        </CopyButton>
      </ScreenHead>
      {isPast && (
        <p className={classes.past} role="note">
          {t('style_day.past', { day: format.day(day) })}{' '}
          <Link to="/trendee/style-of-the-day" search={{}}>
            {t('style_day.newest')}
          </Link>
        </p>
      )}
      {detail.data !== undefined && (
        <TrendDecisionLine trend={detail.data.trend} className={classes.decision} hasHint />
      )}
      <DataView query={board} skeleton={<Skeleton height={520} />}>
        {(shown) => (
          <>
            <div className={classes.top}>
              <StyleSummary style={style} board={shown} />
              <div className={classes.lead}>
                <Picture src={style.picture} alt={name} kind="illustration" isEager />
              </div>
            </div>
            <JumpLinks
              parts={(['board', 'palette', 'items', 'wearers'] as const).map((part) => ({
                id: part,
                label: t(`style_day.${part}`),
              }))}
            />
            <StyleBoard board={shown} />
          </>
        )}
      </DataView>
      <DataView query={detail} skeleton={<Skeleton height={420} mt="xl" />}>
        {(known) => (
          <TrendCurve
            detail={known}
            trendKey={{ ...key, name: known.trend.trend_id }}
            search={isPast ? { ...search, as_of: day } : search}
            onChange={change}
          />
        )}
      </DataView>
      <RelatedStyles styleId={id} region={region} />
      <StyleDays data={data} day={day} />
    </div>
  )
}

function StyleSkeleton() {
  return (
    <>
      <Skeleton height={14} width={160} mb={12} />
      <Skeleton height={48} width="40%" mb={24} />
      <Skeleton height={420} />
    </>
  )
}
