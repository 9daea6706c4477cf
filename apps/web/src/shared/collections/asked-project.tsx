import { type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { Popover, Skeleton } from '@mantine/core'

interface AskedProjectProps {
  /** The question; its code may come when it is asked. */
  readonly renderPanel: (onDone: () => void) => ReactNode
  /** The button, which opens and closes the question. */
  readonly children: (turn: () => void, isOpen: boolean) => ReactElement
}

/** Asks for the project, under the button. */
export function AskedProject({ renderPanel, children }: AskedProjectProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={280} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>{children(() => setIsOpen(!isOpen), isOpen)}</Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton height={140} />}>{isOpen && renderPanel(() => setIsOpen(false))}</Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
