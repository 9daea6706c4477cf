import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { BrandSummary } from '@trendee/contract/brands/brand-fields'
import { useTexts } from '../../shared/i18n/use-texts'
import { brandPath } from '../../shared/records/record-path'
import { MOST_COMPARED } from './brand-search'

/** The way from brands that are ticked to the first of them beside the others. */
export function CompareChosen({ brands }: { readonly brands: readonly BrandSummary[] }) {
  const { t } = useTexts()
  const [first, ...others] = brands
  if (first === undefined || others.length === 0) return null
  if (others.length > MOST_COMPARED) return <span>{t('brands.compare_most', { count: MOST_COMPARED + 1 })}</span>
  const compare = others.map(({ id }) => encodeURIComponent(id)).join(',')
  return (
    <Button
      component={Link}
      size="compact-xs"
      variant="default"
      to={`${brandPath(first.id)}?compare=${compare}#compared`}
    >
      {t('brands.compare')}
    </Button>
  )
}
