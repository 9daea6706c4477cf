import { useState } from 'react'
import { Button, Select, Skeleton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { DesignAnswer } from '@trendee/contract/designs/design-fields'
import { designs } from '@trendee/contract/designs/designs'
import { filters } from '@trendee/contract/filters/filters'
import { designTexts } from '@trendee/contract/texts/designs'
import { ATTRIBUTE_TYPES, type AttributeType } from '@trendee/core/lexicon/types'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { addTexts } from '../../shared/i18n/i18n'
import { useTexts } from '../../shared/i18n/use-texts'
import { choicesOf } from '../../shared/lists/choices'
import { DataView, Empty, useErrorText } from '../../shared/ui/data-view'
import { ScreenHead } from '../../shared/ui/screen'
import { usePathParam, useScreenSearch } from '../../shared/url/use-screen-search'
import { DesignPicture } from './design-card'
import { DesignHistory } from './design-history'
import { modificationSearch } from './design-search'
import classes from './designs.module.css'
import { DrawnBatch } from './drawn-batch'
import { useDrawing } from './use-drawing'

addTexts(designTexts)

/** What a flat shows of a garment; a style is said of the whole. */
const CHANGED = ATTRIBUTE_TYPES.filter((type) => type !== 'style')

/** A product or a design of one's own, changed by attribute. */
export function GarmentModificationScreen() {
  const { t } = useTexts()
  const { search, change } = useScreenSearch(modificationSearch)
  const platform = usePathParam('platform')
  const id = usePathParam('id')
  return (
    <div>
      <ScreenHead title={t('screen.garment_modification')} note={t('design.modify_note')} />
      {search.design !== undefined ? (
        <ChangeDesign key={search.design} id={search.design} />
      ) : platform !== '' && id !== '' ? (
        <FlatOfProduct platform={platform} id={id} />
      ) : (
        <p className={classes.facts}>{t('design.modify_choose')}</p>
      )}
      <DesignHistory kind="garment" search={search} change={change} />
    </div>
  )
}

/** The first step from a product: its flat, which counts as one picture. */
function FlatOfProduct({ platform, id }: { readonly platform: string; readonly id: string }) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const drawing = useDrawing(designs.generateCref)
  const draw = () =>
    void drawing.mutateAsync({ platform, id }).then(
      ({ list: [flat] }) => {
        if (flat !== undefined) {
          void navigate({ to: '/ai-design/garment-modification', search: { design: flat.design_id } })
        }
      },
      () => undefined,
    )
  return (
    <div className={classes.form}>
      <div>
        <Button loading={drawing.isPending} onClick={draw}>
          {t('design.flat_of')}
        </Button>
      </div>
      {drawing.error !== null && (
        <p role="alert" className={classes.warn}>
          {errorText(drawing.error)}
        </p>
      )}
    </div>
  )
}

function ChangeDesign({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const query = useEndpoint(designs.list, { ids: id })
  return (
    <DataView
      query={query}
      skeleton={<Skeleton height={480} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty message={t('design.modify_choose')} />}
    >
      {({ list: [design] }) => (design === undefined ? null : <Panel design={design} />)}
    </DataView>
  )
}

function Panel({ design }: { readonly design: DesignAnswer }) {
  const texts = useTexts()
  const { t } = texts
  const drawing = useDrawing(designs.generateCref)
  const { data } = useEndpoint(filters.fashionAttributes, {})
  const now = (type: AttributeType) => design.attributes.find((each) => each.type === type)?.value ?? ''
  const [values, setValues] = useState(() => Object.fromEntries(CHANGED.map((type) => [type, now(type)])))
  const changes = CHANGED.filter((type) => values[type] !== now(type)).map((type) => `${type}:${values[type] ?? ''}`)
  return (
    <>
      <div className={classes.bench}>
        <figure>
          <DesignPicture design={design} alt={t('design.before')} />
          <figcaption>{t('design.before')}</figcaption>
        </figure>
        <form
          className={classes.panel}
          onSubmit={(event) => {
            event.preventDefault()
            drawing.mutate({ design_id: design.design_id, changes: changes.join(',') })
          }}
        >
          {CHANGED.map((type) => (
            <Select
              key={type}
              size="xs"
              searchable
              clearable
              label={t(`type.${type}`)}
              placeholder={t('design.type_none')}
              data={withOwn(choicesOf(data?.list.find((group) => group.type === type)?.values, texts), now(type))}
              value={values[type] || null}
              onChange={(value) => setValues((before) => ({ ...before, [type]: value ?? '' }))}
            />
          ))}
          <Button type="submit" loading={drawing.isPending} disabled={changes.length === 0}>
            {t('design.apply')}
          </Button>
        </form>
      </div>
      <DrawnBatch batch={drawing.data} error={drawing.error} />
    </>
  )
}

/** What the design has is a choice, whether products have it or not. */
function withOwn(choices: readonly { readonly value: string; readonly label: string }[], own: string) {
  return own === '' || choices.some(({ value }) => value === own)
    ? [...choices]
    : [{ value: own, label: own }, ...choices]
}
