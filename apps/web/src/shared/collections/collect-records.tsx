import { lazy } from 'react'
import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { collectionTexts } from '@trendee/contract/texts/collections'
import type { ReferenceKind } from '@trendee/core/collections/project'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { AskedProject } from './asked-project'
import { useIsCollector } from './use-collected'
import { type Records, useReferencesHeld } from './use-references'

addTexts(collectionTexts)

const RecordsPanel = lazy(() => import('./records-panel').then((module) => ({ default: module.RecordsPanel })))

interface CollectRecordProps {
  readonly kind: ReferenceKind
  /** As a star has it. */
  readonly id: string
  readonly name: string
}

/** Puts a record into a project, at the head of its page. Nothing for who can have none. */
export function CollectRecord({ kind, id, name }: CollectRecordProps) {
  const { t } = useTexts()
  const records = { kind, ids: [id] }
  const { data } = useReferencesHeld(records)
  if (!useIsCollector()) return null
  const isCollected = (data?.list.length ?? 0) > 0
  const Icon = isCollected ? IconBookmarkFilled : IconBookmark
  const word = t(isCollected ? 'collect.collected' : 'collect.word')
  return (
    <AskedProject renderPanel={(onDone) => <RecordsPanel records={records} onDone={onDone} />}>
      {(turn, isOpen) => (
        <Button
          variant="default"
          size="xs"
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
export function CollectRecords(records: Records) {
  const { t } = useTexts()
  if (!useIsCollector()) return null
  return (
    <AskedProject renderPanel={(onDone) => <RecordsPanel records={records} onDone={onDone} />}>
      {(turn, isOpen) => (
        <Button size="compact-xs" variant="default" aria-expanded={isOpen} onClick={turn}>
          {t('collect.word')}
        </Button>
      )}
    </AskedProject>
  )
}
