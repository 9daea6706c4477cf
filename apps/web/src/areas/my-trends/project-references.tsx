import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { collection } from '@trendee/contract/collection/collection'
import type { Project } from '@trendee/contract/collection/project'
import type { Reference } from '@trendee/contract/collection/reference'
import { useEndlessEndpoint } from '../../shared/api/use-endpoint'
import { useReferencing } from '../../shared/collections/use-references'
import { useTexts } from '../../shared/i18n/use-texts'
import { RecordTile } from '../../shared/records/record-tile'
import tiles from '../../shared/records/record-tile.module.css'
import { Section } from '../../shared/ui/screen'

const PAGE = 24

interface ReferenceWallProps {
  readonly records: readonly Reference[]
  readonly isLinked: boolean
  readonly onRemove?: (record: Reference, name: string) => void
}

/** Products, posts and looks beside the trends of a project. */
export function ReferenceWall({ records, isLinked, onRemove }: ReferenceWallProps) {
  const { t, nameOf } = useTexts()
  return (
    <ul className={tiles.wall} aria-label={t('mine.references')}>
      {records.map((record) => {
        const name = record.name === null ? record.id : nameOf(record.name, record.name_zh)
        return (
          <li key={`${record.kind}/${record.id}`}>
            <RecordTile
              record={record}
              isLinked={isLinked}
              corner={
                onRemove && (
                  <ActionIcon
                    variant="default"
                    size="sm"
                    aria-label={t('mine.remove', { name })}
                    onClick={() => onRemove(record, name)}
                  >
                    <IconX size={14} stroke={1.6} aria-hidden />
                  </ActionIcon>
                )
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The references of a project; nothing where there are none. */
export function ProjectReferences({ project }: { readonly project: Project }) {
  const { t } = useTexts()
  const { categoryId, role, references } = project
  const pages = useEndlessEndpoint(collection.referenceList, { categoryId, pageSize: PAGE })
  const { mutate } = useReferencing()
  const records = pages.data?.pages.flatMap(({ list }) => list) ?? []
  if (references === 0 && records.length === 0) return null
  const remove = ({ kind, id }: Reference, name: string) =>
    mutate({ categoryId, kind, ids: [id], isCollected: false, name })
  return (
    <Section id="references" title={t('mine.references')} note={t('mine.references_note')}>
      <ReferenceWall records={records} isLinked {...(role === 'viewer' ? {} : { onRemove: remove })} />
      {pages.hasNextPage && (
        <Button
          variant="default"
          size="sm"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('star.more')}
        </Button>
      )}
    </Section>
  )
}
