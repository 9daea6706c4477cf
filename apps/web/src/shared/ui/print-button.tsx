import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import classes from './print-button.module.css'

interface PrintButtonProps {
  readonly children: string
  readonly disabled?: boolean
}

/** Opens the browser's print, which saves as PDF too; not on the paper itself. */
export function PrintButton({ children, disabled = false }: PrintButtonProps) {
  return (
    <Button
      variant="default"
      size="xs"
      className={classes.screenOnly ?? ''}
      leftSection={<IconFileDownload size={14} aria-hidden />}
      disabled={disabled}
      onClick={() => window.print()}
    >
      {children}
    </Button>
  )
}
