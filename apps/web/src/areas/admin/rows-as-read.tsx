import { Table } from '@mantine/core'
import type { MappableField } from '@trendee/core/imports/mappable-fields'
import { type Translate, useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import type { UnknownTable } from './reading-draft'
import classes from './reading-form.module.css'

/** Long texts stand behind the figures. */
const LONG = new Set<MappableField>(['description', 'caption', 'url', 'image', 'images'])

function shownCell(field: MappableField, value: string | null, t: Translate): string {
  if (value === null) return '–'
  return field === 'inStock' ? t(value === 'yes' ? 'reading.in_stock' : 'reading.sold_out') : value
}

/** The first rows of a table as they will be loaded: what was not read is a dash. */
export function RowsAsRead({ rows }: Pick<UnknownTable, 'rows'>) {
  const { t } = useTexts()
  const [first] = rows
  if (first === undefined) return null
  const fields = (Object.keys(first) as MappableField[]).toSorted((a, b) => Number(LONG.has(a)) - Number(LONG.has(b)))
  // Rows that are read alike are one: they are shown once.
  const shown = new Map(rows.map((row) => [JSON.stringify(row), row]))
  return (
    <section className={adminClasses.part} aria-label={t('reading.as_read')}>
      <h3>{t('reading.as_read')}</h3>
      <p>{t('reading.as_read_note')}</p>
      <div className={classes.products}>
        <Table fz="sm" verticalSpacing={6} aria-label={t('reading.as_read')}>
          <Table.Thead>
            <Table.Tr>
              {fields.map((field) => (
                <Table.Th key={field}>{t(`mapped.${field}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...shown].map(([key, row]) => (
              <Table.Tr key={key}>
                {fields.map((field) => (
                  <Table.Td key={field}>{shownCell(field, row[field] ?? null, t)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  )
}
