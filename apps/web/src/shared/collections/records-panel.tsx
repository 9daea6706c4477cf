import { CollectPanel } from './collect-panel'
import { type Records, useReferencesHeld, useReferencing } from './use-references'

interface RecordsPanelProps {
  readonly records: Records
  readonly onDone: () => void
}

/** In which projects records stand beside the trends. */
export function RecordsPanel({ records, onDone }: RecordsPanelProps) {
  const { data } = useReferencesHeld(records)
  const { mutate } = useReferencing()
  const heldIn = (categoryId: string) => data?.list.filter((one) => one.categoryId === categoryId).length ?? 0
  return (
    <CollectPanel
      collecting={{
        count: records.ids.length,
        heldIn: data === undefined ? undefined : heldIn,
        onChange: (categoryId, isCollected) => mutate({ ...records, categoryId, isCollected }),
        isCounted: false,
      }}
      onDone={onDone}
    />
  )
}
