import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts'
import { DensityChoice, type DensityChoiceProps } from './density-choice'

interface ColumnChoiceProps extends DensityChoiceProps {
  readonly columns: readonly { readonly id: string; readonly header: string; readonly isFixed?: boolean }[]
  readonly hidden: readonly string[]
  readonly onHide: (ids: string[]) => void
}

/** Which columns a table shows, and how close its rows stand. */
export function ColumnChoice({ columns, hidden, onHide, density, onDensity }: ColumnChoiceProps) {
  const { t } = useTexts()
  return (
    <Popover position="bottom-end" width={240} trapFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('table.settings')}>
          <IconAdjustmentsHorizontal size={16} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <DensityChoice density={density} onDensity={onDensity} />
          {columns
            .filter((column) => !column.isFixed)
            .map((column) => (
              <Checkbox
                key={column.id}
                size="xs"
                label={column.header}
                checked={!hidden.includes(column.id)}
                onChange={(event) =>
                  onHide(event.currentTarget.checked ? hidden.filter((id) => id !== column.id) : [...hidden, column.id])
                }
              />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
