import { expect, it } from 'vitest'
import { webLink } from './web-link'

it.each([
  'https://shop.example/p/1?a=b:c',
  'http://shop.example',
  'HTTPS://shop.example',
  '//img.example/a.jpg',
  'www.shop.example/p/1',
  '/p/1',
  'p/a:1',
  '',
])('keeps %j', (link) => {
  expect(webLink(link)).toBe(link)
})

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript\n:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
])('drops %j', (link) => {
  expect(webLink(link)).toBe('')
  // As a browser has it.
  expect(new URL(link, 'https://here.example').protocol).not.toMatch(/^https?:$/)
})
