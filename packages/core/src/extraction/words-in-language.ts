import { compoundOf } from './german-compounds'
import { type ReadingLanguage, vocabularyOf } from './language-vocabulary'
import { readWords, type WordStream } from './word-stream'

/** German compounds of a garment as their parts, each at its place in the text: "Baumwollhemd" → "baumwoll", "hemd". */
function withoutCompounds(stream: WordStream): WordStream {
  const trie = vocabularyOf('de')
  const words: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const breaks: boolean[] = []
  const colons: boolean[] = []
  const push = (word: string, start: number, end: number, isBreak: boolean, hasColon: boolean) => {
    words.push(word)
    starts.push(start)
    ends.push(end)
    breaks.push(isBreak)
    colons.push(hasColon)
  }
  for (const [at, word] of stream.words.entries()) {
    const start = stream.starts[at] ?? 0
    const end = stream.ends[at] ?? 0
    const isBreak = stream.breaks[at] === true
    const hasColon = stream.colons[at] === true
    const isPlain = end - start === word.length && trie.sensesOf([word]) === null
    const parts = isPlain ? compoundOf(trie, word) : null
    if (parts === null) push(word, start, end, isBreak, hasColon)
    else {
      const cut = end - parts.head.length
      push(parts.stem, start, cut, isBreak, false)
      push(parts.head, cut, end, false, hasColon)
    }
  }
  return { text: stream.text, words, starts, ends, breaks, colons }
}

/** Cuts a text into the words of its language. */
export function wordsIn(language: ReadingLanguage, text: string, splitRunOn = false): WordStream {
  const stream = readWords(text, splitRunOn, language === 'fr' || language === 'it')
  return language === 'de' ? withoutCompounds(stream) : stream
}
