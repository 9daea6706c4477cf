import { Link } from '@tanstack/react-router'
import { stars } from '@trendee/contract/stars/stars'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { recordPath } from '../../shared/records/record-path'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import classes from './dashboard.module.css'

const SHOWN = 6

/** The newest starred posts, looks and hashtags, with the way to everything that is starred; absent without any. */
export function RecordsPart() {
  const { t } = useTexts()
  const [posts, looks, hashtags] = [useStarred('post'), useStarred('look'), useStarred('hashtag')]
  if (posts.length + looks.length + hashtags.length === 0) return null
  return (
    <Section title={t('dashboard.records')} aside={<Link to="/trendee/user-star">{t('dashboard.all_starred')}</Link>}>
      <RecordStrip records={[...posts, ...looks]} />
      <RecordWords records={hashtags} />
    </Section>
  )
}

function useStarred(kind: 'post' | 'look' | 'hashtag') {
  const { data } = useEndpoint(stars.list, { kind, pageSize: SHOWN })
  return (data?.list ?? []).filter(({ name }) => name !== null)
}
type Starred = ReturnType<typeof useStarred>

function RecordStrip({ records }: { readonly records: Starred }) {
  const { nameOf } = useTexts()
  return (
    <span className={classes.strip}>
      {records.map((record) => {
        const name = nameOf(record.name ?? '', record.name_zh ?? '')
        return (
          <Link key={`${record.kind}/${record.id}`} to={recordPath(record)} title={name}>
            <Picture
              src={record.picture ?? undefined}
              alt={name}
              isSmall
              {...(record.picture_kind === null ? {} : { kind: record.picture_kind })}
            />
          </Link>
        )
      })}
    </span>
  )
}

function RecordWords({ records }: { readonly records: Starred }) {
  return (
    <p className={classes.facts}>
      {records.map((record) => (
        <Link key={record.id} to={recordPath(record)}>
          {record.name}
        </Link>
      ))}
    </p>
  )
}
