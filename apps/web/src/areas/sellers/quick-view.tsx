import { ActionIcon, Button, Drawer } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ProductSummary } from '@trendee/contract/fields'
import { useNames } from '../../shared/api/use-names'
import { Sparkline } from '../../shared/charts/sparkline'
import { useTexts } from '../../shared/i18n/use-texts'
import { curveName } from '../../shared/products/product-figures'
import type { QuickViewProps } from '../../shared/lists/list-definition'
import { productPath } from '../../shared/products/product-path'
import { Picture } from '../../shared/ui/picture'
import { ProductFacts } from './product-facts'
import classes from './product-screen.module.css'

/** One product of the wall beside it; the arrow keys walk on. */
export function QuickView({ rows, at, onMove }: QuickViewProps<ProductSummary>) {
  const { t, nameOf } = useTexts()
  const name = useNames()
  const product = rows[at]
  const walk = (step: number) => {
    if (rows[at + step] !== undefined) onMove(at + step)
  }
  useHotkeys([
    ['ArrowLeft', () => walk(-1)],
    ['ArrowRight', () => walk(1)],
  ])
  return (
    <Drawer
      opened={product !== undefined}
      onClose={() => onMove(null)}
      position="right"
      size={460}
      title={product === undefined ? '' : name(product.platform)}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {product !== undefined && (
        <div className={classes.quick}>
          <Picture src={product.picture} alt={product.title} kind={product.picture_kind} isEager />
          <h2 className={classes.quickTitle}>{product.title}</h2>
          <ProductFacts product={product} />
          {product.sparkline.length > 1 && (
            <Sparkline
              values={product.sparkline}
              width={400}
              height={56}
              label={curveName(product.demand_basis, t)}
              hasArea
            />
          )}
          <p className={classes.tags}>
            {product.attributes.map((attribute) => (
              <span key={`${attribute.type}/${attribute.value}`}>{nameOf(attribute.name, attribute.name_zh)}</span>
            ))}
          </p>
          <div className={classes.quickFoot}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('table.previous')}
              onClick={() => walk(-1)}
              disabled={at === 0}
            >
              <IconChevronLeft size={18} stroke={1.6} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('table.next')}
              onClick={() => walk(1)}
              disabled={at >= rows.length - 1}
            >
              <IconChevronRight size={18} stroke={1.6} />
            </ActionIcon>
            <Button ml="auto" renderRoot={(props) => <Link to={productPath(product)} {...props} />}>
              {t('product.open')}
            </Button>
          </div>
        </div>
      )}
    </Drawer>
  )
}
