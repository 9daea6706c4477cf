import { useTexts } from '../../shared/i18n/use-texts'
import { CardGrowths } from '../../shared/trends/trend-growths'
import { LevelBadge } from '../../shared/ui/level-badge'
import { SourceLine } from '../../shared/ui/source-line'
import type { BoardRow } from './board-sheet'
import { CollectedCurve, CollectedPictures } from './collected-card'
import { DecisionWords } from './decision-words'
import classes from './my-trends.module.css'
import shared from './shared-page.module.css'
import { WhatChanged } from './what-changed'

/** A collected trend as a link shows it: nothing to change, and nothing that leads where an account is asked for. */
export function SharedCard({ row, days }: { readonly row: BoardRow; readonly days: number }) {
  const { t, format, nameOf } = useTexts()
  const { trend, now, note } = row
  return (
    <article className={classes.card}>
      <div className={classes.pictures}>
        <CollectedPictures trend={trend} />
      </div>
      <div className={classes.line}>{trend !== null && <LevelBadge trend={trend} />}</div>
      <div className={classes.head}>
        <h2 className={`display ${classes.name}`}>{nameOf(row.name, row.trend_name_zh)}</h2>
      </div>
      <CollectedCurve row={row} width={240} />
      {trend !== null && (
        <>
          <DecisionWords trend={trend} className={classes.decision} />
          <CardGrowths trend={trend} window={{ days, growth: trend.growth }} />
        </>
      )}
      <WhatChanged row={row} />
      {note !== '' && <p className={classes.readNote}>{note}</p>}
      {trend !== null && (
        <p className={shared.source}>
          <SourceLine source={trend.source} />
          {now !== null && ` · ${t('board.as_of', { day: format.day(now.as_of) })}`}
        </p>
      )}
    </article>
  )
}
