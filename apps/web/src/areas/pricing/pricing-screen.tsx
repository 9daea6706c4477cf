import { SegmentedControl, Skeleton } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { Line } from '@trendee/core/plans/lines'
import { payments } from '@trendee/contract/payments/payments'
import { plans } from '@trendee/contract/plans/plans'
import { paymentTexts } from '@trendee/contract/texts/payments'
import { pricingTexts } from '@trendee/contract/texts/pricing'
import { userTexts } from '@trendee/contract/texts/user'
import { lineOfPath, pricingPath } from '../../shared/api/lines'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { LINE_ORDER } from '../../shared/plans/line-order'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { DataView } from '../../shared/ui/data-view'
import { useCurrentInView } from '../../shared/ui/use-current-in-view'
import { PlanComparison } from './plan-comparison'
import { PricingHeader } from './pricing-header'
import classes from './pricing-screen.module.css'
import { type Paying, pricingSearch } from './pricing-search'
import { WaysToPlan } from './ways-to-plan'

addTexts(pricingTexts)
addTexts(userTexts)
addTexts(paymentTexts)

/** What each plan costs and opens, one line at a time or all of them; and how a plan is opened today. */
export function PricingScreen() {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(pricingSearch)
  const own = useLocation({ select: (location) => lineOfPath(location.pathname) })
  const line = own ?? search.line ?? null
  const paying = search.pay
  const ways = useEndpoint(payments.payWays, {}).data
  const isSold = ways !== undefined && (ways.card || ways.paypal)
  const sale = ways?.is_sandbox === true ? t('pay.sandbox') : t('pay.open_note')
  const honest = isSold ? sale : ways !== undefined && t('pricing.honest')
  const prices = useEndpoint(plans.priceList, {})
  // Partners' plans cost nothing, in a month as in a year.
  const isPriced = line === null || prices.data?.list.some((plan) => plan.platform === line && plan.monthly_usd > 0)
  return (
    <div className={classes.page}>
      <PricingHeader />
      <main className={classes.main}>
        <div className={classes.lead}>
          <p className="caps">{line === null ? t('screen.pricing') : t(`line.${line}`)}</p>
          <h1 className={`display ${classes.title}`}>{t(`pricing.lead_${line ?? 'all'}`)}</h1>
          <p className={classes.honest}>{honest}</p>
        </div>
        <div className={classes.bar}>
          <LineNav current={line} paying={paying} />
          {isPriced && (
            <SegmentedControl
              className={classes.paying ?? ''}
              size="sm"
              aria-label={t('pricing.pay')}
              value={paying}
              onChange={(value) => change({ pay: value })}
              data={[
                { value: 'monthly', label: t('pricing.monthly') },
                { value: 'yearly', label: t('pricing.yearly') },
              ]}
            />
          )}
        </div>
        <DataView query={prices} skeleton={<Skeleton height={560} />}>
          {(data) => (
            <>
              {(line === null ? LINE_ORDER : [line]).map((one) => (
                <PlanComparison
                  key={one}
                  line={one}
                  prices={data}
                  paying={paying}
                  isTitled={line === null}
                  isSold={isSold}
                />
              ))}
              <WaysToPlan trial={data.trial} />
            </>
          )}
        </DataView>
      </main>
    </div>
  )
}

interface LineNavProps {
  readonly current: Line | null
  readonly paying: Paying
}

/** Every line, and all of them on one page. */
function LineNav({ current, paying }: LineNavProps) {
  const { t } = useTexts()
  const row = useCurrentInView<HTMLElement>(current ?? 'all')
  const pay = paying === 'yearly' ? { pay: paying } : {}
  return (
    <nav ref={row} className={classes.lines} aria-label={t('pricing.lines')}>
      <Link
        to="/pricing/info"
        search={pay}
        resetScroll={false}
        data-part="all"
        activeOptions={{ exact: true }}
        aria-current={current === null ? 'page' : undefined}
      >
        {t('pricing.all')}
      </Link>
      {LINE_ORDER.map((line) => {
        const to = pricingPath(line)
        return (
          <Link
            key={line}
            to={to}
            search={to === '/pricing/info' ? { line, ...pay } : pay}
            resetScroll={false}
            data-part={line}
            aria-current={current === line ? 'page' : undefined}
          >
            {t(`line.${line}`)}
          </Link>
        )
      })}
    </nav>
  )
}
