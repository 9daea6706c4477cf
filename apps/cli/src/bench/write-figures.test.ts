import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageWithFigures, writeFigures } from './write-figures'

const PAGE = 'Before.\n\n<!-- figures: feeds -->\nold\n<!-- end of figures: feeds -->\n\nAfter.\n'

describe('pageWithFigures', () => {
  it('puts the lines between the marks and leaves the rest', () => {
    expect(pageWithFigures(PAGE, 'feeds', ['a  1', 'b  2 '])).toBe(
      'Before.\n\n<!-- figures: feeds -->\n```text\na  1\nb  2\n```\n<!-- end of figures: feeds -->\n\nAfter.\n',
    )
  })
  it('is null where the page has no marks for it', () => {
    expect(pageWithFigures(PAGE, 'web', ['a'])).toBeNull()
  })
})

describe('writeFigures', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trendee-figures-'))
    writeFileSync(join(folder, 'page.md'), PAGE)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('writes what the benchmark prints, with machine and command', async () => {
    await writeFigures(folder, 'feeds', 'npm run bench -- feeds', () => {
      console.log('rows a second', 12)
      return Promise.resolve()
    })
    const page = readFileSync(join(folder, 'page.md'), 'utf8')
    expect(page).toMatch(
      /\d{4}-\d\d-\d\d, \d+ processors, \d+ GiB, Node .*: npm run bench -- feeds\nrows a second 12\n/,
    )
    expect(page).not.toContain('old')
  })
  it('says when no page has a place for the figures', async () => {
    await expect(writeFigures(folder, 'web', 'x', () => Promise.resolve())).rejects.toThrow('no page')
  })
})
