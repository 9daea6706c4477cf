import { Link } from '@tanstack/react-router'
import type { Decision } from '@trendee/contract/collection/decision'
import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { genderOf, inRegion, trendPath } from '../../shared/trends/trend-path'
import { Growth } from '../../shared/ui/growth'
import { LevelMark } from '../../shared/ui/level-badge'
import classes from './diary.module.css'
import { TakenLine } from './taken-line'

/** A decision, what was seen and said on its day, and what came. */
export function DiaryEntry({ row }: { readonly row: Decision }) {
  const { t, format, nameOf } = useTexts()
  const nameOfPlatform = useNames()
  const { seen, said, came, not_judged: notJudged } = row
  const trend = { trend_id: row.trendName, type: 'keyword' } as const
  return (
    <article className={classes.entry}>
      <header>
        <h3 className="display">
          <Link to={trendPath(trend, genderOf(seen.gender))} search={inRegion(seen.region)}>
            {nameOf(row.name, row.trend_name_zh)}
          </Link>
        </h3>
        <p className={classes.taken}>
          <TakenLine taken={row} />
        </p>
      </header>
      <dl className={classes.facts}>
        <div>
          <dt>{t('diary.seen')}</dt>
          <dd>
            <LevelMark level={seen.level} /> <Growth value={seen.growth} size="sm" meaning={t('meaning.growth')} />
            <span className={classes.small}>
              {[
                nameOfPlatform(seen.platform),
                seen.region === '' ? '' : format.region(seen.region),
                t('board.as_of', { day: format.day(seen.as_of) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('diary.said')}</dt>
          <dd>
            {said === null ? (
              t('diary.nothing_said')
            ) : (
              <>
                <Growth value={said.growth} size="sm" meaning={t('diary.meaning.came')} />
                <span className={classes.small}>
                  {t('diary.band', { lower: format.growth(said.lower), upper: format.growth(said.upper) })}
                </span>
              </>
            )}
            {said?.market != null && <Market growth={said.market} />}
          </dd>
        </div>
        <div>
          <dt>{t('diary.came')}</dt>
          <dd>
            {came !== null && <Growth value={came.growth} size="sm" meaning={t('diary.meaning.came')} />}
            {came?.market != null && <Market growth={came.market} />}
            {notJudged !== null && (
              <span className={classes.small}>
                {t(`not_judged.${notJudged}`)}
                {notJudged === 'not_due' && `, ${t('diary.due_on', { day: format.day(row.due) })}`}
              </span>
            )}
          </dd>
        </div>
        {row.verdict !== null && (
          <div>
            <dt>{t('diary.verdict')}</dt>
            <dd data-verdict={row.verdict}>
              {t(`verdict.${row.verdict}`)}
              {row.forecast_verdict !== null && (
                <span className={classes.small}>
                  {t('diary.forecast_verdict')}: {t(`verdict.${row.forecast_verdict}`)}
                </span>
              )}
            </dd>
          </div>
        )}
      </dl>
    </article>
  )
}

function Market({ growth }: { readonly growth: number }) {
  const { t, format } = useTexts()
  return <span className={classes.small}>{t('diary.market_growth', { growth: format.growth(growth) })}</span>
}
