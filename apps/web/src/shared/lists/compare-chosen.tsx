import { useTexts } from '../i18n/use-texts'
import { LinkButton } from '../ui/link-button'

interface CompareChosenProps {
  readonly ids: readonly string[]
  /** How many more can stand beside the first. */
  readonly most: number
  /** The page of the first. */
  readonly page: string
  /** Where on that page they stand beside each other. */
  readonly part: string
}

/** The way from rows that are ticked to the first of them beside the others. */
export function CompareChosen({ ids, most, page, part }: CompareChosenProps) {
  const { t } = useTexts()
  const others = ids.slice(1)
  if (others.length === 0) return null
  if (others.length > most) return <span>{t('table.compare_most', { count: most + 1 })}</span>
  const compare = others.map(encodeURIComponent).join(',')
  return (
    <LinkButton
      size="compact-xs"
      variant="default"
      to={`${page}${page.includes('?') ? '&' : '?'}compare=${compare}#${part}`}
    >
      {t('table.compare')}
    </LinkButton>
  )
}
