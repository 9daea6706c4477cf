import { colorPanelTexts } from '@trendee/contract/texts/color-panels'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { topListColor } from '@trendee/contract/trends/top-list-color'
import { Skeleton } from '@mantine/core'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { DataView } from '../../shared/ui/data-view'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { ColorCodes } from './color-codes'
import { ColorPairs } from './color-pairs'
import { colorPanelSearch } from './color-panel-search'
import type { DesignPanelProps } from './design-panels'
import { HueWheel } from './hue-wheel'
import { PaletteShares } from './palette-shares'
import classes from './color-panel.module.css'

addTexts(trendeeTexts)
addTexts(colorPanelTexts)

/** The colours above their list: on a wheel, over time, as codes, in pairs. */
export function ColorPanel({ gender, region, window }: DesignPanelProps) {
  const { search, change } = useScreenSearch(colorPanelSearch)
  const colors = useEndpoint(topListColor, { gender, region, window, sort: 'products', pageSize: 100 })
  return (
    <div className={classes.panel}>
      <DataView query={colors} skeleton={<Skeleton height={420} />} isEmpty={(data) => data.list.length === 0}>
        {(data) => (
          <div className={classes.two}>
            <HueWheel colors={data} gender={gender} region={region} search={search} change={change} />
            <PaletteShares gender={gender} region={region} search={search} change={change} />
          </div>
        )}
      </DataView>
      <ColorPairs gender={gender} region={region} search={search} change={change} />
      {colors.data !== undefined && <ColorCodes colors={colors.data.list} gender={gender} region={region} />}
    </div>
  )
}
