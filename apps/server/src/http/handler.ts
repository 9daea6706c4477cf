import type { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf, ParsedOf } from '@trendee/contract/endpoint'
import type { Account } from '@trendee/store/accounts/accounts'
import type { CountedRows } from '@trendee/store/exports/own-exports'
import type { Runtime } from '@trendee/runtime/open-runtime'
import type { PlanLimit } from '@trendee/core/access/decide-access'
import type { Network } from '@trendee/providers/http/public-host'
import type { OutsideServices } from '@trendee/providers/open-providers'
import type { Readable } from 'node:stream'
import type { BrowserCookies } from './browser-cookies'
import type { ServerState } from './server-state'

/** Where a call comes from. */
export interface Visit {
  readonly ip: string
  /** Host name without port, as the address bar shows it. */
  readonly host: string
  /** `https://host:port` */
  readonly origin: string
  readonly userAgent: string
  /** The header as it came, empty without one. */
  readonly acceptLanguage: string
  /** Asked by a name of this machine itself, or of a sandbox: what is there to play with is open. */
  readonly maySeeSandbox: boolean
}

/** What of the outside a handler may use. */
export interface CallServices {
  /** Without stand-ins where the caller must not meet them. */
  readonly providers: OutsideServices
  /** The way to machines that the caller names: public ones alone. */
  readonly network: Network
  readonly cookies: BrowserCookies
  /** False in measurements and journeys, where one address stands for many people. */
  readonly limitsNetworks: boolean
  /** For errors after the answer, and for those whose answer says less than the log should. */
  logError(error: unknown): void
}

/** What every handler gets beside its input. Access has been decided before: handlers never check it. */
export interface Call extends CallServices {
  readonly runtime: Runtime
  readonly state: ServerState
  /** `null` only where the contract says `public`. */
  readonly account: Account | null
  readonly token: string | null
  readonly requestId: string
  readonly request: Visit
  /** Aborted when the caller has gone: nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** Longest list this account may see of the asked one; `null` is no bound. */
  readonly top: number | null
  /** What this call took of a counter of the plan, for work that goes on after the answer; `null` where nothing is counted. */
  readonly counted: CountedRows | null
  /** What a refusal says of that bound. */
  readonly topLimit: PlanLimit | null
  /** The uploaded file of an `upload` endpoint. */
  readonly upload: { readonly fileName: string; readonly stream: Readable } | null
}

/** An answer that is a file instead of the JSON envelope. */
export interface FileAnswer {
  readonly contentType: string
  readonly body: string | Buffer | Readable
  readonly fileName?: string
  /** Strong validator; the same content must have the same. */
  readonly etag?: string
  readonly cacheSeconds?: number
}

/** A file that is written from rows, once the plan's hidden fields have been taken out of them. */
export interface TableAnswer {
  readonly rows: readonly unknown[]
  readonly write: (shown: readonly unknown[]) => FileAnswer
}

/** Pairs rows with what writes them: a hidden field is empty by the row's own type, so `write` gets rows like them. */
export function tableAnswer<Row>(rows: readonly Row[], write: (shown: readonly Row[]) => FileAnswer): TableAnswer {
  return { rows, write: (shown) => write(shown as readonly Row[]) }
}

type Answer<E> = OutputOf<E> extends string ? FileAnswer | TableAnswer : OutputOf<E>

export type Handler<E> = (input: ParsedOf<E>, call: Call) => Promise<Answer<E>>

/** One handler for each entry of the contract, in the same shape: a missing one does not compile. */
export type Handlers<T = typeof CONTRACT> = {
  readonly [K in keyof T]: T[K] extends Endpoint ? Handler<T[K]> : Handlers<T[K]>
}
