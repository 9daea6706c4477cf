import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { collection } from '@trendee/contract/collection/collection'
import type { OutputOf } from '@trendee/contract/endpoint'
import { collectionTexts } from '@trendee/contract/texts/collections'
import { type EndlessResult, useEndlessEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { LanguageWord } from '../../shared/i18n/language-word'
import { useTexts } from '../../shared/i18n/use-texts'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { useSite } from '../../shared/site/site'
import { DataView, Empty } from '../../shared/ui/data-view'
import { sharedSearch } from './board-search'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import classes from './shared-page.module.css'
import { LARGEST_PAGE, useReadOn } from './use-whole'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton'

addTexts(collectionTexts)

export type SharedAnswer = OutputOf<typeof collection.sharedProject>

/** What the server takes for a token at all; anything else is no link. */
const TOKEN = { least: 20, most: 100 }

/** Asks search engines not to list the page, as long as it is shown. */
function useUnlisted(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}

interface SharedPageProps {
  readonly children: (answers: readonly SharedAnswer[], query: EndlessResult<SharedAnswer>) => ReactNode
}

/** A project by its link. Nothing here leads into the app: who reads it may have no account. */
export function SharedPage({ children }: SharedPageProps) {
  const { t } = useTexts()
  const site = useSite()
  const token = usePathParam('token')
  const { search } = useScreenSearch(sharedSearch)
  const isToken = token.length >= TOKEN.least && token.length <= TOKEN.most
  const { gender, region } = search
  const asked = { token, gender, region, pageSize: LARGEST_PAGE }
  const query = useEndlessEndpoint(collection.sharedProject, asked, { enabled: isToken })
  useReadOn(query)
  useUnlisted()
  useScreenTitle(query.data?.pages[0]?.name ?? '')
  return (
    <main className={classes.page}>
      <header className={classes.bar}>
        <p className={`display ${classes.brand}`}>{site?.white_label?.name ?? t('app.name')}</p>
        <LanguageWord className={`text-button ${classes.language}`} />
      </header>
      {isToken ? (
        <DataView
          query={query}
          skeleton={<RowsSkeleton height={520} />}
          unknown={<Gone />}
          isEmpty={({ pages: [first] }) => first?.total === 0 && first.references.length === 0}
          empty={<Empty message={t('shared.none')} />}
        >
          {({ pages }) => children(pages, query)}
        </DataView>
      ) : (
        <Gone />
      )}
    </main>
  )
}

function Gone() {
  const { t } = useTexts()
  return (
    <div className={classes.gone}>
      <h1 className="display">{t('shared.gone')}</h1>
      <p>{t('shared.gone_note')}</p>
    </div>
  )
}
