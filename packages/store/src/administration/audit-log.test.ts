import { describe, expect, it } from 'vitest'
import { addAuditEntry, auditEntries } from './audit-log'
import { ENGINES, useStore } from '../testing/engines'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))
const entry = { adminId: 'ada', adminName: 'Ada', ip: '192.0.2.7' }

describe.each(ENGINES)('the audit log on $name', (engine) => {
  const db = useStore(engine)

  it('is kept newest first and searched by who, what and whom', async () => {
    const detail = { days: 30, nested: { list: ['é', null] } }
    await addAuditEntry(db(), { ...entry, action: 'a.planOpen', subject: 'account:1', detail }, at(1))
    await addAuditEntry(db(), { ...entry, adminName: 'Bea', action: 'a.send', subject: 'message:9', detail: {} }, at(2))
    const { list, total } = await auditEntries(db(), { page: 1, pageSize: 10 })
    expect(total).toBe(2)
    expect(list.map(({ subject }) => subject)).toEqual(['message:9', 'account:1'])
    expect(list[1]).toEqual({
      ...entry,
      entryId: expect.any(String),
      action: 'a.planOpen',
      subject: 'account:1',
      subjectName: null,
      detail,
      doneAt: at(1),
    })
    const found = async (q: string) => (await auditEntries(db(), { q, page: 1, pageSize: 10 })).total
    expect([await found('bea'), await found('PLANOPEN'), await found('account:1'), await found('%')]).toEqual([
      1, 1, 1, 0,
    ])
    expect((await auditEntries(db(), { page: 2, pageSize: 1 })).list[0]?.subject).toBe('account:1')
  })

  it('names the account it is about as long as that is there', async () => {
    await db().insertInto('account').values({ account_id: 'nora', name: 'Nora Long' }).execute()
    for (const subject of ['account:nora', 'account:gone', 'promotion:nora']) {
      await addAuditEntry(db(), { ...entry, action: 'a.named', subject, detail: {} }, at(3))
    }
    const { list } = await auditEntries(db(), { q: 'a.named', page: 1, pageSize: 10 })
    const names = list.map(({ subject, subjectName }) => [subject, subjectName])
    expect(new Map(names as [string, string | null][])).toEqual(
      new Map([
        ['account:nora', 'Nora Long'],
        ['account:gone', null],
        ['promotion:nora', null],
      ]),
    )
  })
})
