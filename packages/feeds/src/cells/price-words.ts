/** Words for the price before, and for the one that is asked now: what both stand beside is one price reduced to another. Small letters. */
export const WORDS_OF_BEFORE: readonly string[] =
  `was|were|before|originally|original price|regular price|list price|rrp|msrp|instead of
|statt|uvp|bisher|vorher|früher|zuletzt|ursprünglich|ursprünglicher preis|war
|au lieu de|avant|prix initial|le prix initial|antes|en lugar de|en vez de|precio original|el precio original|em vez de|preço original|o preço original
|prima|invece di|anziché|prezzo originale|il prezzo originale|zamiast|przed|вместо|раньше|было|原价|定価|通常価格|정가`
    .replaceAll('\n', '')
    .split('|')

export const WORDS_OF_NOW: readonly string[] =
  `now|only|sale price|current price|special price|nur|jetzt|aktueller preis
|maintenant|prix actuel|le prix actuel|ahora|precio actual|el precio actual|agora|preço atual|o preço atual|por
|ora|adesso|prezzo attuale|il prezzo attuale|voor|nu|teraz|сейчас|стало|现价|セール|판매가`
    .replaceAll('\n', '')
    .split('|')
