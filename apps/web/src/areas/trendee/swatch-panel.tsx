import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { colorPanelTexts } from '@trendee/contract/texts/color-panels'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import type { SWATCH_TYPES } from '@trendee/contract/trends/color-panels'
import { trends } from '@trendee/contract/trends/trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { inRegion, trendPath } from '../../shared/trends/trend-path'
import { DataView } from '../../shared/ui/data-view'
import { Picture } from '../../shared/ui/picture'
import { Section } from '../../shared/ui/screen'
import type { DesignPanelProps } from './design-panels'
import { TrendListCut } from './trend-list-cut'
import classes from './color-panel.module.css'

addTexts(trendeeTexts)
addTexts(colorPanelTexts)

const SWATCHES_SHOWN = 24

interface SwatchPanelProps extends Pick<DesignPanelProps, 'gender' | 'region'> {
  readonly type: (typeof SWATCH_TYPES)[number]
}

export const PatternPanel = (props: DesignPanelProps) => <SwatchPanel type="pattern" {...props} />
export const FabricPanel = (props: DesignPanelProps) => <SwatchPanel type="fabric" {...props} />

/** Cloth of each pattern or fabric, in the colours that its products come in most. */
function SwatchPanel({ type, gender, region }: SwatchPanelProps) {
  const { t, format, nameOf } = useTexts()
  const swatches = useEndpoint(trends.swatches, { type, gender, quantity: SWATCHES_SHOWN })
  const found = swatches.data
  return (
    <Section
      title={t(`swatches.${type}`)}
      {...(found === undefined ? {} : { note: t('swatches.note', { shown: found.list.length, all: found.total }) })}
    >
      <DataView query={swatches} skeleton={<Skeleton height={260} />} isEmpty={(data) => data.list.length === 0}>
        {({ list, total }) => (
          <>
            <ul className={classes.swatches}>
              {list.map(({ value, name, name_zh: zh, products, colors, picture }) => (
                <li key={value}>
                  <Link to={trendPath({ trend_id: value, type }, gender)} search={inRegion(region)}>
                    <Picture src={picture} alt="" ratio="1" />
                    <span>{nameOf(name, zh)}</span>
                  </Link>
                  <span className={classes.quiet}>{t('count.products', { count: products })}</span>
                  <span className={classes.quiet}>
                    {colors.length === 0
                      ? t('swatches.undyed')
                      : colors
                          .map((color) => `${nameOf(color.name, color.name_zh)} ${format.share(color.share)}`)
                          .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
            <TrendListCut shown={list.length} all={total} asked={SWATCHES_SHOWN} />
          </>
        )}
      </DataView>
    </Section>
  )
}
