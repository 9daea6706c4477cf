import type { ReactNode } from 'react'
import { Tooltip } from '@mantine/core'
import type { KeywordSummary } from '@trendee/contract/graphic/graphic-fields'
import { useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { Figure } from '../../shared/ui/screen'
import classes from './graphics.module.css'
import type { KeywordDetail } from './keyword-models'
import { amountText, demandText, monthName, reasonsOf } from './keyword-words'

interface ToldProps {
  readonly label: string
  readonly meaning: string
  /** `null`: not known. */
  readonly value: string | null
  readonly why: string
  readonly note?: ReactNode
}

/** A number with its definition on hover, or why there is none, in words. */
function Told({ label, meaning, value, why, note }: ToldProps) {
  return (
    <Tooltip label={meaning} multiline maw={340}>
      <div>
        <Figure label={label} note={value === null ? why : note}>
          {value ?? '–'}
        </Figure>
      </div>
    </Tooltip>
  )
}

/** All numbers of a keyword. */
export function KeywordFigures({ detail: { keyword } }: { readonly detail: KeywordDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const { shop, searches, listings } = keyword
  const why = reasonsOf(keyword, t)
  const decimal = (value: number | null | undefined) => (value == null ? null : format.decimal(value))
  return (
    <>
      <div className={classes.figures}>
        <Told
          label={t('graphics.interest')}
          meaning={t('graphics.interest_means')}
          value={decimal(searches?.interest)}
          why={why.searches}
          note={<Growth value={searches?.yoy ?? null} meaning={t('graphics.yoy_means')} />}
        />
        {searches?.best_month != null && (
          <Told
            label={t('graphics.month')}
            meaning={t('graphics.month_means')}
            value={monthName(searches.best_month, texts)}
            why=""
          />
        )}
        {keyword.rising !== null && (
          <Told
            label={t('graphics.rising')}
            meaning={t('graphics.rising_means')}
            value={keyword.rising.is_breakout ? t('graphics.breakout') : format.growth(keyword.rising.growth)}
            why=""
            note={keyword.rising.search}
          />
        )}
        <Told
          label={t('graphics.listings')}
          meaning={t('graphics.listings_means')}
          value={format.count(listings)}
          why=""
          {...(shop !== null && { note: t('graphics.printed_of', { printed: shop.printed, count: listings }) })}
        />
        {shop !== null && <ShopFigures keyword={keyword} shop={shop} />}
      </div>
      {shop === null && <p className={classes.quiet}>{t('graphics.why_of_one_shop')}</p>}
      {shop !== null && <Difficulty shop={shop} why={why.difficulty} />}
      {shop !== null && <Significance shop={shop} />}
    </>
  )
}

type Shop = NonNullable<KeywordSummary['shop']>

/** What the shop tells. */
function ShopFigures({ keyword, shop }: { readonly keyword: KeywordSummary; readonly shop: Shop }) {
  const { t, format } = useTexts()
  const why = reasonsOf(keyword, t)
  const amount = (value: number | null) => (value === null ? null : amountText(value, format))
  const money = (value: number | null) => (value === null ? null : format.money(value, 'USD'))
  return (
    <>
      <Told
        label={t('graphics.competition')}
        meaning={t('graphics.competition_means')}
        value={format.count(shop.on_sale)}
        why=""
        {...(shop.sellers !== null && { note: `${t('graphics.sellers')}: ${format.count(shop.sellers)}` })}
      />
      <Told
        label={t('graphics.demand')}
        meaning={t('graphics.demand_means')}
        value={shop.demand_a_day === null ? null : demandText(shop, format)}
        why={why.demand}
        {...(shop.demand_basis !== null && {
          note: [
            t(`graphics.basis_${shop.demand_basis}`),
            shop.demand_evidence === null ? '' : t(`evidence.${shop.demand_evidence}`),
          ]
            .filter((part) => part !== '')
            .join(' · '),
        })}
      />
      <Told
        label={t('graphics.favorites')}
        meaning={t('graphics.demand_means')}
        value={amount(shop.favorites_a_day)}
        why={why.favorites}
      />
      <Told
        label={t('graphics.price')}
        meaning={t('graphics.price_means')}
        value={money(shop.price_median)}
        why={why.price}
        note={t('graphics.price_range', {
          low: money(shop.price_low) ?? '',
          high: money(shop.price_high) ?? '',
        })}
      />
      <Told
        label={t('graphics.leaders')}
        meaning={t('graphics.leaders_means')}
        value={shop.leader_share === null ? null : format.share(shop.leader_share)}
        why={why.leaders}
      />
      <Told
        label={t('graphics.arrival_growth')}
        meaning={t('graphics.arrival_growth_means')}
        value={shop.arrival_growth === null ? null : format.growth(shop.arrival_growth)}
        why={why.arrivals}
        note={`${t('graphics.arrivals')}: ${format.count(shop.arrivals)}`}
      />
    </>
  )
}

/** The difficulty with its formula worked out. */
function Difficulty({ shop, why }: { readonly shop: Shop; readonly why: string }) {
  const { t, format } = useTexts()
  const { difficulty, usual_each: usual, demand_each: own, demand_basis: basis, known } = shop
  const isTold = difficulty !== null && usual !== null && own !== null && basis !== null
  const said = (value: number) => format.decimal(value, 3)
  return (
    <div className={classes.formula}>
      <Figure label={t('graphics.difficulty')}>{isTold ? format.count(Math.round(difficulty)) : '–'}</Figure>
      <div>
        {isTold ? (
          <>
            <p className={classes.worked}>
              {t('graphics.difficulty_worked', {
                usual: said(usual),
                own: said(own),
                difficulty: format.count(Math.round(difficulty)),
              })}
            </p>
            <p className={classes.quiet}>
              {t('graphics.difficulty_from', {
                usual: said(usual),
                own: said(own),
                basis: t(`graphics.basis_${basis}`),
                count: known,
              })}
            </p>
          </>
        ) : (
          <p className={classes.quiet}>{why}</p>
        )}
        <p className={classes.quiet}>{t('graphics.difficulty_means')}</p>
      </div>
    </div>
  )
}

/** Why it is a keyword at all. */
function Significance({ shop: { significance, categories } }: { readonly shop: Shop }) {
  const { t, format, nameOf } = useTexts()
  const [first] = categories
  if (first === undefined) return null
  const named = nameOf(first.name, first.name_zh)
  const category = first.wearer === 'children' ? t('graphics.for_children', { category: named }) : named
  return (
    <div className={classes.formula}>
      <Figure label={t('graphics.ratio')}>{format.decimal(significance.ratio)}</Figure>
      <div>
        <p className={classes.worked}>
          {significance.lift === null
            ? t('graphics.lift_never', { category })
            : t('graphics.lift', { times: format.decimal(significance.lift), category })}
        </p>
        <p className={classes.quiet}>{t('graphics.ratio_means')}</p>
      </div>
    </div>
  )
}
