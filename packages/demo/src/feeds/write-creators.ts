import { isoDate } from '@trendee/core/periods/week'
import { type DemoCreator, demoCreators } from '../demo-creators'
import { weeklyCaptureDays, type WorldWriter } from '../demo-world'
import { csvCell, FeedFile, type WrittenFile } from '../feed-file'
import { Draws } from '../seeded-draws'

const HEADER = 'platform,username,name,date,followers_count,country,age_group,gender,race,body_type,city,declared_by\n'
const CITIES: Readonly<Record<string, readonly string[]>> = {
  US: ['New York', 'Los Angeles', 'Austin', 'Chicago'],
  GB: ['London', 'Manchester'],
  FR: ['Paris', 'Lyon'],
  DE: ['Berlin', 'Hamburg'],
  IT: ['Milan', 'Rome'],
  BR: ['São Paulo', 'Rio de Janeiro'],
  AU: ['Sydney', 'Melbourne'],
  JP: ['Tokyo', 'Osaka'],
}
/** A panel knows this many of them; of the others nothing is declared. */
const IN_PANEL = 0.45

/** `moth.wears.demo` → `Moth Wears`. */
function nameOf(handle: string): string {
  return handle
    .replace(/\.demo$/, '')
    .split('.')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')
}

/** What the panel knows of a creator: age group, gender, race, body type, city, and that it is a panel. */
function declared(seed: number, creator: DemoCreator): readonly string[] {
  const draws = new Draws(seed, 'panel', creator.handle)
  if (!draws.chance(IN_PANEL)) return ['', '', '', '', '', '']
  const ageGroup = draws.pick(['youth', 'youth', 'adult', 'adult', 'adult', 'senior'] as const)
  const gender = draws.pick(['women', 'women', 'women', 'men', 'non-binary'] as const)
  const race = draws.pick([
    'caucasian',
    'african-descent',
    'hispanic-latino',
    'east-asian',
    'south-asian',
    'middle-eastern',
  ] as const)
  const bodyType = draws.chance(0.25) ? draws.pick(['slim', 'obese', 'maternity'] as const) : ''
  return [ageGroup, gender, race, bodyType, draws.pick(CITIES[creator.region] ?? ['']), 'panel']
}

/** Followers of all creators, counted once a week, with what a panel declares; one file a network. */
export const writeCreators: WorldWriter = async (world) => {
  const days = weeklyCaptureDays(world.asOf)
  const last = days.at(-1) ?? 0
  const capturedOn = isoDate(last)
  const written: WrittenFile[] = []
  for (const network of ['instagram', 'tiktok'] as const) {
    const path = `creators/${network}.csv`
    const file = await FeedFile.create(world.folder, path)
    file.add(HEADER)
    for (const creator of demoCreators(world.seed)) {
      if (creator.platform !== network) continue
      const said = declared(world.seed, creator)
      for (const day of days) {
        // As the posts tell it: straight on over a year.
        const followers = Math.round(creator.followers * (1 - (creator.growth * (last - day)) / 364))
        const isNewest = day === last
        const cells = [
          network,
          creator.handle,
          nameOf(creator.handle),
          isoDate(day),
          String(followers),
          creator.region,
          ...(isNewest ? said : ['', '', '', '', '', '']),
        ]
        if (file.add(`${cells.map(csvCell).join(',')}\n`)) await file.flush()
      }
    }
    await file.close()
    written.push({ path, capturedOn, options: {} })
  }
  return written
}
