/** A mailed code: valid 10 minutes, 5 tries, one use; sending it again has a pace and an end. */
export const codeRules = {
  digits: 6,
  minutes: 10,
  tries: 5,
  resendAfterSeconds: 60,
  /** The first mail included. */
  sends: 4,
} as const

export interface MailedCode {
  expiresAt: Temporal.Instant
  tries: number
  used: boolean
}

const isPast = (at: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, at) >= 0

/** Does it still count at all? */
export const codeCounts = ({ expiresAt, tries, used }: MailedCode, now: Temporal.Instant): boolean =>
  tries < codeRules.tries && linkCounts({ expiresAt, used }, now)

/** A link's long code cannot be guessed: wrong tries, of which anybody can make five, take nothing from it. */
export const linkCounts = (
  { expiresAt, used }: Pick<MailedCode, 'expiresAt' | 'used'>,
  now: Temporal.Instant,
): boolean => !used && !isPast(expiresAt, now)

export type CodeVerdict = { is: 'right' } | { is: 'wrong'; left: number } | { is: 'over' }

/** A wrong one costs a try; the fifth wrong one is the last. */
export function judgeCode(code: MailedCode, matches: boolean, now: Temporal.Instant): CodeVerdict {
  if (!codeCounts(code, now)) return { is: 'over' }
  if (matches) return { is: 'right' }
  const left = codeRules.tries - code.tries - 1
  return left > 0 ? { is: 'wrong', left } : { is: 'over' }
}

export const codeExpiry = (now: Temporal.Instant): Temporal.Instant => now.add({ minutes: codeRules.minutes })

/** Seconds until the code may be sent again; 0 at once; undefined when it was sent often enough. */
export function resendWait(
  { sentAt, sends }: { sentAt: Temporal.Instant; sends: number },
  now: Temporal.Instant,
): number | undefined {
  if (sends >= codeRules.sends) return undefined
  const next = sentAt.add({ seconds: codeRules.resendAfterSeconds })
  return Math.max(0, Math.ceil((next.epochMilliseconds - now.epochMilliseconds) / 1000))
}
