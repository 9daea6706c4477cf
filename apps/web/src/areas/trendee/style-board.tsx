import { columnTexts } from '@trendee/contract/texts/columns'
import { CopyButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { useTexts } from '../../shared/i18n/use-texts'
import { ProductCard } from '../../shared/products/product-card'
import {
  brandPath,
  creatorPath,
  lookRecordPath,
  postRecordPath,
  productRecordPath,
} from '../../shared/records/record-path'
import { trendPath } from '../../shared/trends/trend-path'
import { BarList } from '../../shared/ui/bar-list'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import type { ShownBoard } from './style-models'
import classes from './style-day.module.css'
import { addTexts } from '../../shared/i18n/i18n'

addTexts(columnTexts)

interface BoardProps {
  readonly board: ShownBoard
}

/** What shows a style: board, palette, key items at three price levels, who wears it. */
export function StyleBoard({ board }: BoardProps) {
  return (
    <>
      <MoodBoard board={board} />
      <Palette board={board} />
      <KeyItems board={board} />
      <Wearers board={board} />
    </>
  )
}

type Tile = ShownBoard['board'][number]

/** A picture of the board with the address of its record. */
function tileOf(tile: Tile) {
  if (tile.kind === 'post') {
    const { post } = tile
    return { ...post, to: postRecordPath(post), alt: post.caption, by: post.author }
  }
  if (tile.kind === 'look') {
    const { look } = tile
    return { ...look, to: lookRecordPath(look.id), alt: `${look.brand}, ${look.season}`, by: look.brand }
  }
  const { product } = tile
  return { ...product, to: productRecordPath(product), alt: product.title, by: product.brand }
}

function MoodBoard({ board: { board } }: BoardProps) {
  const { t } = useTexts()
  return (
    <Section id="board" title={t('style_day.board')} note={t('style_day.board_note')}>
      <ul className={classes.board}>
        {board.map((tile) => {
          const { id, to, alt, by, picture, picture_kind: kind } = tileOf(tile)
          return (
            <li key={`${tile.kind}/${id}`} data-kind={tile.kind}>
              <Link to={to} title={alt}>
                <Picture src={picture} alt={alt} kind={kind} ratio={tile.kind === 'look' ? '3 / 4' : '4 / 5'} />
              </Link>
              {by !== '' && <p className={classes.by}>{by}</p>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Palette({ board: { palette, products } }: BoardProps) {
  const { t, format, nameOf } = useTexts()
  if (palette.length === 0) return null
  const all = palette.reduce((sum, { share }) => sum + share, 0)
  return (
    <Section
      id="palette"
      title={t('style_day.palette')}
      note={t('style_day.palette_note', { count: format.count(products) })}
    >
      <div className={classes.strip} aria-hidden>
        {palette.map(({ value, hex, share }) => (
          <span key={value} style={{ background: hex, flexGrow: share / all }} />
        ))}
      </div>
      <ul className={classes.palette}>
        {palette.map(({ value, name, name_zh: zh, hex, share, products: count }) => (
          <li key={value}>
            <span className={classes.color} style={{ background: hex }} aria-hidden />
            <Link to={trendPath({ trend_id: value, type: 'color' }, 'all')}>{nameOf(name, zh)}</Link>
            <span className={classes.quiet}>
              {format.share(share)} · {t('count.products', { count })}
            </span>
            <CopyButton value={hex} timeout={2000}>
              {({ copied, copy }) => (
                <button
                  type="button"
                  className={classes.code}
                  aria-label={t('style_day.copy', { code: hex })}
                  onClick={copy}
                >
                  {copied ? t('action.copied') : hex}
                </button>
              )}
            </CopyButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function KeyItems({ board: { items, currency } }: BoardProps) {
  const { t, format, nameOf } = useTexts()
  if (items.length === 0) return null
  return (
    <Section
      id="items"
      title={t('style_day.items')}
      note={currency === null ? t('style_day.items_unpriced') : t('style_day.items_note', { currency })}
    >
      {items.map(({ value, name, name_zh: zh, products, share, levels }) => (
        <article key={value} className={classes.item}>
          <h3>
            <Link to={trendPath({ trend_id: value, type: 'category' }, 'all')}>{nameOf(name, zh)}</Link>
            <span className={classes.quiet}>
              {format.share(share)} · {t('count.products', { count: products })}
            </span>
          </h3>
          {levels.length === 0 && currency !== null && <p className={classes.quiet}>{t('style_day.too_few_prices')}</p>}
          <div className={classes.levels}>
            {levels.map(({ level, from, to, products: count, shown }) => (
              <div key={level}>
                <p className={classes.level}>
                  <span className="caps">{t(`style_day.level.${level}`)}</span>
                  <span>
                    {format.money(from, currency ?? '')}
                    {from === to ? '' : `–${format.money(to, currency ?? '')}`}
                  </span>
                  <span className={classes.quiet}>{t('count.products', { count })}</span>
                </p>
                <div className={classes.pair}>
                  {shown.map((product) => (
                    <ProductCard
                      key={`${product.platform}/${product.id}`}
                      product={product}
                      to={productRecordPath(product)}
                      isPlatformShown
                    />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </article>
      ))}
    </Section>
  )
}

/** Whom the extraction finds a product to be for: finer than the filter's genders. */
type Wearer = GenderGroup | 'girls' | 'boys' | 'baby'

function Wearers({ board: { genders, brands, creators } }: BoardProps) {
  const { t, format, nameOf } = useTexts()
  const mostBrand = Math.max(1, ...brands.map(({ products }) => products))
  const mostPosts = Math.max(1, ...creators.map(({ posts }) => posts))
  return (
    <Section id="wearers" title={t('style_day.wearers')}>
      <div className={classes.three}>
        <div>
          <p className="caps">{t('filter.gender')}</p>
          <BarList
            label={t('filter.gender')}
            items={genders.map(({ gender, share }) => ({
              id: gender,
              name: t(`gender.${gender as Wearer}`),
              fraction: share,
              value: format.share(share),
            }))}
          />
        </div>
        <div>
          <p className="caps">{t('column.brands')}</p>
          <BarList
            label={t('column.brands')}
            items={brands.map(({ brand_id: id, brand, brand_zh: brandZh, products }) => ({
              id,
              name: nameOf(brand, brandZh),
              to: brandPath(id),
              fraction: products / mostBrand,
              value: t('count.products', { count: products }),
            }))}
          />
        </div>
        <div>
          <p className="caps">{t('style_day.creators')}</p>
          <BarList
            label={t('style_day.creators')}
            items={creators.map(({ id, name, posts }) => ({
              id,
              name,
              to: creatorPath(id),
              fraction: posts / mostPosts,
              value: t('style_day.posts', { count: posts }),
            }))}
          />
        </div>
      </div>
    </Section>
  )
}
