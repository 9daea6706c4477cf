import { useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { DataEnds, LevelMark } from '../../shared/ui/level-badge'
import { SourceLine } from '../../shared/ui/source-line'
import type { BoardRow } from './board-sheet'
import classes from './board.module.css'
import { TakenLine } from './taken-line'
import { CollectedCurve, CollectedPictures } from './collected-card'
import { DecisionWords } from './decision-words'

const CURVE_WIDTH = 240

interface BoardCardProps {
  readonly row: BoardRow
  readonly days: number
}

/** A trend on paper: all of it is said, nothing can be asked. */
export function BoardCard({ row, days }: BoardCardProps) {
  const { t, language, nameOf } = useTexts()
  const { trend, now, note, decision = null } = row
  const isChinese = language === 'zh'
  const name = nameOf(row.name, row.trend_name_zh)
  const other = isChinese ? row.name : row.trend_name_zh
  return (
    <section className={classes.card} aria-label={name}>
      <div className={classes.pictures}>
        <CollectedPictures trend={trend} isEager />
      </div>
      <h2 className={`display ${classes.name}`}>{name}</h2>
      {other !== '' && (
        <p className={classes.other} lang={isChinese ? 'en' : 'zh-CN'}>
          {other}
        </p>
      )}
      {trend === null ? (
        <p className={classes.small}>{t('mine.not.unknown_now')}</p>
      ) : (
        <>
          <p className={classes.numbers}>
            {!trend.is_stale && <LevelMark level={trend.level} />}
            <DataEnds trend={trend} />
            <span>
              {t('growth.yoy')} <Growth value={trend.yoy} size="sm" />
            </span>
            <span>
              {t('growth.in_window', { what: t('growth.window'), count: days })}{' '}
              <Growth value={trend.growth} size="sm" />
            </span>
          </p>
          {trend.hex !== null && (
            <p className={classes.swatch}>
              <span style={{ background: trend.hex }} aria-hidden />
              {trend.hex.toUpperCase()}
            </p>
          )}
          <CollectedCurve row={row} width={CURVE_WIDTH} />
          <DecisionWords trend={trend} className={classes.decision} />
        </>
      )}
      {decision !== null && (
        <p className={classes.note}>
          <TakenLine taken={decision} />
        </p>
      )}
      {note !== '' && <p className={classes.note}>{note}</p>}
      {trend !== null && (
        <p className={classes.small}>
          <SourceLine source={trend.source} />
          {now !== null && <AsOf day={now.as_of} />}
        </p>
      )}
    </section>
  )
}

function AsOf({ day }: { readonly day: string }) {
  const { t, format } = useTexts()
  return <> · {t('board.as_of', { day: format.day(day) })}</>
}
