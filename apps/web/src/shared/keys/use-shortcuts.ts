import { useHotkeys } from '@mantine/hooks'
import { SHORTCUTS, type ShortcutName } from './shortcuts'

/** Does these things at the keys of the table, while the component is shown; typing in a field is no such key. */
export function useShortcuts(actions: Readonly<Partial<Record<ShortcutName, () => void>>>): void {
  const named = Object.entries(actions) as [ShortcutName, () => void][]
  useHotkeys(named.flatMap(([name, act]) => SHORTCUTS[name].keys.map((key): [string, () => void] => [key, act])))
}
