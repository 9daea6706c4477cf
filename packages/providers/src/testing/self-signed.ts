import { generateKeyPairSync, sign } from 'node:crypto'

const SEQUENCE = 0x30
const SET = 0x31
const OCTETS = 0x04
const ECDSA_WITH_SHA256 = [1, 2, 840, 10045, 4, 3, 2]
const COMMON_NAME = [2, 5, 4, 3]
const SUBJECT_ALTERNATIVE_NAME = [2, 5, 29, 17]

/**
 * A new key and a certificate for 127.0.0.1 that it signed itself (X.509 version 3, RFC 5280), valid from an hour ago for
 * a day; `alsoNamed` is a host that it names beside. Made afresh because a certificate in a file ends one day, and its key would look like a secret.
 */
export function selfSignedForLoopback(alsoNamed?: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const now = Date.now()
  const algorithm = der(SEQUENCE, objectId(ECDSA_WITH_SHA256))
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, objectId(COMMON_NAME), der(0x0c, Buffer.from('127.0.0.1')))))
  // General names: type 7 is an address, type 2 a host.
  const hosts = alsoNamed === undefined ? [] : [der(0x82, Buffer.from(alsoNamed))]
  const addresses = der(SEQUENCE, der(0x87, Buffer.from([127, 0, 0, 1])), ...hosts)
  const toSign = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, time(now - 3_600_000), time(now + 86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, objectId(SUBJECT_ALTERNATIVE_NAME), der(OCTETS, addresses)))),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', toSign, privateKey)])
  const certificate = der(SEQUENCE, toSign, algorithm, der(0x03, signature)).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** One value in DER: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/** Seven bits a byte, all but the last marked; the first two numbers share one. */
function objectId([first = 0, second = 0, ...rest]: readonly number[]): Buffer {
  const bytes = rest.flatMap((number) => {
    const septets = [number & 127]
    for (let left = number >> 7; left > 0; left >>= 7) septets.unshift((left & 127) | 128)
    return septets
  })
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

/** `YYMMDDhhmmssZ` */
function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '')
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`))
}
