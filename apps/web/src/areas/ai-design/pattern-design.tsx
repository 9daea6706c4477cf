import { type SubmitEvent, useState } from 'react'
import { Button, NativeSelect, Select, TextInput } from '@mantine/core'
import { PRINT_REPEATS } from '@trendee/contract/designs/design-fields'
import { designs } from '@trendee/contract/designs/designs'
import { filters } from '@trendee/contract/filters/filters'
import { designTexts } from '@trendee/contract/texts/designs'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { choicesOf } from '../../shared/lists/choices'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { DesignHistory } from './design-history'
import { patternSearch } from './design-search'
import classes from './designs.module.css'
import { DrawnBatch } from './drawn-batch'
import { useDrawing } from './use-drawing'

addTexts(designTexts)

/** The ground, and the colours of the pattern. */
const PLACES = ['ground', 'first', 'second'] as const
type Place = (typeof PLACES)[number]
const FIRST_COLORS: Readonly<Record<Place, string>> = { ground: '#f4efe6', first: '#b3202a', second: '#1f4e79' }
const QUANTITY = 4

/** Seamless prints from a pattern and colours. */
export function PatternDesignScreen() {
  const texts = useTexts()
  const { t } = texts
  const { search, change } = useScreenSearch(patternSearch)
  const pattern = search.pattern ?? 'floral'
  const [colors, setColors] = useState(FIRST_COLORS)
  const [repeat, setRepeat] = useState<(typeof PRINT_REPEATS)[number]>('block')
  const { data } = useEndpoint(filters.fashionAttributes, { attributeType: 'pattern' })
  const drawing = useDrawing(designs.generation)
  const draw = (event: SubmitEvent) => {
    event.preventDefault()
    drawing.mutate({ pattern, colors: PLACES.map((place) => colors[place]).join(','), repeat, quantity: QUANTITY })
  }
  return (
    <div>
      <ScreenHead title={t('screen.pattern_design')} note={t('design.print_note')} />
      <form onSubmit={draw} className={classes.form}>
        <div className={classes.tools}>
          <Select
            label={t('design.pattern')}
            searchable
            allowDeselect={false}
            data={choicesOf(data?.list[0]?.values, texts)}
            value={pattern}
            onChange={(value) => change({ pattern: value ?? undefined })}
          />
          {PLACES.map((place, number) => (
            <TextInput
              key={place}
              type="color"
              w={84}
              label={place === 'ground' ? t('design.ground') : t('design.color', { place: number })}
              value={colors[place]}
              onChange={(event) => {
                const { value } = event.currentTarget
                setColors((before) => ({ ...before, [place]: value }))
              }}
            />
          ))}
          <NativeSelect
            label={t('design.repeat')}
            data={PRINT_REPEATS.map((value) => ({ value, label: t(`design.repeat.${value}`) }))}
            value={repeat}
            onChange={(event) => setRepeat(PRINT_REPEATS.find((one) => one === event.currentTarget.value) ?? 'block')}
          />
          <Button type="submit" loading={drawing.isPending}>
            {t('design.draw')}
          </Button>
        </div>
      </form>
      <DrawnBatch batch={drawing.data} error={drawing.error} />
      <DesignHistory kind="print" search={search} change={change} />
    </div>
  )
}
