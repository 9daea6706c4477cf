import { Button, CopyButton } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import { useFollowAll } from '../stars/use-stars'
import type { List } from './list-definition'

interface ChosenRowsProps<Row, Search> {
  readonly list: Pick<List<Row, Search>, 'link' | 'star' | 'chosen'>
  readonly rows: readonly Row[]
  readonly search: Search
  readonly onClear: () => void
}

/** What can be done with the rows that are chosen. */
export function ChosenRows<Row, Search>({ list, rows, search, onClear }: ChosenRowsProps<Row, Search>) {
  const { t } = useTexts()
  const { link, star, chosen } = list
  const following = useFollowAll()
  if (rows.length === 0) return null
  return (
    <>
      <span>{t('table.chosen', { count: rows.length })}</span>
      {chosen?.(rows)}
      {star !== undefined && (
        <Button
          size="compact-xs"
          variant="default"
          loading={following.isPending}
          onClick={() => following.mutate(rows.map(star))}
        >
          {t('star.follow')}
        </Button>
      )}
      {link !== undefined && (
        <CopyButton value={rows.map((row) => link(row, search)).join('\n')}>
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
export function canChoose<Row, Search>(list: Pick<List<Row, Search>, 'link' | 'star' | 'chosen'>): boolean {
  return [list.link, list.star, list.chosen].some((one) => one !== undefined)
}
