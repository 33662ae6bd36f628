/** What a key of an investor's system may be used for: reading its house's orders and deals, or placing orders. */
export const keyScopes = ['orders.read', 'orders.write'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Of one person, that work. */
export const mostKeys = 10

/** So that whoever finds one, in a log or in a repository, knows what it is. */
export const keyStart = 'brk_'
const randomLetters = 44
/** The readable start of a key, by which a person recognises it. */
const shownLetters = 6

/** Another length than a session's token: the one is never taken for the other. */
const secretForm = new RegExp(`^${keyStart}[0-9a-z]{${randomLetters}}$`)
export const isKeySecret = (token: string): boolean => secretForm.test(token)

/** `letters` makes so many random ones. */
export const newKeySecret = (letters: (count: number) => string): string => keyStart + letters(randomLetters)
export const beginningOf = (secret: string): string => secret.slice(0, keyStart.length + shownLetters)

/** A key works to the end of its last day, in UTC. */
export const keyEndsAt = (lastDay: string): Temporal.Instant =>
  Temporal.PlainDate.from(lastDay).add({ days: 1 }).toZonedDateTime('UTC').toInstant()

/** Why a key was ended before its time. */
export const keyEnds = ['revoked', 'frozen', 'password-reset'] as const
export type KeyEnd = (typeof keyEnds)[number]

/** Requests are counted over so many seconds, so that a burst before a close goes through. */
export const keyRateSeconds = 10
