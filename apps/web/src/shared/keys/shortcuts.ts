import type { TextKey } from '@trendee/contract/texts/texts'

interface Shortcut {
  /** As they are registered, each of which does it. */
  readonly keys: readonly string[]
  /** As they are written on a keyboard. */
  readonly shown: readonly string[]
  readonly meaning: TextKey
}

/** Every key that does something anywhere: what is registered and what the help lists are this table. */
export const SHORTCUTS = {
  search: { keys: ['mod+K', '/'], shown: ['⌘ K', 'Ctrl K', '/'], meaning: 'search.prompt' },
  // Where a question mark needs no shift, too.
  help: { keys: ['shift+?', '?'], shown: ['?'], meaning: 'keys.help' },
  closeMenu: { keys: ['Escape'], shown: ['Esc'], meaning: 'keys.close' },
  previous: { keys: ['ArrowLeft'], shown: ['←'], meaning: 'keys.previous' },
  next: { keys: ['ArrowRight'], shown: ['→'], meaning: 'keys.next' },
  larger: { keys: ['[plus]', 'shift+[plus]', '='], shown: ['+'], meaning: 'keys.larger' },
  smaller: { keys: ['-'], shown: ['−'], meaning: 'keys.smaller' },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutName = keyof typeof SHORTCUTS
