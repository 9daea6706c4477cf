import { describe, expect, it } from 'vitest'
import { migrationsOf, statementsOf } from './migrations'

describe('migrations', () => {
  it('stand in the order of their numbers, named after their files', () => {
    const files = { '../migrations/0010_later.sql': 'SELECT 10', '../migrations/0002_first.sql': 'SELECT 2' }
    expect(migrationsOf(files)).toEqual([
      { number: 2, name: '0002_first', text: 'SELECT 2' },
      { number: 10, name: '0010_later', text: 'SELECT 10' },
    ])
  })
  it('are statements with comments', () => {
    expect(statementsOf('-- first; of two\nSELECT 1;\n\n  -- last\nSELECT\n  2;\n')).toEqual([
      'SELECT 1',
      'SELECT\n  2',
    ])
  })
  it('keep a semicolon that stands within a line', () => {
    expect(statementsOf("SELECT 'a;b';\n")).toEqual(["SELECT 'a;b'"])
  })
})
