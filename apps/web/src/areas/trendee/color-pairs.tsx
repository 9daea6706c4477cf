import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PAIR_SOURCES } from '@trendee/contract/trends/color-panels'
import { colorPairs } from '@trendee/contract/trends/color-panels'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { DataView, Empty } from '../../shared/ui/data-view'
import { Section } from '../../shared/ui/screen'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import type { ColorPanelSearch } from './color-panel-search'
import { TrendListCut } from './trend-list-cut'
import classes from './color-panel.module.css'

interface PairsProps extends Pick<ScreenSearch<ColorPanelSearch>, 'search' | 'change'> {
  readonly gender: AskedGender
  readonly region: string
}

const PAIRS_SHOWN = 18

/** Colours that are worn together, as swatches of two. */
export function ColorPairs({ gender, region, search, change }: PairsProps) {
  const { t, format, nameOf } = useTexts()
  const of = search.pairs
  const pairs = useEndpoint(colorPairs, { of, gender, quantity: PAIRS_SHOWN })
  const counted = pairs.data
  return (
    <Section
      title={t('palette.pairs')}
      {...(counted === undefined || counted.total === 0
        ? {}
        : {
            note: t('palette.pairs_note', {
              count: format.count(counted.records),
              shown: counted.list.length,
              all: counted.total,
            }),
          })}
      aside={
        <FilterSegment
          label={t('palette.pairs')}
          value={of}
          choices={PAIR_SOURCES.map((value) => ({ value, label: t(`palette.of.${value}`) }))}
          onChange={(value) => change({ pairs: value as typeof of })}
        />
      }
    >
      <DataView
        query={pairs}
        skeleton={<Skeleton height={140} />}
        isEmpty={(data) => data.list.length === 0}
        empty={<Empty message={t('palette.no_pairs')} />}
      >
        {({ list, total }) => (
          <>
            <ul className={classes.pairs}>
              {list.map(({ one, other, together, lift }) => (
                <li key={`${one.value}/${other.value}`}>
                  <span className={classes.pair} aria-hidden>
                    <span style={{ background: one.hex }} />
                    <span style={{ background: other.hex }} />
                  </span>
                  <span>
                    {[one, other].map((color, at) => (
                      <span key={color.value}>
                        {at > 0 && ' + '}
                        <Link
                          to={trendPath({ trend_id: color.value, type: 'color' }, gender)}
                          search={inRegion(region)}
                        >
                          {nameOf(color.name, color.name_zh)}
                        </Link>
                      </span>
                    ))}
                  </span>
                  <span className={classes.quiet}>
                    {t('palette.lift', { lift: format.decimal(lift) })} ·{' '}
                    {t(`palette.together.${of}`, { count: together })}
                  </span>
                </li>
              ))}
            </ul>
            <TrendListCut shown={list.length} all={total} asked={PAIRS_SHOWN} />
          </>
        )}
      </DataView>
    </Section>
  )
}
