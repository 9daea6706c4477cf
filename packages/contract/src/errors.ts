/**
 * Every error an endpoint can answer with. `code` travels in the envelope, `http` says the class.
 * Nothing else may leave the server: what is not one of these becomes `unforeseen`.
 */
export const ERRORS = {
  unforeseen: { code: 1000, http: 500 },
  bad_input: { code: 1001, http: 400 },
  not_found: { code: 1002, http: 404 },
  forbidden: { code: 1003, http: 403 },
  session_invalid: { code: 1004, http: 401 },
  plan_limit: { code: 1005, http: 403 },
  too_many_requests: { code: 1006, http: 429 },
  trial_ended: { code: 1007, http: 403 },
  restricted_account: { code: 1008, http: 403 },
  permission_expired: { code: 1009, http: 403 },
  conflict: { code: 1010, http: 409 },
  provider_unavailable: { code: 1011, http: 502 },
  storage_full: { code: 1013, http: 507 },
} as const
export type ErrorName = keyof typeof ERRORS

/** Thrown anywhere, mapped to an answer in one place. `message` is shown to people: plain, without internals. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly kind: ErrorName,
    message: string,
    /** What the answer's `data` holds: the offending `field`, the plan limit that was reached. */
    readonly data: Readonly<Record<string, unknown>> | null = null,
    /** Seconds after which trying again makes sense. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message)
  }
}

const NAME_BY_CODE = new Map<number, ErrorName>(
  Object.entries(ERRORS).map(([name, { code }]) => [code, name as ErrorName]),
)

/** The error's name for a code from an envelope; an unknown code is `unforeseen`. */
export function errorNameOf(code: number): ErrorName {
  return NAME_BY_CODE.get(code) ?? 'unforeseen'
}
