import { type SubmitEvent, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import type { OutputOf } from '@trendee/contract/endpoint'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { useTexts } from '../../shared/i18n/use-texts'
import { SuggestTrend } from '../../shared/trends/suggest-trend'
import classes from './dashboard.module.css'
import { FollowMenu } from './follow-menu'
import { FollowRow } from './follow-row'
import { FollowedList } from './followed-list'
import { TrendEnd, TrendFacts, TrendLink } from './trend-news'
import { useArrange } from './use-following'

export function KeywordsPart() {
  const { t } = useTexts()
  return (
    <FollowedList
      title={t('dashboard.keywords')}
      entry={dashboard.keywords}
      empty={<p>{t('dashboard.no_keywords')}</p>}
      renderRow={(item, place, total) => {
        const { trend, keyword } = item
        return (
          <FollowRow
            key={item.id}
            name={trend === null ? keyword : <TrendLink trend={trend} />}
            facts={trend === null ? t('dashboard.keyword_unknown') : <TrendFacts trend={trend} />}
            isPinned={item.is_pinned}
            isNew={trend !== null && trend.level_before !== null}
            end={trend !== null && <TrendEnd trend={trend} />}
            menu={<FollowMenu what="keywords" star={item} name={keyword} place={place} total={total} />}
            {...(trend === null ? { below: <UnknownKeyword keyword={item} /> } : {})}
          />
        )
      }}
    >
      <KeywordForm />
    </FollowedList>
  )
}

type Keyword = OutputOf<typeof dashboard.keywords>['list'][number]

/** What to do with a keyword that names no trend: take the one that was meant, or ask for it. */
function UnknownKeyword({ keyword: { id, keyword, put_right: meant } }: { readonly keyword: Keyword }) {
  const { t } = useTexts()
  const arranging = useArrange('keywords')
  if (meant === null) return <SuggestTrend keyword={keyword} size="compact-xs" variant="default" />
  const take = () =>
    arranging.mutate({ action: 'add', id: meant }, { onSuccess: () => arranging.mutate({ action: 'remove', id }) })
  return (
    <Button size="compact-xs" variant="default" loading={arranging.isPending} onClick={take}>
      {t('dashboard.keyword_meant', { keyword: meant })}
    </Button>
  )
}

function KeywordForm() {
  const { t } = useTexts()
  const [word, setWord] = useState('')
  const adding = useArrange('keywords')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (word.trim() === '') return
    adding.mutate({ action: 'add', id: word.trim() }, { onSuccess: () => setWord('') })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        className={classes.field ?? ''}
        size="sm"
        aria-label={t('dashboard.keyword')}
        placeholder={t('dashboard.keyword')}
        maxLength={100}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="sm" loading={adding.isPending}>
        {t('dashboard.add')}
      </Button>
    </form>
  )
}
