import { adminTexts } from '@trendee/contract/texts/admin'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps, Popover } from '@mantine/core'
import { useTexts } from '../../shared/i18n/use-texts'
import classes from './admin.module.css'
import { addTexts } from '../../shared/i18n/i18n'

addTexts(adminTexts)

interface ConfirmButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  /** What the button says. */
  readonly children: ReactNode
  /** What will be so afterwards, for whom. */
  readonly consequence: ReactNode
  /** What else can be decided about it. */
  readonly choice?: ReactNode
  /** What the button that does it says. */
  readonly confirm: string
  readonly isPending: boolean
  readonly onConfirm: () => void
}

/** A button for what hurts: a second one says what will happen, and does it. Escape closes it, not the drawer around. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    children,
    consequence,
    choice,
    confirm,
    isPending,
    onConfirm,
    size = 'xs',
    variant = 'default',
    disabled,
  } = props
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width={300}
      position="bottom-start"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          size={size}
          variant={variant}
          disabled={disabled ?? false}
          loading={isPending}
          onClick={() => setIsOpen(!isOpen)}
        >
          {children}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={classes.consequence}>{consequence}</p>
        {choice !== undefined && <div className={classes.consequence}>{choice}</div>}
        <div className={classes.actions}>
          <Button
            size="xs"
            data-autofocus
            data-mantine-stop-propagation
            onClick={() => {
              setIsOpen(false)
              onConfirm()
            }}
          >
            {confirm}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            data-mantine-stop-propagation
            onClick={() => setIsOpen(false)}
          >
            {t('admin.cancel')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
