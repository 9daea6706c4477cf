import { Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FoundAttribute } from '@trendee/contract/fields'
import { productRecordTexts } from '@trendee/contract/texts/product-record'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { Swatch } from '../ui/bar-list'
import { Section } from '../ui/screen'
import classes from './record.module.css'

addTexts(productRecordTexts)

/** As a product's, or one that the words of a post gave. */
type Found = Omit<FoundAttribute, 'from'> & { readonly from: FoundAttribute['from'] | 'post' }

interface FoundAttributesProps {
  readonly found: readonly Found[]
  /** The colours among them as they look. */
  readonly colors?: readonly { readonly value: string; readonly hex: string }[]
  /** Where others of the same attribute are listed. */
  readonly list?: string
}

/** What a record is, each attribute leading to a list of such, and the words that said so. */
export function FoundAttributes({ found, colors, list }: FoundAttributesProps) {
  const { t, nameOf } = useTexts()
  const hexes = new Map(colors?.map((color) => [color.value, color.hex]))
  if (found.length === 0) return null
  return (
    <Section id="found" title={t('found.title')} note={t('found.note')}>
      <Table fz="sm" verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('found.kind')}</Table.Th>
            <Table.Th>{t('found.value')}</Table.Th>
            <Table.Th>{t('found.words')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {found.map(({ type, value, words, from, ...names }) => {
            const hex = type === 'color' ? hexes.get(value) : undefined
            const name = nameOf(names.name, names.name_zh)
            return (
              <Table.Tr key={`${type}/${value}/${words}`}>
                <Table.Td c="dimmed">{t(`type.${type}`)}</Table.Td>
                <Table.Td>
                  <span className={classes.value}>
                    {hex !== undefined && <Swatch hex={hex} />}
                    {list === undefined ? (
                      name
                    ) : (
                      <Link
                        to={list}
                        search={{ attributeType: type, attributeName: value }}
                        className={classes.attribute}
                      >
                        {name}
                      </Link>
                    )}
                  </span>
                </Table.Td>
                <Table.Td>
                  <q className={classes.words}>{words}</q>{' '}
                  <span className={classes.faint}>{t(`found.from_${from}`)}</span>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Section>
  )
}
