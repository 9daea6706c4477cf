import { lazy } from 'react'
import { ActionIcon, Button, type ButtonProps } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { collectionTexts } from '@trendee/contract/texts/collections'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { useFirstScreenDrawn } from '../visits/first-screen'
import { AskedProject } from './asked-project'
import classes from './collect-button.module.css'
import { useCollected, useIsCollector } from './use-collected'
import { patient } from '../ui/patient'

addTexts(collectionTexts)

const TrendsPanel = lazy(patient(() => import('./collect-panel').then((module) => ({ default: module.TrendsPanel }))))

interface CollectButtonProps {
  readonly trendId: string
  /** What it collects, for those who only hear it. */
  readonly name: string
  /** On a picture: on a ground of its own. */
  readonly isOnPicture?: boolean
}

function useIsCollected(trendId: string): boolean {
  const { data } = useCollected(useFirstScreenDrawn())
  return data?.list.some(({ trendName }) => trendName === trendId) ?? false
}

/** A bookmark on a trend: full where it is collected in some project. Nothing for who can have none. */
export function CollectButton({ trendId, name, isOnPicture = false }: CollectButtonProps) {
  const { t } = useTexts()
  const isCollected = useIsCollected(trendId)
  if (!useIsCollector()) return null
  const Icon = isCollected ? IconBookmarkFilled : IconBookmark
  return (
    <AskedProject renderPanel={(onDone) => <TrendsPanel trendIds={[trendId]} onDone={onDone} />}>
      {(turn, isOpen) => (
        <ActionIcon
          className={classes.mark}
          variant="subtle"
          color="gray"
          size="lg"
          data-on-picture={isOnPicture || undefined}
          data-collected={isCollected || undefined}
          aria-label={t(isCollected ? 'collect.collected_name' : 'collect.name', { name })}
          aria-expanded={isOpen}
          onClick={turn}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </AskedProject>
  )
}

/** The same in words, at the head of a trend's page. */
export function CollectWords({ trendId, name, size }: CollectButtonProps & Pick<ButtonProps, 'size'>) {
  const { t } = useTexts()
  const isCollected = useIsCollected(trendId)
  if (!useIsCollector()) return null
  const Icon = isCollected ? IconBookmarkFilled : IconBookmark
  const word = t(isCollected ? 'collect.collected' : 'collect.word')
  return (
    <AskedProject renderPanel={(onDone) => <TrendsPanel trendIds={[trendId]} onDone={onDone} />}>
      {(turn, isOpen) => (
        <Button
          variant="default"
          {...(size === undefined ? {} : { size })}
          leftSection={<Icon size={14} stroke={1.6} aria-hidden />}
          aria-label={`${word}: ${name}`}
          aria-expanded={isOpen}
          onClick={turn}
        >
          {word}
        </Button>
      )}
    </AskedProject>
  )
}

/** The same for rows of a list that are chosen. */
export function CollectChosen({ trendIds }: { readonly trendIds: readonly string[] }) {
  const { t } = useTexts()
  if (!useIsCollector()) return null
  return (
    <AskedProject renderPanel={(onDone) => <TrendsPanel trendIds={trendIds} onDone={onDone} />}>
      {(turn, isOpen) => (
        <Button size="compact-xs" variant="default" aria-expanded={isOpen} onClick={turn}>
          {t('collect.chosen', { count: trendIds.length })}
        </Button>
      )}
    </AskedProject>
  )
}
