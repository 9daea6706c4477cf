import { isAllowedRedirect } from './exchange'

/** Posts a webhook to the platform: by HTTP, or as a test has it. */
export type Deliver = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<number>

export interface WebhookSender {
  /** Sends one after the other, in this order; an address on another machine is left out. */
  send(url: string, headers: Readonly<Record<string, string>>, body: string): void
  /** Fulfilled once all have been sent. */
  settled(): Promise<void>
}

interface WebhookSenderOptions {
  readonly deliver: Deliver | undefined
  readonly redirectHosts: readonly string[]
  readonly onLog: (line: string) => void
}

const TIMEOUT_MS = 10_000

const byHttp: Deliver = async (url, headers, body) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { status } = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  return status
}

/** Sends the webhooks of stand-ins. What fails is not sent again: the platform asks when its visitor comes back. */
export function webhookSender({ deliver = byHttp, redirectHosts, onLog }: WebhookSenderOptions): WebhookSender {
  let last: Promise<void> = Promise.resolve()
  return {
    send: (url, headers, body) => {
      if (!isAllowedRedirect(url, redirectHosts)) return
      last = last
        .then(() => deliver(url, { 'content-type': 'application/json', ...headers }, body))
        .then(
          (status) => (status === 200 ? undefined : onLog(`a webhook was answered ${status}`)),
          () => onLog('a webhook did not arrive'),
        )
    },
    settled: () => last,
  }
}
