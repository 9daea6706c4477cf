import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Outbox } from '../outbox'

/** Mailboxes that refuse, by the part before the `@`: for looking at what a refusal leads to. */
const REFUSING: Readonly<Record<string, { status: number; text: string }>> = {
  bounce: { status: 550, text: '5.1.1 no such mailbox' },
  later: { status: 451, text: '4.2.0 try again later' },
}
const LARGEST_BYTES = 1024 * 1024

interface MailSinkSettings {
  readonly user: string
  readonly pass: string
  readonly outbox: Outbox
  readonly now: () => number
  readonly onLog: (line: string) => void
  /** Key and certificate (PEM): then signing in needs STARTTLS. Without them the line is plain, which loopback allows. */
  readonly tls?: { readonly key: string; readonly cert: string }
}

export interface MailSink {
  readonly port: number
  close(): Promise<void>
}

/** A mail server on 127.0.0.1 that demands the password and delivers everything to the outbox. */
export async function startMailSink(settings: MailSinkSettings): Promise<MailSink> {
  const { user, pass, outbox, now, onLog, tls } = settings

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of stream) pieces.push(piece as Buffer)
    if (stream.sizeExceeded) throw refusal(552, '5.3.4 message too big')
    const mail = await PostalMime.parse(Buffer.concat(pieces))
    const text = (mail.text ?? '').trim()
    for (const { address } of session.envelope.rcptTo) {
      const subject = mail.subject ?? ''
      outbox.add({
        channel: 'email',
        to: address,
        subject,
        text,
        code: codeIn(text),
        sent_at: Math.floor(now() / 1000),
        ...endUrlOf(mail.headers),
      })
    }
    onLog('Mail stand-in: one message in the outbox')
  }

  const server = new SMTPServer({
    banner: 'local stand-in',
    // Neither log lines nor the warning about the built-in certificate, which is never used: STARTTLS needs `tls`.
    logger: false,
    disableReverseLookup: true,
    size: LARGEST_BYTES,
    closeTimeout: 100,
    ...(tls === undefined ? { disabledCommands: ['STARTTLS'], allowInsecureAuth: true } : tls),
    onAuth(auth, _session, answer) {
      const isKnown = auth.username === user && auth.password === pass
      answer(isKnown ? null : refusal(535, '5.7.8 wrong user or password'), isKnown ? { user } : undefined)
    },
    onRcptTo({ address }, _session, answer) {
      const refusing = REFUSING[address.split('@')[0] ?? '']
      answer(refusing === undefined ? null : refusal(refusing.status, refusing.text))
    },
    onData(stream, session, answer) {
      take(stream, session).then(
        () => answer(null),
        (error: unknown) => answer(error instanceof Error ? error : refusal(451, '4.3.0 cannot be read')),
      )
    },
  })
  // Broken lines of clients are theirs to notice; without a listener they would end the process.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** Only what a mail program would offer as one click. */
function endUrlOf(headers: readonly { readonly key: string; readonly value: string }[]) {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  const isOneClick = valueOf('list-unsubscribe-post') === 'List-Unsubscribe=One-Click'
  const [, endUrl] = /^<(https?:[^>]+)>$/.exec(valueOf('list-unsubscribe')) ?? []
  return isOneClick && endUrl !== undefined ? { endUrl } : {}
}

/** The one number of six digits in the text; null when there is none, or when there are several. */
function codeIn(text: string): string | null {
  const found = new Set(text.match(/(?<!\d)\d{6}(?!\d)/g))
  const [code] = found
  return found.size === 1 && code !== undefined ? code : null
}
