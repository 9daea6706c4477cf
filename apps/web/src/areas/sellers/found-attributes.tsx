import { Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SellingPath } from '@trendee/contract/selling/platforms'
import { useTexts } from '../../shared/i18n/use-texts'
import { addressOfPlatform } from '../../shared/products/product-path'
import { Swatch } from '../../shared/ui/bar-list'
import { Section } from '../../shared/ui/screen'
import type { ProductDetail } from './product-models'
import classes from './product-screen.module.css'

interface FoundAttributesProps {
  readonly detail: ProductDetail
  readonly platform: SellingPath
}

/** What the product is, each leading to the shop's list of such, and the words that said so. */
export function FoundAttributes({ detail, platform }: FoundAttributesProps) {
  const { t, nameOf } = useTexts()
  const hexes = new Map(detail.product.colors.map((color) => [color.value, color.hex]))
  if (detail.found.length === 0) return null
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
          {detail.found.map((found) => {
            const hex = hexes.get(found.value)
            return (
              <Table.Tr key={`${found.type}/${found.value}/${found.words}`}>
                <Table.Td c="dimmed">{t(`type.${found.type}`)}</Table.Td>
                <Table.Td>
                  <span className={classes.value}>
                    {hex !== undefined && <Swatch hex={hex} />}
                    <Link
                      to={`/trendeesellers/best-seller/${addressOfPlatform(platform)}`}
                      search={{ attributeType: found.type, attributeName: found.value }}
                      className={classes.attribute}
                    >
                      {nameOf(found.name, found.name_zh)}
                    </Link>
                  </span>
                </Table.Td>
                <Table.Td>
                  <q className={classes.words}>{found.words}</q>{' '}
                  <span className={classes.faint}>{t(`found.from_${found.from}`)}</span>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Section>
  )
}
