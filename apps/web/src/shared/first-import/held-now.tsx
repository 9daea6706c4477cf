import { Link, useLocation } from '@tanstack/react-router'
import { RETAIL_PLATFORM } from '@trendee/contract/records/retail-platform'
import { firstImportTexts } from '@trendee/contract/texts/first-import'
import { missingFiles } from '@trendee/core/holdings/missing-files'
import { useNames } from '../api/use-names'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { LOOK_WALL, POST_WALL } from '../records/record-path'
import { Section } from '../ui/screen'
import classes from './first-import.module.css'
import type { Holdings } from './use-holdings'

addTexts(firstImportTexts)

type Held = Holdings['held'][number]

const HIGHLIGHTS = '/trendee/trend-highlights'
const BEST_SELLERS = '/trendeesellers/best-seller/'

/** The screen on which the records of a source are seen, in the sellers' line or outside it. */
function screenOf({ kind, platform }: Held, isSellers: boolean): string {
  if (kind === 'products' && isSellers) return `${BEST_SELLERS}${platform}`
  if (kind === 'search') return HIGHLIGHTS
  if (kind === 'posts') return POST_WALL
  if (kind === 'looks') return LOOK_WALL
  if (kind === 'ads') return '/trendee/topics?tab=ads'
  if (platform === RETAIL_PLATFORM) return '/trendee/trend-gallery/trend-retail-products'
  return `/trendee/trend-gallery/trend-sales-products?platforms=${platform}`
}

/** What became visible by what was imported, and which file would fill what is still empty. */
export function HeldNow({ holdings: { held, trends, levelled } }: { readonly holdings: Holdings }) {
  const { t, format } = useTexts()
  const name = useNames()
  const isSellers = useLocation({ select: ({ pathname }) => pathname.startsWith('/trendeesellers/') })
  const missing = missingFiles(held)
  return (
    <Section title={t('held_now.title')} note={t('held_now.note')}>
      <ul className={classes.held}>
        {trends > 0 && (
          <li>
            <Link to={HIGHLIGHTS}>{t('held_now.trends', { count: trends, levelled: format.count(levelled) })}</Link>
          </li>
        )}
        {held.map((one) => (
          <li key={`${one.kind}/${one.platform}`}>
            <Link to={screenOf(one, isSellers)}>
              {t(`held_now.${one.kind}`, {
                platform: name(one.platform),
                count: one.count,
                days: format.count(one.days),
              })}
            </Link>
            <span className={classes.span}>
              {t('held_now.span', { from: format.day(one.from), to: format.day(one.to) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="caps">{t('missing.title')}</p>
      <ul className={classes.missing}>
        {missing.length === 0 && <li>{t('missing.none')}</li>}
        {missing.map((one) => (
          <li key={one}>{t(`missing.${one}`)}</li>
        ))}
      </ul>
    </Section>
  )
}
