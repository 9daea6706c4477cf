import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a handler may keep in the browser that asks: out of reach of its scripts, and sent to the API alone. */
export interface BrowserCookies {
  /** Null where the browser has none, or one too long to be ours. */
  read(name: string): string | null
  keep(name: string, value: string, seconds: number): void
  drop(name: string): void
}

/** Ours are 256 bits; nothing longer is looked at. */
const LONGEST = 200

export function browserCookies(request: FastifyRequest, reply: FastifyReply): BrowserCookies {
  // Lax: a visitor who comes back from another service's page has them, a foreign page's request has not.
  const kind = { path: '/api', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  return {
    read: (name) => {
      const value = request.cookies[name]
      return value && value.length <= LONGEST ? value : null
    },
    keep: (name, value, seconds) => {
      void reply.setCookie(name, value, { ...kind, maxAge: seconds })
    },
    drop: (name) => {
      void reply.clearCookie(name, kind)
    },
  }
}
