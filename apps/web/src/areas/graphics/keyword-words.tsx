import { Tooltip, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeywordSummary } from '@trendee/contract/graphic/graphic-fields'
import { UNKNOWN } from '../../shared/format/format'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { Picture } from '../../shared/ui/picture'
import classes from './graphics.module.css'
import { keywordPath } from './graphics-paths'

/** Says of a keyword that it holds a name of somebody else's. */
export function ProtectedMark({ of }: { readonly of: KeywordSummary['protected'] }) {
  const { t } = useTexts()
  if (of === null) return null
  return (
    <Tooltip label={t('graphics.protected_means')} multiline maw={320}>
      <span className={classes.protected}>{t(`graphics.is_${of.kind}`, { term: of.term })}</span>
    </Tooltip>
  )
}

/** What is not known, with the reason on hover and for who listens. */
export function Missing({ why }: { readonly why: string }) {
  return (
    <Tooltip label={why} multiline maw={320}>
      <span className={classes.missing}>
        <span aria-hidden>{UNKNOWN}</span>
        <VisuallyHidden>{why}</VisuallyHidden>
      </span>
    </Tooltip>
  )
}

/** A keyword in a row of the list: its best listing, its name, whose name it holds. */
export function KeywordCell({ keyword }: { readonly keyword: KeywordSummary }) {
  const [shown] = keyword.pictures
  return (
    <span className={classes.keyword}>
      {shown !== undefined && (
        <span className={classes.thumb}>
          <Picture src={shown.picture} alt="" kind={shown.picture_kind} isSmall />
        </span>
      )}
      <span className={classes.words}>
        <Link to={keywordPath(keyword.source, keyword.keyword)} className={classes.name}>
          {keyword.keyword}
        </Link>
        <ProtectedMark of={keyword.protected} />
      </span>
    </span>
  )
}

/** A calendar month by its name. */
export function monthName(month: number, { language }: Pick<Texts, 'language'>): string {
  const name = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { month: 'short', timeZone: 'UTC' })
  return name.format(new Date(Date.UTC(2026, month - 1, 15)))
}

/** An amount a day: a tenth tells nothing beside hundreds. */
export function amountText(value: number, format: Texts['format']): string {
  return value >= 100 ? format.count(Math.round(value)) : format.decimal(value)
}

/** Demand a day, marked where some of it is known by a lower bound or an estimate alone. */
export function demandText(shop: KeywordSummary['shop'], format: Texts['format']): string {
  const amount = amountText(shop?.demand_a_day ?? 0, format)
  if (shop?.demand_evidence === 'at_least') return `≥ ${amount}`
  return shop?.demand_evidence === 'estimated' ? `≈ ${amount}` : amount
}

/** Why a number of a keyword is not there, in the reader's words; '' where it is. */
export function reasonsOf({ shop, searches_reason: searched }: KeywordSummary, t: Texts['t']) {
  const ofOneShop = t('graphics.why_of_one_shop')
  const of = (reason: string | null | undefined) =>
    reason === undefined ? ofOneShop : reason === null ? '' : t(`graphics.why_${reason}` as 'graphics.why_few_known')
  return {
    searches: of(searched),
    difficulty: of(shop?.difficulty_reason),
    favorites: of(shop?.favorites_reason),
    arrivals: of(shop?.arrival_reason),
    demand: shop === null ? ofOneShop : t('graphics.why_no_demand_told'),
    leaders: shop === null ? ofOneShop : t('graphics.why_few_leaders'),
    sellers: shop === null ? ofOneShop : t('graphics.why_no_sellers'),
    price: shop === null ? ofOneShop : t('graphics.why_no_price'),
  }
}
