import { useLocation } from '@tanstack/react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { LinkButton } from '../../shared/ui/link-button'
import type { SellerQuestion } from './seller-questions'

/** What one question alone is asked: where its list is sorted and read to. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['sort', 'order', 'page', 'prices', 'view'])

interface OtherQuestionProps {
  readonly question: SellerQuestion
  readonly platform: string
}

/** From best sellers to new arrivals of the same shop, and back, with the filters as they are set. */
export function OtherQuestion({ question, platform }: OtherQuestionProps) {
  const { t } = useTexts()
  const other = question === 'best-seller' ? 'new-arrival' : 'best-seller'
  const search = useLocation({ select: (location) => location.search as Readonly<Record<string, unknown>> })
  const filters = Object.fromEntries(Object.entries(search).filter(([name]) => !OWN_FIELDS.has(name)))
  return (
    <LinkButton variant="default" size="xs" to={`/trendeesellers/${other}/${platform}`} search={filters}>
      {t(other === 'new-arrival' ? 'screen.new_arrival' : 'screen.best_seller')}
    </LinkButton>
  )
}
