import { describe, expect, it } from 'vitest'
import { addAuditEntry, auditEntries } from './audit-log'
import { ENGINES, useStore } from '../testing/engines'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))
const entry = { adminId: 'ada', adminName: 'Ada', subjectName: null, ip: '192.0.2.7' }

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
      detail,
      doneAt: at(1),
    })
    const found = async (q: string) => (await auditEntries(db(), { q, page: 1, pageSize: 10 })).total
    expect([await found('bea'), await found('PLANOPEN'), await found('account:1'), await found('%')]).toEqual([
      1, 1, 1, 0,
    ])
    expect((await auditEntries(db(), { page: 2, pageSize: 1 })).list[0]?.subject).toBe('account:1')
  })

  it('names what it is about, and is searched by that name', async () => {
    const uploaded = { ...entry, action: 'a.upload', subject: 'import:7', subjectName: 'shein-products.csv' }
    await addAuditEntry(db(), { ...uploaded, detail: {} }, at(4))
    await addAuditEntry(db(), { ...uploaded, subjectName: 'x'.repeat(5000), detail: {} }, at(5))
    const { list, total } = await auditEntries(db(), { q: 'SHEIN-products', page: 1, pageSize: 10 })
    expect([total, list[0]?.subjectName]).toEqual([1, 'shein-products.csv'])
    const [newest] = (await auditEntries(db(), { q: 'a.upload', page: 1, pageSize: 1 })).list
    expect(newest?.subjectName).toHaveLength(120)
  })

  it('names an account as it is called today, and one that is gone as it was called then', async () => {
    await db().insertInto('account').values({ account_id: 'nora', name: 'Nora Long' }).execute()
    for (const subject of ['account:nora', 'account:gone', 'promotion:nora']) {
      const subjectName = subject === 'promotion:nora' ? null : 'Nora Short'
      await addAuditEntry(db(), { ...entry, action: 'a.named', subject, subjectName, detail: {} }, at(3))
    }
    const { list } = await auditEntries(db(), { q: 'a.named', page: 1, pageSize: 10 })
    const names = list.map(({ subject, subjectName }) => [subject, subjectName])
    expect(new Map(names as [string, string | null][])).toEqual(
      new Map([
        ['account:nora', 'Nora Long'],
        ['account:gone', 'Nora Short'],
        ['promotion:nora', null],
      ]),
    )
  })
})
