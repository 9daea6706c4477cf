import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { press } from '../../testing/controls'
import { languageByTurns } from '../../testing/languages-by-turns'
import { importing, preview, run } from '../../testing/made-imports'
import { type Page, usePages } from '../../testing/open-page'

const { admin } = CONTRACT

const loaded = ({ requests }: Page): unknown[] =>
  requests.filter(({ path }) => path === admin.importLoad.path).map(({ body }) => JSON.parse(body) as unknown)

describe('files that wait for a decision', () => {
  const { openPage } = usePages()

  it.each(languageByTurns())(
    'say what they do not, and are loaded inside alone while that is not told, in %s',
    async (language) => {
      const runs = ['one', 'two'].map((id) => run({ import_id: id, file: `${id}.csv` }))
      const [first = run({}), second = run({})] = runs
      let currency: string | undefined
      const answers = importing(runs, ({ query }) => {
        if (query.get('import_id') !== 'two') return preview({ import: first })
        return preview({ import: second, asks: currency === undefined ? ['currency', 'region'] : ['region'] })
      })
      const page = await openPage('/admin/data', {
        as: 'admin',
        language,
        answers: (asked) => {
          if (asked.path === admin.importRead.path)
            ({ currency } = JSON.parse(asked.body) as { readonly currency?: string })
          return answers(asked)
        },
      })
      const { view, say, user } = page
      const cards = () => view.getByRole('list', { name: say('held.title') }).textContent
      const unsaid = (...fields: ('reading.currency' | 'reading.region')[]) =>
        say('held.unsaid', { fields: formatFor(language).list(fields.map((field) => say(field))) })
      expect(cards()).toContain(unsaid('reading.currency', 'reading.region'))
      expect(view.getByText(say('held.not_among_one', { count: 1 }))).toBeDefined()
      expect(view.queryByRole('button', { name: say('held.load', { file: 'two.csv' }) })).toBeNull()
      await press(page, say('held.load_ready_one', { count: 1 }))
      expect(loaded(page)).toEqual([{ import_id: 'one' }])

      await press(page, say('held.tell_of', { file: 'two.csv' }))
      expect(page.address()).toBe('/admin/data?run=two')
      const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
      await user.click(await drawer.findByRole('combobox', { name: say('reading.currency') }))
      await user.click(await view.findByRole('option', { name: (name) => name.startsWith('EUR') }))
      await user.click(drawer.getByRole('button', { name: say('reading.read') }))
      await page.settled()
      expect(currency).toBe('EUR')
      expect(view.getByText(unsaid('reading.region'))).toBeDefined()
      // What nobody knows stays unknown: inside, the file is loaded as it is.
      await user.click(drawer.getByRole('button', { name: say('review.load') }))
      await page.settled()
      expect(loaded(page)).toEqual([{ import_id: 'one' }, { import_id: 'two' }])
    },
  )
})
