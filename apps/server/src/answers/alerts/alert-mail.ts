import type { Language } from '@trendee/core/language/languages'
import type { ToldAlert } from '@trendee/store/alerts/alerts'
import { escapeHtml } from '../escape-html'
import { ALERT_TEXTS } from './alert-words'

/** What a message is made of; all addresses are whole. */
export interface AlertContent {
  readonly language: Language
  readonly alerts: readonly ToldAlert[]
  readonly total: number
  readonly openUrl: string
  readonly endUrl: string
  /** Where one click ends one subscription. */
  readonly stopUrl: (alert: ToldAlert) => string
  readonly urlOf: (link: string) => string
}

export interface AlertMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const link = (url: string, text: string) => `<a href="${escapeHtml(url)}" style="color:#1f5fa8">${escapeHtml(text)}</a>`
const QUIET = 'color:#6a6763;font-size:13px'

/** The alerts of a day or a week as one mail; each can be stopped by its own click, all of them by another. */
export function alertMail(content: AlertContent): AlertMail {
  const { language, alerts, total, openUrl, endUrl, stopUrl, urlOf } = content
  const words = ALERT_TEXTS[language]
  const rows = alerts.map((alert) => ({
    name: language === 'zh' ? alert.nameZh : alert.nameEn,
    said: language === 'zh' ? alert.wordsZh : alert.wordsEn,
    day: `${words.dataDay} ${alert.day}`,
    url: urlOf(alert.link),
    stop: stopUrl(alert),
  }))
  const more = total > alerts.length ? words.more(total - alerts.length) : ''
  const text = [
    ...rows.map(({ name, said, day, url, stop }) => `${name}\n${said} (${day})\n${url}\n${words.stop}: ${stop}`),
    ...(more === '' ? [] : [more]),
    `${words.open}: ${openUrl}`,
    `${words.why}\n${words.end}: ${endUrl}`,
    'Trendee',
  ].join('\n\n')
  const items = rows.map(
    ({ name, said, day, url, stop }) =>
      `<li style="margin:0 0 18px"><strong>${link(url, name)}</strong><br>${escapeHtml(said)}<br><span style="${QUIET}">${escapeHtml(day)} · ${link(stop, words.stop)}</span></li>`,
  )
  return {
    subject: words.title(total),
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5;color:#1c1b1a"><ul style="list-style:none;padding:0">${items.join('')}</ul>${more === '' ? '' : `<p>${escapeHtml(more)}</p>`}<p>${link(openUrl, words.open)}</p><p style="${QUIET}">${escapeHtml(words.why)} ${link(endUrl, words.end)}</p></body></html>`,
  }
}
