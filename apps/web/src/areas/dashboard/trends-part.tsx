import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { humanise } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { LinkButton } from '../../shared/ui/link-button'
import { Picture } from '../../shared/ui/picture'
import { FollowMenu } from './follow-menu'
import { FollowRow } from './follow-row'
import { FollowedList } from './followed-list'
import { TrendEnd, TrendFacts, TrendLink } from './trend-news'

export function TrendsPart() {
  const { t, nameOf } = useTexts()
  return (
    <FollowedList
      title={t('dashboard.trends')}
      entry={dashboard.trends}
      empty={
        <>
          <p>{t('dashboard.no_trends')}</p>
          <LinkButton variant="default" size="sm" to="/trendee/trend-highlights">
            {t('dashboard.find_trends')}
          </LinkButton>
        </>
      }
      renderRow={(item, place, total) => {
        const { trend } = item
        const name = trend === null ? humanise(item.id) : nameOf(trend.name, trend.trend_name_zh)
        return (
          <FollowRow
            key={item.id}
            picture={<Picture src={trend?.picture} alt="" ratio="1" />}
            name={trend === null ? name : <TrendLink trend={trend} />}
            facts={trend === null ? t('dashboard.gone') : <TrendFacts trend={trend} />}
            isPinned={item.is_pinned}
            isNew={trend !== null && trend.level_before !== null}
            end={trend !== null && <TrendEnd trend={trend} />}
            menu={<FollowMenu what="trends" star={item} name={name} place={place} total={total} />}
          />
        )
      }}
    />
  )
}
