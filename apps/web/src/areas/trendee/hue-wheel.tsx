import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { paletteOverTime } from '@trendee/contract/trends/color-panels'
import type { topListColor } from '@trendee/contract/trends/top-list-color'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useMemo } from 'react'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { Section } from '../../shared/ui/screen'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { type ColorPanelSearch, WHEEL_SIZES } from './color-panel-search'
import { TrendListCut } from './trend-list-cut'
import { wheelPlaces } from './wheel-places'
import classes from './color-panel.module.css'

interface WheelProps extends Pick<ScreenSearch<ColorPanelSearch>, 'search' | 'change'> {
  readonly colors: OutputOf<typeof topListColor>
  readonly gender: AskedGender
  readonly region: string
}

/** All that posts name. */
const EVERY_COLOR = 100

/** Colours by hue and chroma; each leads to its trend, and the keyboard goes around the wheel. */
export function HueWheel({ colors, gender, region, search, change }: WheelProps) {
  const { t, format, nameOf } = useTexts()
  const posts = useEndpoint(paletteOverTime, {
    of: 'posts',
    by: 'month',
    span: 365,
    gender,
    quantity: EVERY_COLOR,
  })
  const shares = useMemo(() => shareOfPosts(posts.data), [posts.data])
  const swatches = useMemo(() => {
    const known = colors.list.flatMap((color) => (color.hex === null ? [] : [{ ...color, hex: color.hex }]))
    const weights = known.map(({ trend_id: id, products }) =>
      search.size === 'products' ? products : (shares.get(id) ?? 0),
    )
    const places = wheelPlaces(known.map(({ hex }, at) => ({ hex, weight: weights[at] ?? 0 })))
    return known
      .flatMap((color, at) => {
        const place = places[at]
        return place === undefined ? [] : [{ color, place }]
      })
      .toSorted((a, b) => a.place.hue - b.place.hue)
  }, [colors.list, shares, search.size])
  return (
    <Section
      title={t('palette.wheel')}
      note={t('palette.wheel_note')}
      aside={
        <FilterSegment
          label={t('palette.size')}
          value={search.size}
          choices={WHEEL_SIZES.map((value) => ({ value, label: t(`palette.by_${value}`) }))}
          onChange={(value) => change({ size: value as ColorPanelSearch['size'] })}
        />
      }
    >
      <ul className={classes.wheel} aria-label={t('palette.wheel')}>
        {swatches.map(({ color, place }) => {
          const words = t('palette.swatch', {
            name: nameOf(color.name, color.trend_name_zh),
            products: format.count(color.products),
            share: format.share(shares.get(color.trend_id) ?? null),
          })
          return (
            <li
              key={color.trend_id}
              style={{
                left: `${50 + place.x * 50}%`,
                top: `${50 + place.y * 50}%`,
                width: `${place.radius * 100}%`,
              }}
            >
              <Tooltip label={words}>
                <Link
                  to={trendPath(color, gender)}
                  search={inRegion(region)}
                  aria-label={words}
                  style={{ background: color.hex }}
                />
              </Tooltip>
            </li>
          )
        })}
      </ul>
      <TrendListCut shown={colors.list.length} all={colors.total} asked={colors.pageSize} />
    </Section>
  )
}

/** Of all that the posts of whole months name, the share of each colour. */
function shareOfPosts(palette: OutputOf<typeof paletteOverTime> | undefined): ReadonlyMap<string, number> {
  if (palette === undefined) return new Map()
  const all = palette.periods.reduce((sum, { named }) => sum + named, 0)
  return new Map(
    palette.colors.map(({ value }, at) => [
      value,
      palette.periods.reduce((sum, { named, shares }) => sum + named * (shares[at] ?? 0), 0) / Math.max(1, all),
    ]),
  )
}
