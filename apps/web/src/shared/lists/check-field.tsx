import { Checkbox } from '@mantine/core'

interface CheckFieldProps {
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A filter that is on or off. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  return (
    <Checkbox size="xs" label={label} checked={isChecked} onChange={(event) => onChange(event.currentTarget.checked)} />
  )
}
