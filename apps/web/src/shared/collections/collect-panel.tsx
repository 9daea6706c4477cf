import { type SubmitEvent, useState } from 'react'
import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core'
import { PROJECT_NAME_CHARACTERS } from '@trendee/core/collections/project'
import { useTexts } from '../i18n/use-texts'
import { UpgradeOffer } from '../plans/upgrade-offer'
import { usePlanRule } from '../plans/use-plan-rule'
import { DataView } from '../ui/data-view'
import classes from './collect-panel.module.css'
import { useCollected } from './use-collected'
import { useCollecting, useNewProject, useProjects } from './use-collections'

/** What is collected by the ticks of the panel. */
export interface Collecting {
  readonly count: number
  /** How many of them a project holds; `undefined` as long as nobody knows. */
  readonly heldIn: ((categoryId: string) => number) | undefined
  readonly onChange: (categoryId: string, isCollected: boolean) => void
  /** The plan counts them by the month. */
  readonly isCounted: boolean
}

interface CollectPanelProps {
  readonly collecting: Collecting
  readonly onDone: () => void
}

interface TrendsPanelProps {
  readonly trendIds: readonly string[]
  readonly onDone: () => void
}

/** In which projects trends are collected. */
export function TrendsPanel({ trendIds, onDone }: TrendsPanelProps) {
  const { data } = useCollected()
  const { mutate } = useCollecting()
  const heldIn = (categoryId: string) => {
    const held = new Set(data?.list.flatMap((one) => (one.categoryId === categoryId ? [one.trendName] : [])) ?? [])
    return trendIds.filter((id) => held.has(id)).length
  }
  const collecting: Collecting = {
    count: trendIds.length,
    heldIn: data === undefined ? undefined : heldIn,
    onChange: (categoryId, isCollected) => mutate({ categoryId, trendIds, isCollected }),
    isCounted: true,
  }
  return <CollectPanel collecting={collecting} onDone={onDone} />
}

/** Projects with a tick each: one more collects, one less takes out; a new project can be made on the spot. */
export function CollectPanel({ collecting, onDone }: CollectPanelProps) {
  const { t } = useTexts()
  const { count, heldIn, onChange, isCounted } = collecting
  const projects = useProjects()
  const rule = usePlanRule('trendee', 'collections', true)
  if (rule?.quantity === 0) {
    return (
      <div className={classes.panel}>
        <p className={classes.note}>{t('collect.locked')}</p>
        <UpgradeOffer line="trendee" feature="collections" size="sm" />
      </div>
    )
  }
  return (
    <div className={classes.panel}>
      <p className={classes.title}>{t('collect.into')}</p>
      <DataView query={projects} skeleton={<Skeleton height={90} />}>
        {({ list }) => (
          <div className={classes.projects}>
            {list
              .filter(({ role }) => role !== 'viewer')
              .map(({ categoryId, name }) => {
                const held = heldIn?.(categoryId) ?? 0
                return (
                  <Checkbox
                    key={categoryId}
                    size="sm"
                    label={name}
                    checked={held === count}
                    indeterminate={held > 0 && held < count}
                    disabled={heldIn === undefined}
                    onChange={() => onChange(categoryId, held < count)}
                  />
                )
              })}
          </div>
        )}
      </DataView>
      <NewProject
        onMade={(categoryId) => {
          onChange(categoryId, true)
          onDone()
        }}
      />
      {isCounted && typeof rule?.remaining === 'number' && (
        <p className={classes.note}>{t('collect.left', { count: rule.remaining })}</p>
      )}
    </div>
  )
}

/** A project made on the spot takes in at once what is collected. */
function NewProject({ onMade }: { readonly onMade: (categoryId: string) => void }) {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const making = useNewProject()
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    making.mutate(name.trim(), { onSuccess: ({ categoryId }) => onMade(categoryId) })
  }
  return (
    <form className={classes.form} onSubmit={make}>
      <TextInput
        size="xs"
        className={classes.field ?? ''}
        aria-label={t('collect.new_project')}
        placeholder={t('collect.new_project')}
        maxLength={PROJECT_NAME_CHARACTERS}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default" loading={making.isPending} disabled={name.trim() === ''}>
        {t('collect.make')}
      </Button>
    </form>
  )
}
