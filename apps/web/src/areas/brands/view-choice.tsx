import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { FilterSegment } from '../../shared/lists/filter-bar'
import { BRAND_VIEWS, type BrandView } from './brand-search'

/** Which brands are listed. What was filtered in one view is not asked in another. */
export function ViewChoice({ view }: { readonly view: BrandView }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <FilterSegment
      label={t('brands.view')}
      value={view}
      choices={BRAND_VIEWS.map((value) => ({ value, label: t(`brands.view_${value}`) }))}
      onChange={(value) => void navigate({ to: '/trendee/brands', search: value === 'rank' ? {} : { view: value } })}
    />
  )
}
