import { lazy } from 'react'
import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { collectionTexts } from '@trendee/contract/texts/collections'
import type { ReferenceKind } from '@trendee/core/collections/project'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { AskedProject } from './asked-project'
import { type Records, useReferencesHeld } from './use-references'
import { patient } from '../ui/patient'

addTexts(collectionTexts)

const RecordsPanel = lazy(patient(() => import('./records-panel').then((module) => ({ default: module.RecordsPanel }))))

interface RecordButtonProps {
  readonly kind: ReferenceKind
  /** As a star has it. */
  readonly id: string
  readonly name: string
}

/** Asks into which projects one record is put, and says whether it is in one. */
export function RecordButton({ kind, id, name }: RecordButtonProps) {
  const { t } = useTexts()
  const records = { kind, ids: [id] }
  const { data } = useReferencesHeld(records)
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

/** The same of several. */
export function RecordsButton(records: Records) {
  const { t } = useTexts()
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
