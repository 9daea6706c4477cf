import { TEXTS } from '@trendee/contract/texts/texts'

const areas = [...new Set(Object.keys(TEXTS).map((key) => key.split('.')[0]))]
/** A file's name or a shop's address looks alike. */
const RAW_KEY = new RegExp(String.raw`(?<![\w.@/-])(${areas.join('|')})\.(?!csv|json|ndjson|html|com)[a-z]\w*`, 'g')
const WORDED = ['aria-label', 'title', 'placeholder', 'alt']

/** The words of a part of the page, each element's apart, without the styles that stand in it. */
export function wordsOf(part: Element): string {
  const words: string[] = []
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement?.tagName !== 'STYLE') words.push(textContent ?? '')
  }
  return words.join(' ')
}

/** Keys of texts that stand where their words should. */
export function rawKeys(part: HTMLElement): string[] {
  const named = [...part.querySelectorAll(WORDED.map((name) => `[${name}]`).join())]
  const words = named.flatMap((element) => WORDED.map((name) => element.getAttribute(name) ?? ''))
  return [wordsOf(part), ...words].flatMap((text) => text.match(RAW_KEY) ?? [])
}
