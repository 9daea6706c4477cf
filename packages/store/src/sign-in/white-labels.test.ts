import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { whiteLabelHosts, whiteLabelOf } from './white-labels'

describe.each(ENGINES)('white labels on $name', (engine) => {
  const db = useStore(engine)

  it('are found by their host name in any case of letters', async () => {
    await db()
      .insertInto('white_label')
      .values({
        host: 'moda.example',
        partner: 'moda',
        name: 'Moda',
        style_class: 'moda',
        login_url: 'https://moda.example/in',
        pricing_url: 'https://moda.example/buy',
        welcome_zh: '欢迎',
        line: 'trendee',
        plan: 'basic',
      })
      .execute()
    expect(await whiteLabelOf(db(), 'Moda.Example')).toEqual({
      host: 'moda.example',
      partner: 'moda',
      name: 'Moda',
      styleClass: 'moda',
      loginUrl: 'https://moda.example/in',
      pricingUrl: 'https://moda.example/buy',
      welcomeEn: '',
      welcomeZh: '欢迎',
      line: 'trendee',
      plan: 'basic',
    })
    expect(await whiteLabelOf(db(), 'elsewhere.example')).toBeNull()
    expect(await whiteLabelHosts(db())).toEqual(['moda.example'])
  })
})
