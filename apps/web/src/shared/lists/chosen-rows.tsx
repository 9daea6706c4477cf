import { Button, CopyButton } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import type { List } from './list-definition'

interface ChosenRowsProps<Row, Search> {
  readonly list: Pick<List<Row, Search>, 'link' | 'chosen'>
  readonly rows: readonly Row[]
  readonly onClear: () => void
}

/** What can be done with the rows that are chosen. */
export function ChosenRows<Row, Search>({ list, rows, onClear }: ChosenRowsProps<Row, Search>) {
  const { t } = useTexts()
  const { link, chosen } = list
  if (rows.length === 0) return null
  return (
    <>
      <span>{t('table.chosen', { count: rows.length })}</span>
      {chosen?.(rows)}
      {link !== undefined && (
        <CopyButton value={rows.map(link).join('\n')}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy}>
              {copied ? t('action.copied') : t('table.copy_links')}
            </Button>
          )}
        </CopyButton>
      )}
      <Button size="compact-xs" variant="subtle" color="gray" onClick={onClear}>
        {t('table.clear')}
      </Button>
    </>
  )
}

/** Whether rows of a list can be chosen. */
export function canChoose<Row, Search>({ link, chosen }: Pick<List<Row, Search>, 'link' | 'chosen'>): boolean {
  return link !== undefined || chosen !== undefined
}
