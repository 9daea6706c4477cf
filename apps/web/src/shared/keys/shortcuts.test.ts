/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { SHORTCUTS } from './shortcuts'

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('keys', () => {
  it('are registered from the table alone', () => {
    const registering = Object.entries(sources).filter(([, text]) => /\buseHotkeys\(/.test(text))
    expect(registering.map(([path]) => path.split('/').at(-1))).toEqual(['use-shortcuts.ts'])
  })

  it.each(Object.keys(SHORTCUTS))('%s is used', (name) => {
    const used = Object.values(sources).some((text) => {
      const [call] = /useShortcuts\(\{[\s\S]*?\}\)/.exec(text) ?? []
      return call !== undefined && new RegExp(`\\b${name}\\b`).test(call)
    })
    expect(used).toBe(true)
  })
})
