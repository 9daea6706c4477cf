import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { dashboardTexts } from '@trendee/contract/texts/dashboard'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { request } from '../../shared/api/request'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { useFollowingChange } from '../../shared/stars/use-following-change'
import { ScreenHead } from '../../shared/ui/screen'
import { BrandsPart } from './brands-part'
import { CreatorsPart } from './creators-part'
import classes from './dashboard.module.css'
import { listed, useFollowed } from './use-followed'
import { KeywordsPart } from './keywords-part'
import { MessagesPart } from './messages-part'
import { OwnBrandsPart } from './own-brands-part'
import { ProductsPart } from './products-part'
import { RecordsPart } from './records-part'
import { ReportsPart } from './reports-part'
import { ShopsPart } from './shops-part'
import { TrendsPart } from './trends-part'

addTexts(dashboardTexts)
addTexts(trendeeTexts)

/** What is new of everything that the reader follows. */
export function DashboardScreen() {
  const { t } = useTexts()
  return (
    <div>
      <Head />
      <div className={classes.page}>
        <div className={classes.main}>
          <TrendsPart />
          <BrandsPart />
          <ShopsPart />
          <ProductsPart />
          <CreatorsPart />
        </div>
        <div className={classes.side}>
          <KeywordsPart />
          <OwnBrandsPart />
          <RecordsPart />
          <ReportsPart />
          <MessagesPart />
        </div>
      </div>
      <p className={classes.note}>{t('dashboard.since_note')}</p>
    </div>
  )
}

/** The morning in one sentence, and the word that all of it has been seen. */
function Head() {
  const { t, format } = useTexts()
  const news = useNews()
  const marking = useFollowingChange(() => request(dashboard.seen, {}))
  if (news === null) return <ScreenHead title={t('dashboard.title')} overline={t('screen.dashboard')} />
  const parts = [
    news.levels > 0 ? t('dashboard.levels', { count: news.levels }) : '',
    news.arrivals > 0 ? t('dashboard.arrivals', { count: news.arrivals }) : '',
    news.products > 0 ? t('dashboard.changed_products', { count: news.products }) : '',
    news.posts > 0 ? t('dashboard.posts', { count: news.posts }) : '',
  ].filter(Boolean)
  const words =
    parts.length > 0 ? format.list(parts) : t(news.followed > 0 ? 'dashboard.quiet' : 'dashboard.nothing_followed')
  return (
    <ScreenHead title={t('dashboard.title')} overline={t('screen.dashboard')} note={words}>
      {parts.length > 0 && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCheck size={16} stroke={1.6} />}
          loading={marking.isPending}
          onClick={() => marking.mutate(undefined)}
        >
          {t('dashboard.see_all')}
        </Button>
      )}
    </ScreenHead>
  )
}

interface News {
  readonly followed: number
  readonly levels: number
  readonly arrivals: number
  readonly products: number
  readonly posts: number
}

/** Counted from the lists that the screen shows; `null` until all are there. */
function useNews(): News | null {
  const trends = useFollowed(dashboard.trends).data?.pages
  const brands = useFollowed(dashboard.brands).data?.pages
  const products = useFollowed(dashboard.starredProducts).data?.pages
  const creators = useFollowed(dashboard.influencers).data?.pages
  if (trends === undefined || brands === undefined || products === undefined || creators === undefined) return null
  return {
    followed: [trends, brands, products, creators].reduce((sum, [first]) => sum + (first?.total ?? 0), 0),
    levels: listed(trends).filter(({ trend }) => trend !== null && trend.level_before !== null).length,
    arrivals: listed(brands).reduce((sum, { brand }) => sum + (brand?.new_arrivals ?? 0), 0),
    products: listed(products).filter(({ product }) => product?.is_changed).length,
    posts: listed(creators).reduce((sum, { creator }) => sum + (creator?.new_posts ?? 0), 0),
  }
}
