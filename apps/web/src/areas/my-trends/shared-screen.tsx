import { IconPrinter } from '@tabler/icons-react'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { GenderFilter } from '../../shared/trends/trend-filters'
import { LinkButton } from '../../shared/ui/link-button'
import { ScreenHead, Section } from '../../shared/ui/screen'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { newestOf } from './board-sheet'
import { SHARED_DAYS, sharedSearch } from './board-search'
import classes from './my-trends.module.css'
import { boardPath, sharedPath } from './project-path'
import { ReferenceWall } from './project-references'
import { SharedCard } from './shared-card'
import { type SharedAnswer, SharedPage } from './shared-page'

/** A project for whoever has its link: the trends, what changed, where it is known from. */
export function SharedScreen() {
  return <SharedPage>{(answers) => <SharedProject answers={answers} />}</SharedPage>
}

function SharedProject({ answers }: { readonly answers: readonly SharedAnswer[] }) {
  const { t, format } = useTexts()
  const token = usePathParam('token')
  const { search, change } = useScreenSearch(sharedSearch)
  const [first] = answers
  if (first === undefined) return null
  const asOf = newestOf(answers)
  const facts = [
    t('mine.trends', { count: first.total }),
    t('mine.updated', { day: format.day(isoDay(first.updated_at)) }),
    asOf === null ? '' : t('board.as_of', { day: format.day(asOf) }),
    t('shared.until', { day: format.day(isoDay(first.expiration_time)) }),
  ].filter(Boolean)
  return (
    <>
      <ScreenHead title={first.name} overline={t('shared.overline')} note={facts.join(' · ')}>
        <GenderFilter value={search.gender} onChange={(gender) => change({ gender })} />
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={14} stroke={1.6} aria-hidden />}
          to={boardPath(sharedPath(token))}
          search
        >
          {t('board.open')}
        </LinkButton>
      </ScreenHead>
      <ul className={classes.wall} aria-label={first.name}>
        {answers.flatMap(({ list }) =>
          list.map((row) => (
            <li key={row.trendName}>
              <SharedCard row={row} days={SHARED_DAYS} />
            </li>
          )),
        )}
      </ul>
      {first.references.length > 0 && (
        <Section id="references" title={t('mine.references')}>
          <ReferenceWall records={first.references} isLinked={false} />
        </Section>
      )}
    </>
  )
}
