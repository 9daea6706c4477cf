import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { ai } from '@trendee/contract/ai/ai'
import type { OutputOf } from '@trendee/contract/endpoint'
import { aiTexts } from '@trendee/contract/texts/ai-summary'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { pastOf } from '../../shared/trends/trend-path'
import { useTexts } from '../../shared/i18n/use-texts'
import { DataView } from '../../shared/ui/data-view'
import type { HighlightSearch } from './trend-search'
import classes from './written-words.module.css'

addTexts(aiTexts)

type Written = OutputOf<typeof ai.highlight>
type Sentence = Written['sentences'][number]

/** Other words are ready after some seconds, where they come. */
const ASK_AGAIN_MS = 4000
const askAgain = ({ reason }: Pick<Written, 'reason'>) => (reason === 'under_way' ? ASK_AGAIN_MS : false)

interface SummaryProps {
  readonly trendKey: {
    readonly name: string
    readonly gender: AskedGender
    readonly region: string
    readonly past: PastDay
  }
  /** The page shows the curve of which it is written; beside another one nothing is said of it. */
  readonly isOfCurve: boolean
}

/** What is told of a curve; its why stands above it. */
const OF_CURVE: ReadonlySet<string> = new Set<Sentence['about']>(['platforms', 'forecast'])

/** What the page of a trend shows, in short; why it stands where it does is said above. */
export function TrendSummaryWords({ trendKey: { past, ...key }, isOfCurve }: SummaryProps) {
  const { t, language } = useTexts()
  const [isOwn, setOwn] = useState(false)
  const asked = { ...key, language, ...pastOf(past), ...(isOwn ? OWN : {}) }
  const query = useEndpoint(ai.summary, asked, { askAgain })
  return (
    <Words
      title={t('written.summary')}
      query={query}
      sentencesOf={(data) =>
        [...data.sentences, ...data.forecast_sentences].filter(
          ({ about }) => about !== 'why' && (isOfCurve || !OF_CURVE.has(about)),
        )
      }
      isOwn={isOwn}
      onOwn={setOwn}
    />
  )
}

/** The week in a few sentences. */
export function HighlightWords({ search }: { readonly search: HighlightSearch }) {
  const { t, language } = useTexts()
  const [isOwn, setOwn] = useState(false)
  const { gender, region, primaryCategory, window } = search
  const asked = {
    gender,
    region,
    window: window === '90' ? 90 : 30,
    language,
    ...(primaryCategory === undefined ? {} : { primaryCategory }),
    ...(isOwn ? OWN : {}),
  } as const
  const query = useEndpoint(ai.highlight, asked, { askAgain })
  return (
    <Words
      title={t('written.week')}
      className={classes.week}
      query={query}
      sentencesOf={(data) => data.sentences}
      isOwn={isOwn}
      onOwn={setOwn}
    />
  )
}

const OWN = { rewording: 'false' } as const

interface WordsProps<Data extends Written> {
  readonly title: string
  readonly className?: string | undefined
  readonly query: UseQueryResult<Data>
  readonly sentencesOf: (data: Data) => readonly Sentence[]
  /** The platform's own words are asked for. */
  readonly isOwn: boolean
  readonly onOwn: (isOwn: boolean) => void
}

function Words<Data extends Written>({ title, className = '', query, sentencesOf, isOwn, onOwn }: WordsProps<Data>) {
  const { t } = useTexts()
  return (
    <section aria-label={title} className={`${classes.words} ${className}`}>
      <p className={`caps ${classes.title}`}>{title}</p>
      <DataView
        query={query}
        skeleton={[1, 0.96, 0.6].map((width) => (
          <Skeleton key={width} height={14} width={`${100 * width}%`} mb={10} />
        ))}
        isEmpty={(data) => sentencesOf(data).length === 0}
        empty={<p className={classes.text}>{t('written.empty')}</p>}
      >
        {(data) => (
          <>
            <Sentences sentences={sentencesOf(data)} />
            <p className={classes.note}>
              <WhoseWords written={data} />
              {(isOwn || data.source === 'model') && (
                <>
                  {' '}
                  <button type="button" className={classes.choice} onClick={() => onOwn(!isOwn)}>
                    {t(isOwn ? 'written.show_model' : 'written.show_own')}
                  </button>
                </>
              )}
            </p>
          </>
        )}
      </DataView>
    </section>
  )
}

/** In whose words the text is, and why not in others. */
function WhoseWords({ written: { source, model, reason } }: { readonly written: Written }) {
  const { t } = useTexts()
  if (source === 'model') return <>{t('written.by_model', { model })}</>
  const hasWhy = reason !== '' && reason !== 'not_configured' && reason !== 'not_asked'
  return (
    <>
      {t('written.own')}
      {hasWhy && ` ${t(`written.${reason}`)}`}
    </>
  )
}

function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  const { language } = useTexts()
  return (
    <p className={classes.text}>
      {sentences.map(({ about, parts }, place) => (
        <span key={about}>
          {place > 0 && language === 'en' && ' '}
          {parts.map((part, at) =>
            typeof part === 'string' ? (
              part
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a sentence's parts have no other identity
              <Figure key={at} address={part.opens} text={part.text} />
            ),
          )}
        </span>
      ))}
    </p>
  )
}

/** A number that leads to what shows it: a part of this page, or another screen. */
function Figure({ address, text }: { readonly address: string; readonly text: string }) {
  const { t } = useTexts()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const { pathname, searchParams, hash } = new URL(address, window.location.origin)
  const label = t('written.opens', { number: text })
  if (pathname === here && hash !== '') {
    return (
      <a
        href={hash}
        className={classes.figure}
        aria-label={label}
        onClick={(event) => {
          // No step of the history: Back undoes the last filter.
          event.preventDefault()
          document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' })
        }}
      >
        {text}
      </a>
    )
  }
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(searchParams)}
      hash={hash.slice(1)}
      className={classes.figure}
      aria-label={label}
    >
      {text}
    </Link>
  )
}
