import { Button } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'

interface ShownOfProps {
  readonly shown: number
  readonly total: number
  /** The most that one answer holds. */
  readonly most: number
  readonly isWhole: boolean
  readonly isAsking?: boolean
  readonly onTurn: () => void
}

/** How many of a list are shown, with the turn between its first ones and all, or the most that one answer holds. */
export function ShownOf({ shown, total, most, isWhole, isAsking = false, onTurn }: ShownOfProps) {
  const { t, format } = useTexts()
  return (
    <>
      {t('season.shown_of', { shown: format.count(shown), all: format.count(total) })}{' '}
      <Button variant="subtle" size="compact-xs" loading={isAsking} onClick={onTurn}>
        {isWhole
          ? t('season.show_first')
          : total > most
            ? t('season.show_most', { count: format.count(most) })
            : t('season.show_all', { count: format.count(total) })}
      </Button>
    </>
  )
}
