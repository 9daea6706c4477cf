import type { SeriesJoin } from '@trendee/contract/fields'
import { useTexts } from '../../shared/i18n/use-texts'
import { joinWords } from '../../shared/trends/join-words'
import classes from './data-screen.module.css'

interface ImportSeriesProps {
  readonly joins: { readonly list: readonly SeriesJoin[]; readonly total: number }
}

/** What became of each series of an import when it was joined with those of other files. */
export function ImportSeries({ joins: { list, total } }: ImportSeriesProps) {
  const texts = useTexts()
  const { t, format } = texts
  if (list.length === 0) return null
  return (
    <section aria-label={t('join.title')}>
      <p className="caps">{t('join.title')}</p>
      {total > list.length && (
        <p className={classes.faint}>
          {t('join.shown', { shown: format.count(list.length), all: format.count(total) })}
        </p>
      )}
      <ul className={classes.series}>
        {list.map((join) => (
          <li key={`${join.term}/${join.region}/${join.gender}/${join.step}`}>
            {t('join.of_series', {
              term: join.term,
              region: join.region === '' ? '' : format.region(join.region),
              from: format.day(join.from),
              to: format.day(join.to),
              words: joinWords(join, texts),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
