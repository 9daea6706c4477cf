import type { ReactNode } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import { UpgradeOffer } from '../../shared/plans/upgrade-offer'
import { PrintButton } from '../../shared/ui/print-button'
import { SourceLine } from '../../shared/ui/source-line'
import { BoardCard } from './board-card'
import { type BoardRow, PAPERS, type Paper, boardSources, sheetRows } from './board-sheet'
import classes from './board.module.css'

interface BoardProps {
  readonly name: string
  readonly rows: readonly BoardRow[]
  /** How many the project holds, and whether all that may be read is there. */
  readonly total: number
  readonly isWhole: boolean
  readonly asOf: string | null
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
  /** Days over which growth is told. */
  readonly days: number
  /** Where the board was opened from. */
  readonly back: ReactNode
  /** Whoever reads has a plan of their own, which a larger one would show more in. */
  readonly isOwnPlan: boolean
}

/** A project laid out for paper: rows of cards that no page cuts, with a foot that every page repeats. */
export function Board({ name, rows, total, isWhole, asOf, paper, onPaper, days, back, isOwnPlan }: BoardProps) {
  const { t, format } = useTexts()
  return (
    <>
      {/* Which sheet it is can only be said for the whole document. */}
      <style>{`@page { size: ${paper.toUpperCase()} landscape; margin: 10mm; }`}</style>
      <div className={classes.tools}>
        {back}
        <SegmentedControl
          size="xs"
          aria-label={t('board.paper')}
          data={PAPERS.map((value) => ({ value, label: t(`board.${value}`) }))}
          value={paper}
          onChange={(value) => onPaper(value)}
        />
        <PrintButton disabled={!isWhole}>{t('board.print')}</PrintButton>
      </div>
      {isWhole && isOwnPlan && rows.length < total && (
        <div className={classes.tools} role="note">
          <p>{t('board.fewer', { shown: rows.length, total })}</p>
          <UpgradeOffer line="trendee" feature="trend_list" size="xs" variant="default" />
        </div>
      )}
      <article className={classes.paper} data-paper={paper}>
        <div className={classes.body}>
          <header className={classes.head}>
            <h1 className="display">{name}</h1>
            <p>
              {t('mine.trends', { count: rows.length })}
              {asOf !== null && ` · ${t('board.as_of', { day: format.day(asOf) })}`}
            </p>
          </header>
          {sheetRows(rows, paper).map((row) => (
            <div key={row[0]?.trendName} className={classes.row}>
              {row.map((card) => (
                <BoardCard key={card.trendName} row={card} days={days} />
              ))}
            </div>
          ))}
        </div>
        <footer className={classes.foot}>
          <p>
            <b>{t('board.sources')}:</b>{' '}
            {boardSources(rows).map((source, at) => (
              <span key={`${source.platform} ${source.region} ${source.evidence}`}>
                {at > 0 && ' · '}
                <SourceLine source={source} />
              </span>
            ))}
          </p>
          <p>
            {asOf !== null && `${t('board.as_of', { day: format.day(asOf) })} · `}
            {t('board.forecast')} {t('app.name')}
          </p>
        </footer>
      </article>
    </>
  )
}
