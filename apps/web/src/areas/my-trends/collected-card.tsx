import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Sparkline } from '../../shared/charts/sparkline'
import { useTexts } from '../../shared/i18n/use-texts'
import { CardGrowths } from '../../shared/trends/trend-growths'
import { TrendDecisionLine } from '../../shared/trends/trend-sentences'
import { LevelBadge } from '../../shared/ui/level-badge'
import { Collage } from '../../shared/ui/picture'
import { CollectedDecision } from './collected-decision'
import type { CollectedRow } from './collected-answers'
import { type CollectedPlace, collectedLink } from './collected-place'
import { DropPlace, MoveHandle } from './movable'
import classes from './my-trends.module.css'
import { NoteField } from './note-field'
import { useCollectedChange } from './use-collected-change'
import { WhatChanged } from './what-changed'

interface HandleProps extends CollectedPlace {
  readonly row: CollectedRow
}

interface CollectedCardProps extends HandleProps {
  /** Days over which growth is told. */
  readonly days: number
}

interface CollectedPicturesProps {
  readonly trend: CollectedRow['trend']
  readonly isEager?: boolean
}

/** What a trend looks like; one of a colour that has no picture, that colour. */
export function CollectedPictures({ trend, isEager = false }: CollectedPicturesProps) {
  if (trend !== null && trend.hex !== null && trend.pictures.length === 0) {
    return <span className={classes.color} style={{ background: trend.hex }} />
  }
  return (
    <Collage
      pictures={trend?.pictures ?? []}
      kinds={(trend?.pictures ?? []).map(() => 'illustration' as const)}
      alt=""
      isEager={isEager}
    />
  )
}

interface CollectedCurveProps {
  readonly row: Pick<CollectedRow, 'name' | 'trend_name_zh' | 'trend'>
  readonly width: number
}

/** The curve in words, for those who cannot see it. */
export function CollectedCurve({ row, width }: CollectedCurveProps) {
  const { t, format, nameOf } = useTexts()
  const { trend } = row
  if (trend === null) return null
  const { values, forecast } = trend.sparkline
  const name = nameOf(row.name, row.trend_name_zh)
  const label = t('trend.curve', { name, yoy: format.growth(trend.yoy) })
  return <Sparkline values={values} forecast={forecast} width={width} height={width > 100 ? 44 : 26} label={label} />
}

/** By what a trend is moved in its project, where it can be. */
export function CollectedHandle({ row, place, total, isMovable }: HandleProps) {
  const { nameOf } = useTexts()
  const { move } = useCollectedChange(row.categoryId)
  if (!isMovable) return null
  const name = nameOf(row.name, row.trend_name_zh)
  return <MoveHandle kind="trend" id={row.trendName} name={name} place={place} total={total} onMove={move} />
}

export function RemoveButton({ row }: { readonly row: CollectedRow }) {
  const { t, nameOf } = useTexts()
  const { remove } = useCollectedChange(row.categoryId)
  const name = nameOf(row.name, row.trend_name_zh)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('mine.remove', { name })}
      onClick={() => remove(row.trendName, name)}
    >
      <IconX size={16} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

export function CollectedNote({ row, mayEdit }: { readonly row: CollectedRow; readonly mayEdit: boolean }) {
  const { nameOf } = useTexts()
  const { note } = useCollectedChange(row.categoryId)
  const name = nameOf(row.name, row.trend_name_zh)
  return (
    <NoteField
      note={row.note}
      name={name}
      mayEdit={mayEdit}
      onSave={(text, before) => note(row.trendName, text, before)}
    />
  )
}

/** A collected trend: pictures, where it stands, what to do, what changed since, the note on it. */
export function CollectedCard(props: CollectedCardProps) {
  const { row, place, isMovable, mayEdit, region, gender, days } = props
  const { nameOf } = useTexts()
  const { move } = useCollectedChange(row.categoryId)
  const { trend } = row
  const name = nameOf(row.name, row.trend_name_zh)
  const link = collectedLink(row, gender, region)
  const card = (
    <article className={classes.card}>
      <Link {...link} className={classes.pictures} tabIndex={-1} aria-hidden>
        <CollectedPictures trend={trend} />
      </Link>
      <div className={classes.line}>{trend !== null && <LevelBadge trend={trend} />}</div>
      <div className={classes.head}>
        <h3 className={`display ${classes.name}`}>
          <Link {...link}>{name}</Link>
        </h3>
        <CollectedHandle {...props} />
        {mayEdit && <RemoveButton row={row} />}
      </div>
      <CollectedCurve row={row} width={240} />
      {trend !== null && (
        <>
          <TrendDecisionLine trend={trend} className={classes.decision} />
          <CardGrowths trend={trend} window={{ days, growth: trend.growth }} />
        </>
      )}
      <WhatChanged row={row} />
      <CollectedDecision row={row} mayEdit={mayEdit} gender={gender} region={region} />
      <CollectedNote row={row} mayEdit={mayEdit} />
    </article>
  )
  if (!isMovable) return card
  return (
    <DropPlace kind="trend" id={row.trendName} place={place} onMove={move}>
      {card}
    </DropPlace>
  )
}
