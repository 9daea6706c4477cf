import { describe, expect, it } from 'vitest'
import { LOCAL_KEYS, SESSION_KEYS, clearKeptData } from './storage-keys'

function storage(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    get length() {
      return map.size
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    removeItem: (name: string) => void map.delete(name),
  }
}

describe('storage', () => {
  it('is named as the specification names it', () => {
    expect(LOCAL_KEYS).toMatchObject({
      token: 'token',
      language: 'language',
      userId: 'userId',
      utmSource: 'utm_source',
      ucode: 'ucode',
    })
    expect(SESSION_KEYS.beforePath).toBe('beforePath')
    expect(LOCAL_KEYS).toMatchObject({ projects: 'projects', collections: 'collections', trendMap: 'trendMap' })
  })

  it('loses with a new version what the server can give again, and nothing else', () => {
    const local = storage({
      token: 't',
      user: '{}',
      texts: '[]',
      language: 'zh',
      site: '{}',
      projects: '{}',
      collections: '{}',
      trendMap: '{}',
      utm_source: 'fair',
      'levels.US.women': '{}',
    })
    clearKeptData(local)
    expect([...local.map.keys()]).toEqual(['token', 'user', 'language', 'utm_source', 'levels.US.women'])
  })
})
