import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../i18n/use-texts'

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
    <Button
      size="compact-xs"
      variant="default"
      renderRoot={(props) => (
        <Link to={`${page}${page.includes('?') ? '&' : '?'}compare=${compare}#${part}`} {...props} />
      )}
    >
      {t('table.compare')}
    </Button>
  )
}
