import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { type AuditAction, auditActionOf, detailValue, subjectOf } from './audit-action'

describe('an entry of the log', () => {
  it.each<[string, Record<string, unknown>, AuditAction]>([
    ['adminUsers.userUpdate', { account_id: 'a', is_restricted: true }, 'restricted'],
    ['adminUsers.userUpdate', { account_id: 'a', is_restricted: false }, 'freed'],
    ['adminUsers.userUpdate', { account_id: 'a', role: '1,888' }, 'roles'],
    ['adminUsers.userUpdate', { account_id: 'a', access_end: 1 }, 'access_end'],
    ['adminUsers.userUpdate', { account_id: 'a', access_end: null }, 'access_endless'],
    ['adminUsers.userUpdate', { account_id: 'a', role: '1', has_admin: true }, 'account'],
    ['adminUsers.userPlan', { account_id: 'a', plan: 'basic' }, 'plan_opened'],
    ['adminUsers.userPlan', { account_id: 'a', plan: '' }, 'plan_ended'],
    ['adminMessages.wordDone', { word_id: 'w', is_done: true }, 'word_done'],
    ['adminMessages.wordDone', { word_id: 'w', is_done: false }, 'word_open'],
    ['adminSettings.languageSave', { key: 'k', en: 'x' }, 'text'],
    ['adminSettings.languageSave', { key: 'k' }, 'text_back'],
    ['adminPictures.pictureHostSave', { host: 'a.example', is_allowed: true }, 'picture_allowed'],
    ['adminPictures.pictureHostSave', { host: 'a.example', is_allowed: false }, 'picture_forbidden'],
    ['adminGraphics.protectedSave', { term: 'nike', is_protected: true }, 'name_protected'],
    ['adminGraphics.protectedSave', { term: 'nike', is_protected: false }, 'name_freed'],
    ['adminSomething.new', {}, 'other'],
  ])('%s with %o is “%s”', (action, detail, said) => {
    expect(auditActionOf(action, detail)).toBe(said)
  })

  it('has words for every change that the contract lets administrators make', () => {
    const { adminUsers, adminPromotions, adminMessages, adminSettings, adminPictures, adminGraphics, admin } = CONTRACT
    const groups = { adminPictures, adminGraphics, adminUsers, adminPromotions, adminMessages, adminSettings, admin }
    const changes = Object.entries(groups).flatMap(([group, entries]) =>
      Object.entries(entries).flatMap(([name, { method }]) => (method === 'POST' ? [`${group}.${name}`] : [])),
    )
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.filter((action) => auditActionOf(action, {}) === 'other')).toEqual([])
  })

  it('names its subject', () => {
    expect(subjectOf('account:a:b')).toEqual({ kind: 'account', id: 'a:b' })
    expect(subjectOf('everything')).toEqual({ kind: '', id: 'everything' })
  })

  it('shows values of all kinds', () => {
    expect([null, '', 0, false, 'x', ['a']].map(detailValue)).toEqual(['–', '–', '0', 'false', 'x', '["a"]'])
  })
})
