import { Link } from '@tanstack/react-router'
import { filters } from '@trendee/contract/filters/filters'
import { trends } from '@trendee/contract/trends/trends'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { trendPath } from '../../shared/trends/trend-path'
import { BarList } from '../../shared/ui/bar-list'
import { Section } from '../../shared/ui/screen'
import type { TrendDetail } from './trend-models'
import classes from './trend-screen.module.css'

const SHOWN_TYPES = 3
const ROWS = 6

interface WornWithProps extends Pick<TrendDetail, 'attributes'> {
  readonly gender: AskedGender
  readonly region: string
}

/** Colours and attributes found on the products that carry the trend, the commonest first, as their share says. */
export function WornWith({ attributes: found, gender, region }: WornWithProps) {
  const { t, format, nameOf } = useTexts()
  const mapping = useEndpoint(trends.mapping, { region })
  const known = new Set(mapping.data?.map((trend) => trend.trend_id))
  const index = useEndpoint(filters.index, {})
  const attributes = found.toSorted((a, b) => b.share - a.share)
  if (attributes.length === 0) return null
  const hexes = new Map(
    index.data?.attributes.flatMap((group) => group.values.map((value) => [value.value, value.hex] as const)),
  )
  const colors = attributes.filter((attribute) => attribute.type === 'color')
  const others = attributes.filter((attribute) => attribute.type !== 'color')
  const types = [...new Set(others.map((attribute) => attribute.type))].slice(0, SHOWN_TYPES)
  return (
    <Section id="worn" title={t('worn.title')} note={t('worn.note')}>
      {colors.length > 0 && (
        <ul className={classes.swatches}>
          {colors.slice(0, 12).map((color) => (
            <li key={color.value}>
              <Link
                className={classes.swatchLink}
                to="/trendee/design-trends/color-trends"
                search={{ q: nameOf(color.name, color.name_zh), gender, region }}
              >
                <span className={classes.swatch} style={{ background: hexes.get(color.value) ?? 'var(--sunken)' }} />
                {nameOf(color.name, color.name_zh)}
              </Link>
              <span className={classes.faint}>{format.share(color.share)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.three}>
        {types.map((type) => {
          const rows = others.filter((attribute) => attribute.type === type).slice(0, ROWS)
          const most = Math.max(0.001, ...rows.map((row) => row.share))
          return (
            <div key={type}>
              <p className="caps">{t(`type.${type}`)}</p>
              <BarList
                label={t(`type.${type}`)}
                items={rows.map((row) => ({
                  id: row.value,
                  name: nameOf(row.name, row.name_zh),
                  ...(known.has(row.value) ? { to: trendPath({ trend_id: row.value, type: row.type }, gender) } : {}),
                  fraction: row.share / most,
                  value: format.share(row.share),
                  // As often as by chance says nothing.
                  ...(format.decimal(row.lift) === format.decimal(1)
                    ? {}
                    : { extra: t('worn.lift', { times: format.decimal(row.lift) }) }),
                }))}
              />
            </div>
          )
        })}
      </div>
    </Section>
  )
}
