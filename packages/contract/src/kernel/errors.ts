/**
 * The one table of refusals: reason → code. The code gives the HTTP status and what the browser does.
 * Its texts are `text/{us,cn,hk}.ts`, typed by these reasons: one without three texts does not compile.
 */

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
export const actOf = (code: number): Act => acts[code as Code] ?? 'tell'

export const reasons = {
  // What arrives: one field, or the whole request.
  'input.invalid': 400,
  'input.malformed': 400,
  'input.too-large': 413,
  'input.media-type': 415,
  'input.header': 400,
  'call.unknown': 404,
  'field.required': 400,
  'field.type': 400,
  'field.unknown': 400,
  'field.too-long': 400,
  'field.too-short': 400,
  'field.too-big': 400,
  'field.too-small': 400,
  'field.format': 400,
  'field.email': 400,
  'field.choice': 400,

  // Sessions.
  'session.missing': 401,
  'session.unknown': 400101,
  'session.expired': 400103,
  'session.ended': 610103,
  'session.username-mismatch': 400101,
  'session.frozen': 610101,
  'session.password-must-change': 402,
  'session.not-active': 402,
  'session.foreign-origin': 400403,
  'access.route': 403,
  'access.denied': 400403,
  'access.not-yours': 400403,
  'access.changed': 409,

  // Signing in. Nothing here tells whether an account exists.
  'auth.wrong': 400,
  'auth.code-wrong': 400,
  'auth.code-over': 400,
  'auth.reset-wrong': 400,
  'auth.old-wrong': 400,
  'auth.password-weak': 400,
  'auth.password-same': 400,
  'auth.seal-broken': 400,
  'auth.seal-late': 400,
  'auth.seal-used': 400,

  // Files.
  'file.too-large': 413,
  'file.empty': 400,
  'file.kind': 400,
  'file.ending': 400,
  'file.damaged': 400,
  'file.hidden': 400,
  'file.macros': 400,
  'file.too-many': 429,

  // Writes.
  'write.no-changes': 409,
  'write.changed-meanwhile': 409,
  'write.key-missing': 400,
  'write.no-dry-run': 400,
  'write.key-other-body': 409,
  'record.unknown': 404,
  'record.exists': 409,
  'record.in-use': 409,

  // People, roles, menu.
  'user.own-status': 400403,
  'user.own-place': 400403,
  'user.last-super-admin': 409,
  'user.place-not-yours': 400403,
  'user.department-not-yours': 400403,
  'phone.area': 400,
  'phone.format': 400,
  'zone.unknown': 400,
  'role.above-you': 400403,
  'role.not-held': 400403,
  'role.own-keys': 409,
  'role.sees-no-book': 409,
  'role.function-without-screen': 400,
  'role.permission-unknown': 400,
  'role.wrong-entity': 400,
  'menu.path-unknown': 400,
  'menu.parent-unknown': 400,
  'menu.too-deep': 400,
  'menu.too-many': 409,
  'menu.function-without-tab': 400,
  'menu.function-twice': 400,
  'menu.built-in': 409,

  // Deals.
  'deal.not-yours': 400403,
  'deal.field-wrong': 400,
  'deal.name-missing': 400,
  'deal.not-draft': 409,
  'deal.is-draft': 409,
  'deal.over': 409,
  'deal.field-fixed': 409,
  'deal.incomplete': 400,
  'deal.time-past': 400,
  'deal.times-order': 400,
  'deal.reason-missing': 400,
  'deal.too-many-tranches': 409,
  'deal.confirmed': 409,
  'deal.book-open': 409,
  'deal.level-missing': 400,
  'deal.level-basis': 400,
  'deal.test-price-missing': 400,
  'deal.final-missing': 400,
  'deal.final-contradicts': 400,

  // Bond arithmetic.
  'bond.no-maturity': 400,
  'bond.tenor-zero': 400,
  'bond.matures-too-early': 400,
  'bond.too-long': 400,
  'bond.first-coupon-outside': 400,
  'bond.settles-before-interest': 400,
  'bond.option-outside': 400,
  'bond.no-yield': 400,
  'bond.no-margin': 400,
  'isin.wrong': 400,
  'holiday.years': 400,
  'rate.not-understood': 400,
  'rate.out-of-range': 400,
  'rate.too-fine': 400,
  'status.no-such-move': 409,

  // Limits of the house.
  'rate.slow-down': 429,
  fault: 500,
  'fault.busy': 503,
  'live.unknown-subject': 404,
  'live.too-many': 429,
} as const satisfies Record<string, Code>

export type Reason = keyof typeof reasons

export const codeOf = (reason: Reason): Code => reasons[reason]
