import { useNames } from '../../shared/api/use-names'
import { useTexts } from '../../shared/i18n/use-texts'
import { joinWords } from '../../shared/trends/join-words'
import type { TrendDetail } from './trend-models'
import { sourceName } from '../../shared/ui/source-line'
import classes from './trend-screen.module.css'

/** More files than this are listed only when asked for. */
const OPEN_FILES = 4

/** From which files the curve was put together, how each was scaled, and which were left out and why. */
export function CurveFiles({ detail: { joins } }: { readonly detail: TrendDetail }) {
  const texts = useTexts()
  const name = useNames()
  const [first] = joins
  if (!first) return null
  const platform = sourceName(first, name, texts.t)
  const count = joins.filter(({ factor }) => factor !== null).length
  const hasSpellings = joins.some(({ term }) => term !== first.term)
  return (
    <details className={classes.files} open={joins.length <= OPEN_FILES}>
      <summary>{texts.t('join.count', { platform, count, all: joins.length })}</summary>
      <ul>
        {joins.map((join) => (
          <li key={`${join.term}/${join.file_hash}/${join.step}`}>
            {texts.t(hasSpellings ? 'join.of_term' : 'join.of_file', {
              file: join.file,
              term: join.term,
              from: texts.format.day(join.from),
              to: texts.format.day(join.to),
              words: joinWords(join, texts),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
