import { Link } from '@tanstack/react-router'
import { graphic } from '@trendee/contract/graphic/graphic'
import type { KeywordSummary } from '@trendee/contract/graphic/graphic-fields'
import { graphicTexts } from '@trendee/contract/texts/graphics'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useNames } from '../../shared/api/use-names'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductRecord } from '../../shared/products/product-record'
import { RecordSkeleton } from '../../shared/records/record-frame'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { DataView } from '../../shared/ui/data-view'
import { LinkButton } from '../../shared/ui/link-button'
import { NotFound } from '../../shared/ui/not-found-page'
import { Section } from '../../shared/ui/screen'
import { usePathParam } from '../../shared/url/use-screen-search'
import classes from './graphics.module.css'
import { keywordPath, listingPath, printsPath, shopOfAddress } from './graphics-paths'
import { ProtectedMark } from './keyword-words'

addTexts(graphicTexts)

/** One listing with a print. */
export function ListingScreen() {
  const platform = shopOfAddress(usePathParam('platform') ?? '')
  const id = usePathParam('id') ?? ''
  if (platform === null) return <NotFound />
  return <Listing key={`${platform}/${id}`} platform={platform} id={id} />
}

function Listing({ platform, id }: { readonly platform: string; readonly id: string }) {
  const { t } = useTexts()
  const name = useNames()
  const detail = useEndpoint(graphic.productsInfo, { platform, id })
  const list = printsPath(platform)
  useScreenTitle(detail.data?.product.title ?? '')
  return (
    <DataView
      query={detail}
      skeleton={<RecordSkeleton />}
      unknown={
        <NotFound advice={t('graphics.unknown_listing')}>
          <LinkButton variant="default" to={list}>
            {t('graphics.prints_title', { shop: name(platform) })}
          </LinkButton>
        </NotFound>
      }
    >
      {(data) => (
        <>
          <ProductRecord
            detail={data}
            overline={
              <>
                <Link to={list}>{name(platform)}</Link>
                {data.says_print && ` · ${t('graphics.says_print')}`}
              </>
            }
            list={`/trendeesellers/best-seller/${platform}`}
            pathOf={listingPath}
          />
          <Says platform={platform} keywords={data.keywords} />
        </>
      )}
    </DataView>
  )
}

function Says({ platform, keywords }: { readonly platform: string; readonly keywords: readonly KeywordSummary[] }) {
  const { t, format } = useTexts()
  return (
    <Section id="says" title={t('graphics.says')}>
      {keywords.length === 0 ? (
        <p className={classes.quiet}>{t('graphics.says_none')}</p>
      ) : (
        <ul className={classes.lines}>
          {keywords.map((keyword) => (
            <li key={keyword.keyword}>
              <Link to={keywordPath(platform, keyword.keyword)}>{keyword.keyword}</Link>{' '}
              <span className={classes.quiet}>
                {t('graphics.shop_line', {
                  count: keyword.listings,
                  difficulty: format.count(
                    keyword.shop?.difficulty == null ? null : Math.round(keyword.shop.difficulty),
                  ),
                })}
              </span>{' '}
              <ProtectedMark of={keyword.protected} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
