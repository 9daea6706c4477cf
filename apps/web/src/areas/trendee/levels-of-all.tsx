import { Button } from '@mantine/core'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import { trendListTexts } from '@trendee/contract/texts/trend-lists'
import { trendeeTexts } from '@trendee/contract/texts/trendee'
import { trendFacets } from '@trendee/contract/trends/trend-facets'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './trend-lists.module.css'

addTexts(trendListTexts)
addTexts(trendeeTexts)

type Facets = InputOf<typeof trendFacets>

export interface WiderLevelsProps {
  readonly asked: Pick<Facets, 'region' | 'type' | 'primaryCategory' | 'secondaryCategory' | 'q'>
  readonly gender: AskedGender
  /** Shows all genders instead. */
  readonly onAll: () => void
}

const levelled = ({ level }: OutputOf<typeof trendFacets>) =>
  level.reduce((sum, { value, count }) => sum + (value === 'none' ? 0 : count), 0)

/** How many trends have a level for all genders where fewer have one for the chosen one, and the way there. */
export function LevelsOfAll({ asked, gender, onAll }: WiderLevelsProps) {
  const { t } = useTexts()
  const own = useEndpoint(trendFacets, { ...asked, gender })
  const all = useEndpoint(trendFacets, { ...asked, gender: 'all' })
  if (own.data === undefined || all.data === undefined) return null
  const [ofGender, ofAll] = [levelled(own.data), levelled(all.data)]
  if (ofAll <= ofGender) return null
  return (
    <p className={classes.quiet} role="note">
      {t('lists.wider_levels', { own: ofGender, all: ofAll, gender: t(`gender.${gender}`) })}{' '}
      <Button size="compact-sm" variant="default" onClick={onAll}>
        {t('trend.show_all')}
      </Button>
    </p>
  )
}
