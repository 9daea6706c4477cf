import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { shopNames } from '@trendee/analytics/tables/further-shops'
import { type ValueNames, textNames } from './value-names'

export type PlatformNames = (platform: string) => ValueNames

/** Names of platforms: of a shop that customers' tables brought its own, of others those of the interface's texts. */
export async function platformNamesOf(db: AnalyticsDb): Promise<PlatformNames> {
  const names = await shopNames(db)
  return (platform) => {
    const name = names.get(platform)
    return name === undefined ? textNames('platform', platform) : { name, name_zh: name }
  }
}
