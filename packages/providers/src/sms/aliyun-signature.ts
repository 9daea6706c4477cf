import { createHmac } from 'node:crypto'

/**
 * Percent-encoding of Alibaba Cloud's RPC signature (RFC 3986): everything but letters, digits, `-`, `_`, `.` and `~`
 * is encoded, so also the `!'()*` that `encodeURIComponent` leaves alone; a space is `%20`, never `+`.
 */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  )
}

/**
 * Signature (Base64) of an RPC call of Alibaba Cloud, SignatureVersion 1.0 with HMAC-SHA1: over the method, the path `/`
 * and all parameters but `Signature` in the order of their names. The key is the access key's secret followed by `&`.
 */
export function aliyunSignature(
  method: 'GET' | 'POST',
  parameters: Readonly<Record<string, string>>,
  secret: string,
): string {
  const canonical = Object.entries(parameters)
    .filter(([name]) => name !== 'Signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join('&')
  return createHmac('sha1', `${secret}&`)
    .update(`${method}&%2F&${percentEncoded(canonical)}`)
    .digest('base64')
}
