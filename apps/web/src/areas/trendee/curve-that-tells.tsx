import type { ReactNode } from 'react'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { trends } from '@trendee/contract/trends/trends'
import { type AskedGender, GENDERS_OF_GROUP, rowGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { genderOf, pastOf } from '../../shared/trends/trend-path'
import type { TrendKey } from './trend-curve'
import type { TrendDetail } from './trend-models'
import type { TrendDetailSearch } from './trend-search'
import classes from './trend-screen.module.css'

interface CurveThatTellsProps {
  /** Of the asked gender. */
  readonly own: TrendDetail
  /** It is of what was asked before: the answer is under way. */
  readonly isOlder: boolean
  readonly trendKey: TrendKey
  readonly search: TrendDetailSearch
  /** Draws the page of the trend by the curve that tells more. */
  readonly children: (detail: TrendDetail) => ReactNode
}

/** The share of a trend's products that are for a gender, with what is for anybody; `null` where no product of it is known. */
function shareFor({ genders }: TrendDetail, asked: AskedGender): number | null {
  const group = rowGender(asked)
  if (genders.length === 0 || group === '') return null
  const members: readonly string[] = GENDERS_OF_GROUP[group]
  return genders.filter(({ gender }) => members.includes(gender)).reduce((sum, { share }) => sum + share, 0)
}

/** Whether what is for anybody counts among a gender's products. */
function countsAnybodys(asked: AskedGender): boolean {
  const group = rowGender(asked)
  return group !== '' && GENDERS_OF_GROUP[group].length > 1 && GENDERS_OF_GROUP[group].includes('unisex')
}

/**
 * Where the curve of the asked gender tells neither a year before nor one ahead, that of all genders speaks, and says so: who asks about a trend
 * is told what is known of it. The reader can ask for the gender's own all the same. Where nothing tells all genders, it is said who speaks for
 * them.
 */
export function CurveThatTells({ own, isOlder, trendKey, search, children }: CurveThatTellsProps) {
  const { gender, region } = trendKey
  const isToldByAll = gender !== 'all' && own.is_told_by_all
  const everybodys = useEndpoint(
    trends.detail,
    { name: own.trend.trend_id, region, gender: 'all', ...pastOf(search) },
    { enabled: isToldByAll },
  )
  const all = everybodys.data
  // Two answers are shown together, or neither.
  if (isToldByAll && (isOlder || everybodys.isPending || everybodys.isPlaceholderData)) return <Skeleton height={420} />
  if (gender === 'all' && own.trend.gender !== '') {
    return (
      <>
        <StrongestNote detail={own} />
        {children(own)}
      </>
    )
  }
  if (!isToldByAll || all === undefined) return children(own)
  const isOwnShown = search.own === true && own.trend.gender !== ''
  return (
    <>
      <ThinNote own={own} share={shareFor(all, gender)} gender={gender} isOwnShown={isOwnShown} />
      {children(isOwnShown ? own : all)}
    </>
  )
}

/** Whose curve speaks for all genders, and how much of what is sold is that gender's. */
function StrongestNote({ detail }: { readonly detail: TrendDetail }) {
  const { t, format } = useTexts()
  const gender = genderOf(detail.trend.gender)
  const share = shareFor(detail, gender)
  return (
    <div className={classes.warn} role="note">
      {t('thin.strongest', { gender: t(`gender.${gender}`) })}{' '}
      {share !== null && t(countsAnybodys(gender) ? 'thin.share' : 'thin.share_only', { share: format.share(share) })}
    </div>
  )
}

interface ThinNoteProps {
  readonly own: TrendDetail
  /** Of the products of the trend. */
  readonly share: number | null
  readonly gender: AskedGender
  readonly isOwnShown: boolean
}

/** Whose curve is shown and why, how much of what is sold is the asked gender's, and the way to the other curve. */
function ThinNote({ own, share, gender, isOwnShown }: ThinNoteProps) {
  const { t, format } = useTexts()
  const who = t(`gender.${gender}`)
  const isEverybodys = own.trend.gender === ''
  const weeks = own.line.values.filter((value) => value !== null).length
  return (
    <div className={classes.warn} role="note">
      {isEverybodys
        ? t('thin.none', { gender: who })
        : own.trend.is_stale
          ? t('thin.ended', { gender: who, day: format.day(own.trend.as_of) })
          : t('thin.few', { gender: who, weeks: format.count(weeks) })}{' '}
      {!isOwnShown && `${t('thin.by_all')} `}
      {share !== null &&
        t(countsAnybodys(gender) ? 'thin.share' : 'thin.share_only', { gender: who, share: format.share(share) })}{' '}
      {!isEverybodys && (
        <Link to="." search={(before: object) => ({ ...before, own: isOwnShown ? undefined : 'true' })}>
          {t(isOwnShown ? 'thin.show_all' : 'thin.show_own', { gender: who })}
        </Link>
      )}
    </div>
  )
}
