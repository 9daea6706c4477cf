import { expect, it } from 'vitest'
import { invitationMail } from './invitation-mail'

const subject = (inviter: string, project: string, language: 'en' | 'zh' = 'en') =>
  invitationMail({ inviter, project, role: 'viewer' }, language).subject

it('names who invites to what', () => {
  expect(subject('Ann', 'Summer 27')).toBe('Ann invites you to the project “Summer 27”')
  expect(subject('Ann', 'St. Moritz, v1.2')).toBe('Ann invites you to the project “St. Moritz, v1.2”')
  expect(subject('Ann', '夏', 'zh')).toBe('Ann 邀请您加入项目“夏”')
})

it('sends no name that a mail program would make a link of', () => {
  const lure = 'Pay now: http://evil.example/pay'
  expect(subject('Ann', lure)).toBe('Ann invites you to a project')
  expect(subject('evil.example', 'Denim', 'zh')).toBe('有人 邀请您加入项目“Denim”')
  const { text, html } = invitationMail({ inviter: lure, project: 'www.evil.example', role: 'editor' }, 'en')
  expect([text, html].filter((words) => words.includes('evil'))).toEqual([])
})
