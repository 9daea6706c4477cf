import { Tooltip } from '@mantine/core'
import type { PictureKind } from '@trendee/contract/fields'
import type { Presence } from '@trendee/contract/trends/trend-presence'
import { trendListTexts } from '@trendee/contract/texts/trend-lists'
import { columnTexts } from '@trendee/contract/texts/columns'
import { UNKNOWN } from '../../shared/format/format'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import type { ListColumn } from '../../shared/lists/list-definition'
import { Picture } from '../../shared/ui/picture'
import classes from './trend-lists.module.css'

addTexts(columnTexts)
addTexts(trendListTexts)

type Part = Presence['posts']

/** A share with what it is of; a dash that says why where there is none. */
export function ShareOf({ part }: { readonly part: Part }) {
  const { t, format } = useTexts()
  if (part === null || part.share === null) {
    const why = t(part === null ? 'lists.uncounted' : 'lists.of_none')
    return (
      <Tooltip label={why}>
        <span className={classes.share}>
          <span aria-hidden>{UNKNOWN}</span>
          <span className="visually-hidden">{why}</span>
        </span>
      </Tooltip>
    )
  }
  return (
    <span className={classes.share}>
      <span>{format.share(part.share)}</span>
      <span className={classes.of}>{t('lists.of', { count: part.count, of: part.of })}</span>
    </span>
  )
}

/** A count, or a dash that says why nobody knows it. */
function Known({ value, why }: { readonly value: string | null; readonly why: string }) {
  if (value !== null) return <>{value}</>
  return (
    <Tooltip label={why}>
      <span>
        <span aria-hidden>{UNKNOWN}</span>
        <span className="visually-hidden">{why}</span>
      </span>
    </Tooltip>
  )
}

interface Strip {
  readonly pictures: readonly string[]
  /** Of a colour, which is its own picture. */
  readonly hex: string | null
}

/** The first pictures of a row, or its colour. */
export function PictureStrip({ pictures, hex }: Strip) {
  return (
    <span className={classes.strip} aria-hidden>
      {hex !== null && <span className={classes.swatch} style={{ background: hex }} />}
      {pictures.slice(0, hex === null ? 2 : 1).map((picture) => (
        <span key={picture} className={classes.thumb}>
          <Picture src={picture} alt="" ratio="1" isSmall />
        </span>
      ))}
    </span>
  )
}

/** What a trend is shown by: things that show it, else drawings of it. */
export function picturesOf(row: Pick<Presence, 'board'> & { readonly pictures: readonly string[] }): readonly string[] {
  return row.board.length === 0 ? row.pictures : row.board.map(({ picture }) => picture)
}

/** What those pictures are: a trend's own are drawings. */
export function kindsOf(row: Parameters<typeof picturesOf>[0]): readonly PictureKind[] {
  return row.board.length === 0
    ? row.pictures.map(() => 'illustration' as const)
    : row.board.map(({ picture_kind: kind }) => kind)
}

/** The columns that tell a trend's place in shops, posts and shows. */
export function presenceColumns<Row extends Presence>(): ListColumn<Row, object>[] {
  return [
    {
      id: 'posts',
      sort: 'posts',
      track: '116px',
      isNumber: true,
      meaning: 'lists.share_meaning_posts',
      cell: ({ posts }) => <ShareOf part={posts} />,
    },
    {
      id: 'new_arrivals',
      sort: 'new_arrivals',
      track: '116px',
      isNumber: true,
      meaning: 'lists.share_meaning_arrivals',
      cell: (row) => <ShareOf part={row.new_arrivals} />,
    },
    {
      id: 'best_sellers',
      sort: 'best_sellers',
      track: '116px',
      isNumber: true,
      meaning: 'lists.share_meaning_best',
      cell: (row) => <ShareOf part={row.best_sellers} />,
    },
    {
      id: 'looks',
      sort: 'looks',
      track: '116px',
      isNumber: true,
      meaning: 'lists.share_meaning_looks',
      cell: ({ looks }) => <ShareOf part={looks} />,
    },
    { id: 'price', sort: 'price', track: '96px' },
    {
      id: 'products',
      sort: 'products',
      track: '92px',
      isNumber: true,
      cell: ({ products }, { format, t }) => (
        <Known value={products === null ? null : format.count(products)} why={t('lists.uncounted')} />
      ),
    },
    { id: 'brands', sort: 'brands', isHiddenAtFirst: true },
    {
      id: 'shops',
      sort: 'shops',
      track: '84px',
      isNumber: true,
      isHiddenAtFirst: true,
      cell: ({ shops }, { format, t }) => (
        <Known value={shops === null ? null : format.count(shops)} why={t('lists.no_shop')} />
      ),
    },
    { id: 'posts_growth', sort: 'posts_growth', track: '108px', meaning: 'lists.posts_growth_meaning' },
    { id: 'sales_growth', sort: 'sales_growth', track: '108px', meaning: 'lists.sales_meaning' },
    { id: 'sales_basis', isHiddenAtFirst: true },
  ]
}

interface Standing {
  readonly platform: string
  readonly percentile: number | null
}

/** The place of a trend on each platform that tells of it, the best first. */
export function Standings({
  standings,
  name,
}: {
  readonly standings: readonly Standing[]
  readonly name: (id: string) => string
}) {
  const { format } = useTexts()
  const known = standings.flatMap(({ platform, percentile }) => (percentile === null ? [] : [{ platform, percentile }]))
  if (known.length === 0) return <>{UNKNOWN}</>
  return (
    <span className={classes.standings}>
      {known
        .toSorted((a, b) => b.percentile - a.percentile)
        .map(({ platform, percentile }) => (
          <span key={platform}>
            {name(platform)} <b>{format.count(Math.round(percentile * 100))}</b>
          </span>
        ))}
    </span>
  )
}
