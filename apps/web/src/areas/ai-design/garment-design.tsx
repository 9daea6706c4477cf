import { type SubmitEvent, useState } from 'react'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { designs } from '@trendee/contract/designs/designs'
import { LEAST_DESIGNS, MOST_DESIGNS } from '@trendee/contract/designs/design-fields'
import { designTexts } from '@trendee/contract/texts/designs'
import { productTrends } from '@trendee/contract/trends/product-trends'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { Growth } from '../../shared/ui/growth'
import { ScreenHead } from '../../shared/ui/screen'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { DesignHistory } from './design-history'
import { MOST_BRIEF, garmentSearch } from './design-search'
import classes from './designs.module.css'
import { DrawnBatch } from './drawn-batch'
import { useDrawing } from './use-drawing'

addTexts(designTexts)

const QUANTITIES = Array.from({ length: MOST_DESIGNS - LEAST_DESIGNS + 1 }, (_, more) => `${LEAST_DESIGNS + more}`)
const USUAL_QUANTITY = '6'
const WINDOW_DAYS = 30

/** From a brief, or from what rises, to drawn garments. */
export function GarmentDesignScreen() {
  const { t, language } = useTexts()
  const { search, change } = useScreenSearch(garmentSearch)
  const [brief, setBrief] = useState(search.brief ?? '')
  const [quantity, setQuantity] = useState(USUAL_QUANTITY)
  const drawing = useDrawing(designs.generate)
  const draw = (event: SubmitEvent) => {
    event.preventDefault()
    if (brief.trim() !== '') drawing.mutate({ brief: brief.trim(), quantity })
  }
  return (
    <div>
      <ScreenHead title={t('screen.garment_design')} note={t('design.garment_note')} />
      <form onSubmit={draw} className={classes.form}>
        <Textarea
          label={t('design.brief')}
          placeholder={t('design.brief_example')}
          maxLength={MOST_BRIEF}
          autosize
          minRows={2}
          value={brief}
          onChange={(event) => setBrief(event.currentTarget.value)}
        />
        <Rising
          onChoose={(words) => setBrief((before) => (before.trim() === '' ? words : `${words}, ${before}`))}
          language={language}
        />
        <div className={classes.tools}>
          <NativeSelect
            label={t('design.quantity')}
            data={QUANTITIES}
            value={quantity}
            onChange={(event) => setQuantity(event.currentTarget.value)}
          />
          <Button type="submit" loading={drawing.isPending} disabled={brief.trim() === ''}>
            {t('design.draw')}
          </Button>
        </div>
      </form>
      <DrawnBatch batch={drawing.data} error={drawing.error} tellsOrigin />
      <DesignHistory kind="garment" search={search} change={change} />
    </div>
  )
}

interface RisingProps {
  readonly onChoose: (words: string) => void
  readonly language: 'en' | 'zh'
}

/** Categories with an attribute whose sales grow most, each with its number: a brief from data. */
function Rising({ onChoose, language }: RisingProps) {
  const { t } = useTexts()
  const asked = { gender: 'women', window: WINDOW_DAYS, sort: 'sales_growth', pageSize: 8 } as const
  const { data } = useEndpoint(productTrends, asked)
  const rising = (data?.list ?? []).filter(({ sales_growth: grown }) => grown !== null && grown > 0)
  if (rising.length === 0) return null
  return (
    <section aria-label={t('design.rising')}>
      <p className={classes.facts} title={t('design.rising_note', { count: WINDOW_DAYS })}>
        {t('design.rising')}
      </p>
      <ul className={classes.chips}>
        {rising.map(({ trend_id: id, name, trend_name_zh: zh, sales_growth: grown }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(language === 'zh' ? zh : name)}>
              {language === 'zh' ? zh : name}
            </button>
            <Growth value={grown} size="sm" meaning={t('design.rising_note', { count: WINDOW_DAYS })} />
          </li>
        ))}
      </ul>
    </section>
  )
}
