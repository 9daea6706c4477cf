import { Pagination } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'

export interface Paging {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** The pages of a list, where there is more than one. */
export function Pages({ page, pageSize, total, onPage }: Paging) {
  const { t } = useTexts()
  if (total <= pageSize) return null
  return (
    <Pagination
      mt="md"
      size="sm"
      total={Math.ceil(total / pageSize)}
      value={page}
      onChange={onPage}
      getControlProps={(control) => ({ 'aria-label': t(`table.${control}`) })}
    />
  )
}
