import { Table } from '@mantine/core'
import { MAPPABLE_FIELDS, type MappableField } from '@trendee/core/imports/mappable-fields'
import { useTexts } from '../../shared/i18n/use-texts'
import adminClasses from './admin.module.css'
import type { UnknownTable } from './reading-draft'
import classes from './reading-form.module.css'

/** Long texts stand behind the figures. */
const LONG = new Set<MappableField>(['description', 'url', 'image', 'images'])
const SHOWN_FIELDS = MAPPABLE_FIELDS.toSorted((a, b) => Number(LONG.has(a)) - Number(LONG.has(b)))

/** The first products of a table as they will be loaded: what was not read is a dash. */
export function ProductsAsRead({ products }: Pick<UnknownTable, 'products'>) {
  const { t } = useTexts()
  const fields = SHOWN_FIELDS.filter((field) => products.some((product) => product[field] !== undefined))
  if (products.length === 0) return null
  // Rows that are read alike are one product: they are shown once.
  const rows = new Map(products.map((product) => [JSON.stringify(product), product]))
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
            {[...rows].map(([row, product]) => (
              <Table.Tr key={row}>
                {fields.map((field) => (
                  <Table.Td key={field}>{product[field] ?? '–'}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  )
}
