/** Answer codes (§8) and the HTTP status each travels with. */
export const statusOf = {
  200: 200,
  400: 400,
  401: 401,
  400101: 401,
  400103: 401,
  402: 403,
  403: 403,
  400403: 403,
  404: 404,
  409: 409,
  413: 413,
  415: 415,
  429: 429,
  610101: 403,
  610103: 401,
  500: 500,
  503: 503,
} as const
export type Code = keyof typeof statusOf

/** What the browser does on a code: say it, go to log-in and come back, or change the password first. */
export type Act = 'tell' | 'login' | 'changePassword'

const acts: Partial<Record<Code, Act>> = {
  401: 'login',
  400101: 'login',
  400103: 'login',
  402: 'changePassword',
  403: 'login',
  610101: 'login',
  610103: 'login',
}

/** 402 has two reasons: a new password does not activate an account. */
export const actOf = (code: number, reason?: string): Act =>
  reason === 'session.not-active' ? 'login' : (acts[code as Code] ?? 'tell')
