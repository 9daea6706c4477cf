/**
 * What shops write under every product: who delivers, what to check, how to wash, what to wear with it. Words in such
 * sentences ("please check the size", "colours may vary in prints") say nothing of the product.
 */
const shopTalk = new RegExp(
  [
    String.raw`\b(?:please|kindly|pls|dear (?:customer|buyer|friend)s?|thank(?:s| you)|welcome to|contact us|customer service|feedback|five[- ]star|5[- ]stars?)\b`,
    String.raw`\b(?:positive (?:review|rating)|shipping|shipped|shipment|deliver(?:y|ed|ies)|courier|parcel|refunds?|returns? policy|free returns|exchanges?)\b`,
    String.raw`\b(?:our (?:store|shop)|this (?:store|shop)|official store|follow us|coupons?|vouchers?|dropship(?:ping)?|pre-?order|order now|bubble wrap)\b`,
    String.raw`\b(?:size (?:chart|guide|table)|manual measurement|measurements? (?:may|might|error)|(?:monitor|screen|display) (?:setting|setup|difference)s?|different (?:monitor|screen|display)s?)\b`,
    String.raw`\b(?:colou?rs? (?:may|might|can) |might vary|may vary|disclaimer|the model (?:is|wears|wore)|model is wearing|(?:pair|team|style|wear|match|matched|paired|teamed) (?:it|this|them|these)? ?(?:up )?with)\b`,
    String.raw`\b(?:por favor|env[ií]os?|devoluci[oó]n|devoluciones|nuestra tienda|bienvenid[oa]s? a|gracias|reembolso|obrigad[oa]|nossa loja)\b`,
    String.raw`\b(?:pengiriman|dikirim|toko kami|silah?kan|mohon|terima kasih|garansi|giao hàng|cảm ơn)\b`,
    '请|請|客服|发货|發貨|快递|快遞|宅配|退换|退換|店铺|店鋪|色差|尺码表|尺碼表|手工测量|手工測量|จัดส่ง|ขอบคุณ|กรุณา|ทางร้าน',
  ].join('|'),
  'i',
)

const careTalk =
  /\b(?:(?:machine|hand|gentle|separate) wash(?:able|ed)?|wash(?:ed)? (?:separately|inside out|before (?:use|wear)|cold|dark colou?rs|at \d|(?:with|in|by) (?:like|similar|mild|cold|warm|cool|lukewarm|hand|machine|dark|same|soap|water))|do not (?:bleach|iron|wash|tumble|dry|wring)|dry ?clean|tumble dry|(?:line|flat|drip) dry|dry in (?:the )?shade|iron (?:on|at|inside|low|if)|non-?chlorine bleach)\b/i

/** Either, wherever a word begins: lost line ends hide the beginnings ("pocketsMachine wash"). */
const anyTalk = new RegExp(`${shopTalk.source}|${careTalk.source}`.replaceAll(String.raw`\b(`, '('), 'i')

/** Ends of sentences; descriptions that lost their line ends part at an inner capital ("pocketsMachine wash") and before a label ("Printed Note: …"). */
const sentenceEnds = /(?<=[.!?;\n。！？；✓☞])|(?<=[a-z0-9%)])(?=[A-Z][a-z])|\s(?=[A-Z][A-Za-z-]* ?:)/

/** A description without the sentences that a shop writes under all its products, and without its washing instructions. */
export function withoutShopTalk(description: string): string {
  if (!anyTalk.test(description)) return description
  return description
    .split(sentenceEnds)
    .filter((sentence) => !shopTalk.test(sentence))
    .map((sentence) =>
      careTalk.test(sentence)
        ? sentence
            .split(',')
            .filter((part) => !careTalk.test(part))
            .join(',')
        : sentence,
    )
    .join('\n')
}
