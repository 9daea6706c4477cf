import { Link } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { Board } from './board'
import { newestOf } from './board-sheet'
import { SHARED_DAYS, sharedSearch } from './board-search'
import { sharedPath } from './project-path'
import { SharedPage } from './shared-page'

/** A project for paper, for whoever has its link. */
export function SharedBoardScreen() {
  const { t } = useTexts()
  const token = usePathParam('token')
  const { search, change } = useScreenSearch(sharedSearch)
  return (
    <SharedPage>
      {(answers, query) => (
        <Board
          name={answers[0]?.name ?? ''}
          rows={answers.flatMap(({ list }) => list)}
          total={answers[0]?.total ?? 0}
          isWhole={!query.hasNextPage && !query.isFetching}
          asOf={newestOf(answers)}
          paper={search.paper}
          onPaper={(paper) => change({ paper })}
          days={SHARED_DAYS}
          back={
            <Link to={sharedPath(token)} search>
              {t('shared.back')}
            </Link>
          }
          isOwnPlan={false}
        />
      )}
    </SharedPage>
  )
}
