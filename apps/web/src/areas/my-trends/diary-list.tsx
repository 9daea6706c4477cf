import { collection } from '@trendee/contract/collection/collection'
import { columnTexts } from '@trendee/contract/texts/columns'
import { diaryTexts } from '@trendee/contract/texts/diary'
import { addTexts } from '../../shared/i18n/i18n'
import { defineList } from '../../shared/lists/list-definition'
import { DiaryEntry } from './diary-entry'
import { DiaryScores } from './diary-scores'
import classes from './diary.module.css'

addTexts({ ...columnTexts, ...diaryTexts })

/** The decisions of a project, newest first. */
export function diaryList(categoryId: string) {
  return defineList({
    name: 'decisions',
    entry: collection.decisions,
    fixed: { categoryId },
    pageSize: 50,
    rowId: (row) => row.decision_id,
    title: 'screen.diary',
    count: 'diary.count',
    empty: 'diary.none',
    file: 'decisions',
    above: ({ rows }) => (rows.length === 0 ? null : <DiaryScores categoryId={categoryId} />),
    draw: (rows) => (
      <ol className={classes.entries}>
        {rows.map((row) => (
          <li key={row.decision_id}>
            <DiaryEntry row={row} />
          </li>
        ))}
      </ol>
    ),
  })
}
