import type { Evidence } from '@trendee/core/series/evidence'

/** What came of an order: `partly` where some of its amount was given back. */
export type OrderStatus = 'sold' | 'undone' | 'partly'

/** Words of shop systems in the languages of our feeds, as `statusKey` writes them. */
const WORDS: Readonly<Record<OrderStatus, string>> = {
  sold: `paid|pending|authorized|partially paid|processing|on hold|completed|complete|shipped|dispatched|delivered|fulfilled|unfulfilled|partially fulfilled|open|closed|new|confirmed|ready
|已付款|已支付|待发货|已发货|已完成|交易成功|已签收|bezahlt|offen|versendet|abgeschlossen|geliefert|in bearbeitung|payé|payée|expédiée|expédié|livrée|livré|terminée|en cours|pagado|enviado|entregado|completado|pendiente
|pagato|spedito|consegnato|completato|in attesa|pago|concluído|pendente|支払済み|支払い済み|発送済み|完了|配達完了|결제완료|배송중|배송완료|구매확정|оплачен|отправлен|доставлен|выполнен|đã thanh toán|đã giao|đang giao|hoàn thành
|komplett abgeschlossen|komplett bezahlt|teilweise versendet|teilweise ausgeliefert|komplett ausgeliefert|ausgeliefert|en camino|en preparación|listo para enviar|selesai|dikirim|perlu dikirim|sedang dikirim|wysłane|odebrane|zrealizowane|w realizacji|opłacone|nowe|skickad|levererad|betald|sendt|leveret|verzonden|geleverd|betaald|afgerond
|卖家已发货，等待买家确认|卖家已发货|买家已付款|买家已付款，等待卖家发货|等待卖家发货|发送済|発送済|配送中|구매확정완료|в обработке|завершен|teslim edildi|kargoya verildi|tamamlandı`,
  // An order that waits for its payment is sold once a later file says so. One that is "unpaid" may be paid on delivery.
  undone: `to pay|awaiting payment|waiting for payment|pending payment|待付款|等待付款|等待买家付款|入金待ち|결제대기|입금대기|ожидает оплаты|chờ thanh toán|belum bayar|menunggu pembayaran|ödeme bekleniyor|wartet auf zahlung|en attente de paiement|pendiente de pago|in attesa di pagamento|aguardando pagamento|wacht op betaling|oczekuje na płatność
|voided|void|refunded|cancelled|canceled|failed|expired|declined|returned|abandoned|rejected|chargeback
|已取消|已退款|退款成功|交易关闭|已关闭|已退货|storniert|erstattet|zurückgesendet|annulée|annulé|remboursée|remboursé|cancelado|cancelada|anulado|reembolsado|devuelto
|annullato|rimborsato|reso|devolvido|キャンセル|キャンセル済み|返金済み|返品|취소|취소완료|환불|환불완료|반품|отменен|возвращен|возврат|đã hủy|đã huỷ|hoàn tiền|trả hàng
|refund|return|return completed|canceled by seller|canceled by buyer|rückerstattung|rückerstattet|retourniert|retoure|zurückgegeben|widerrufen|abgebrochen|abgelehnt|fehlgeschlagen|geretourneerd|geannuleerd|terugbetaald
|zwrócone|zwrot|anulowane|returnerad|återbetald|avbruten|returneret|refunderet|annulleret|retournée|retourné|retour|échouée|refusée|devuelta|devolución|fallido|rechazado|rimborso|restituito|annullata|fallito|rifiutato
|devolução|devolvida|reembolsada|falhou|recusado|返品済み|返金|取消|キャンセル済|취소됨|환불됨|반품완료|отмена|отказ|возвращено|退货|退款|已撤销|退货退款|交易取消|đã hoàn tiền|đã trả hàng|batal|pembatalan|dibatalkan|dikembalikan|iptal edildi|iade edildi|iade|ยกเลิกแล้ว|คืนเงินแล้ว`,
  partly: `partially refunded|partly refunded|partial refund|partially returned
|部分退款|teilweise erstattet|partiellement remboursée|partiellement remboursé|parcialmente reembolsado|parzialmente rimborsato|一部返金|一部返金済み|부분환불|частично возвращен|hoàn tiền một phần`,
}

const STATUS_OF: ReadonlyMap<string, OrderStatus> = new Map(
  Object.entries(WORDS).flatMap(([status, words]) =>
    words.split('|').map((word) => [statusKey(word), status as OrderStatus] as const),
  ),
)

function statusKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s_-]+/gu, ' ')
    .replace(/^wc /u, '')
    .trim()
}

/** Of the words for what is undone, those that say so wherever they stand: a bare "return" may be asked for, refused or under way. */
const SAY_IT_ALONE =
  'cancelled|canceled|returned|refunded|storniert|erstattet|rückerstattet|zurückgesendet|retourniert|zurückgegeben|annulée|annulé|remboursée|remboursé|retournée|retourné|cancelado|cancelada|anulado|reembolsado|reembolsada|devuelto|devuelta|annullato|annullata|rimborsato|restituito|devolvido|devolvida|geannuleerd|geretourneerd|terugbetaald|anulowane|zwrócone|returnerad|återbetald|avbruten|returneret|annulleret|отменен|возвращен|возвращено|batal|dibatalkan|dikembalikan|đã hủy|đã huỷ|đã hoàn tiền|đã trả hàng|iptal edildi|iade edildi|devolución finalizada|キャンセル|返金済み|返品済み|취소|반품완료|환불완료|已取消|已退款|已退货|退款成功'
const UNDONE_WITHIN = new RegExp(
  SAY_IT_ALONE.split('|')
    .map(statusKey)
    .map((word) => (/^[\p{Script=Latin}\p{Script=Cyrillic} ]+$/u.test(word) ? `(?<!\\p{L})${word}(?!\\p{L})` : word))
    .join('|'),
  'u',
)
/** What is asked for, refused or not so is not done. */
const NOT_DONE =
  /(?<!\p{L})(?:not|no|none|ningun[oa]|nessun[oa]|nenhum\p{L}*|nicht|keine?|sin|sans|aucune?|non|nie|не|без|нет|tidak|belum|chưa|request\p{L}*|reject\p{L}*|declin\p{L}*|pending|angefragt|beantragt|angemeldet|abgelehnt|refus\p{L}*|rechazad\p{L}*|отклон\p{L}*|отказ\p{L}*|in progress|en cours|en curso|solicitad\p{L}*|demand\p{L}*)(?!\p{L})|不|未|无|没|拒|申请|申請|待|なし|拒否|申込|요청|신청|거부|철회|없음|중$/u
const IN_PART =
  /(?<!\p{L})(?:partial\p{L}*|partly|teil\p{L}*|partiel\p{L}*|parcial\p{L}*|parzial\p{L}*|częściow\p{L}*|частичн\p{L}*|sebagian|một phần)(?!\p{L})|部分|一部|부분/u
/** Between the parts of "Storniert / Abgelehnt" and "Canceled (not paid)". */
const BETWEEN_PARTS = /[/(),.;:!。，、；–—]+/u

const known = new Map<string, OrderStatus | null>()
/** Shops have a few; a column that holds something else is not remembered. */
const MOST_KNOWN = 1000

/** What a shop's words for an order's state say, such as "Storniert / Abgelehnt"; null where none is known. */
export function orderStatus(text: string): OrderStatus | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const status = readStatus(statusKey(text))
  if (known.size < MOST_KNOWN) known.set(text, status)
  return status
}

/**
 * As `orderStatus`, of a second column that says what came of a return, a refund or a cancellation that was asked for. `column`: what it is
 * called. An order stays sold where that was refused, taken back, is under way or was an exchange; null where nothing tells.
 */
export function claimStatus(text: string, column: string): OrderStatus | null {
  const key = statusKey(text)
  if (EXCHANGED.test(key) || REFUSED.test(key)) return 'sold'
  if (CANCELLED.test(key)) {
    if (OF_A_CLAIM.test(key)) return 'sold'
    return CANCELLED.test(statusKey(column)) || /완료|成功/u.test(key) ? 'undone' : null
  }
  if (NOT_DONE.test(key)) return APPROVED.test(key) ? null : 'sold'
  if (!UNDONE_WITHIN.test(key) && !DONE.test(key)) return null
  return IN_PART.test(key) ? 'partly' : 'undone'
}

/** What is exchanged stays sold. */
const EXCHANGED =
  /(?<!\p{L})(?:exchang|umgetauscht|umtausch|échang|cambio|cambiado|sostitu|troca|обмен)\p{L}*|换货|交換|교환|đổi hàng/u
const REFUSED =
  /(?<!\p{L})(?:reject|declin|denied|refus|fail|expire|closed|withdrawn|abgelehnt|zurückgezogen|rechazad|rifiutat|recusad|отказ|отклон|ditolak|reddedildi|odrzucon)\p{L}*|từ chối|拒|失败|失敗|关闭|撤销|撤回|거부|철회/u
const CANCELLED =
  /(?<!\p{L})(?:cancel|annul|storn|anulad|отмен|batal|pembatalan|dibatalkan|iptal)\p{L}*|(?<!\p{L})(?:hủy|huỷ)|取消|キャンセル|취소|ยกเลิก/u
const OF_A_CLAIM =
  /(?<!\p{L})(?:return|refund|claim|request|dispute|retour|rückgabe|erstattung|retoure|remboursement|devolución|reembolso|reso|rimborso|devolução|возврат)(?!\p{L})|退款|退货|售后|返品|返金|반품|환불/u
const APPROVED = /(?<!\p{L})(?:approv|accept|genehmigt|bewilligt|acept|approvat|aprovad|одобр)\p{L}*|同意|승인|承認/u
/** In a column of returns what is done is the return. */
const DONE =
  /(?<!\p{L})(?:complete|completed|done|finished|successful|succeeded|success|received|issued|paid|abgeschlossen|erledigt|terminé|terminée|effectué|completado|completada|finalizado|finalizada|completato|concluído|concluída|завершен|выполнен|selesai|tamamlandı|hoàn thành|zakończony|zakończone)(?!\p{L})|完成|成功|完了|완료|全额退款|已全额退|退款完成/u

function readStatus(key: string): OrderStatus | null {
  const whole = STATUS_OF.get(key)
  if (whole !== undefined) return whole
  const said = key.split(BETWEEN_PARTS).map((part) => statusOfPart(part.trim()))
  return said.find((status) => status === 'partly') ?? said.find((status) => status === 'undone') ?? null
}

function statusOfPart(part: string): OrderStatus | null {
  const status = STATUS_OF.get(part)
  if (status !== undefined) return status
  if (!UNDONE_WITHIN.test(part) || NOT_DONE.test(part)) return null
  return IN_PART.test(part) ? 'partly' : 'undone'
}

/** A line as it was ordered. */
export interface OrderedLine {
  readonly quantity: number
  /** Of one piece; null where it is not known. */
  readonly price: number | null
}

/** What was sold of a line in the end. */
export interface SoldLine {
  readonly units: number
  readonly evidence: Evidence
}

/** Money of less is none. */
const CENT = 0.005

/**
 * What was sold of an order of which `refunded` (null: not known how much) was given back. Files say no more than the amount: it is taken for
 * all pieces where it comes to as much, else for pieces of the one line that comes to it. Of an order of one line that is what came back;
 * else it is likely, and all lines are estimated. `isWholeOrder`: whether these are all lines of the order.
 */
export function soldAfterRefund(
  lines: readonly OrderedLine[],
  refunded: number | null,
  isWholeOrder: boolean,
): SoldLine[] {
  const total = isWholeOrder ? totalOf(lines) : null
  // More than the pieces came to: their tax and the shipping came back with them.
  if (total !== null && refunded !== null && refunded > total - CENT)
    return lines.map(() => ({ units: 0, evidence: refunded < total + CENT ? 'measured' : 'estimated' }))
  const fits = lines.flatMap(({ quantity, price }, line) => {
    const pieces = refunded === null || price === null || price <= 0 ? 0 : Math.round(refunded / price)
    const isExact = pieces > 0 && pieces <= quantity && Math.abs(pieces * (price ?? 0) - (refunded ?? 0)) < CENT
    return isExact ? [{ line, pieces }] : []
  })
  const [only] = fits
  const returned = fits.length === 1 && only ? only : null
  const evidence = lines.length === 1 && returned !== null ? 'measured' : 'estimated'
  return lines.map(({ quantity }, line) => ({
    units: quantity - (returned?.line === line ? returned.pieces : 0),
    evidence,
  }))
}

/** What the pieces of an order came to; null where a price is not known. */
function totalOf(lines: readonly OrderedLine[]): number | null {
  let total = 0
  for (const { quantity, price } of lines) {
    if (price === null) return null
    total += quantity * price
  }
  return total > 0 ? total : null
}
