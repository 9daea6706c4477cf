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

interface CollectPanelProps {
  readonly trendIds: readonly string[]
  readonly onDone: () => void
}

/** In which projects trends are collected; a tick collects, a new project can be made on the spot. */
export function CollectPanel({ trendIds, onDone }: CollectPanelProps) {
  const { t } = useTexts()
  const projects = useProjects()
  const collected = useCollected()
  const rule = usePlanRule('trendee', 'collections', true)
  const collecting = useCollecting()
  if (rule?.quantity === 0) {
    return (
      <div className={classes.panel}>
        <p className={classes.note}>{t('collect.locked')}</p>
        <UpgradeOffer line="trendee" feature="collections" size="sm" />
      </div>
    )
  }
  const holds = (categoryId: string) => {
    const held = new Set(
      collected.data?.list.flatMap((one) => (one.categoryId === categoryId ? [one.trendName] : [])) ?? [],
    )
    return trendIds.filter((id) => held.has(id)).length
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
                const held = holds(categoryId)
                return (
                  <Checkbox
                    key={categoryId}
                    size="sm"
                    label={name}
                    checked={held === trendIds.length}
                    indeterminate={held > 0 && held < trendIds.length}
                    disabled={collected.data === undefined}
                    onChange={() => collecting.mutate({ categoryId, trendIds, isCollected: held < trendIds.length })}
                  />
                )
              })}
          </div>
        )}
      </DataView>
      <NewProject trendIds={trendIds} onDone={onDone} />
      {typeof rule?.remaining === 'number' && (
        <p className={classes.note}>{t('collect.left', { count: rule.remaining })}</p>
      )}
    </div>
  )
}

/** A project made on the spot takes the trends in at once. */
function NewProject({ trendIds, onDone }: CollectPanelProps) {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const making = useNewProject()
  const collecting = useCollecting()
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    making.mutate(name.trim(), {
      onSuccess: ({ categoryId }) => {
        collecting.mutate({ categoryId, trendIds, isCollected: true })
        onDone()
      },
    })
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
