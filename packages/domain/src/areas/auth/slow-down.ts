/**
 * Failed tries slow down, then lock: a few at once, then one after a growing pause. The same for accounts
 * that do not exist. A right password, or a reset by mail, forgets them all.
 */
export interface SlowDown {
  /** Tries without a pause. */
  free: number
  /** Pauses after those, in seconds; the last one stays. */
  pauses: readonly number[]
  /** Tries are forgotten after this long. */
  forgetSeconds: number
}

const minutes = (count: number): number => count * 60

export const slowDowns = {
  /** Wrong passwords of one account. */
  password: { free: 4, pauses: [5, 15, 60, minutes(5), minutes(15)], forgetSeconds: minutes(60 * 12) },
  /**
   * Wrong passwords and codes from one address, where the browser is new to the account. A whole bank may sit
   * behind one: it slows who tries one password at many accounts, and never shuts a house out for long.
   */
  address: { free: 100, pauses: [1, 5, 15, 30], forgetSeconds: minutes(60) },
  /** Wrong reset codes of one account: six digits, so a day gives few guesses. And wrong accounts of one link. */
  resetGuess: { free: 8, pauses: [minutes(60), minutes(60 * 24)], forgetSeconds: minutes(60 * 24) },
  /** Wrong log-in codes of one account, over all its log-ins: who has the password could begin many. */
  codeGuess: { free: 10, pauses: [minutes(60), minutes(60 * 24)], forgetSeconds: minutes(60 * 24) },
  /** Mails to one account: codes of log-ins not finished, sent again or not, and resets. */
  codeMail: { free: 5, pauses: [60, minutes(5), minutes(15)], forgetSeconds: minutes(60) },
  resetMail: { free: 3, pauses: [minutes(5), minutes(15), minutes(60)], forgetSeconds: minutes(60 * 12) },
  /** Mails to one address that registers, and its wrong codes: as for log-in, whoever the address belongs to. */
  registerMail: { free: 5, pauses: [60, minutes(5), minutes(15)], forgetSeconds: minutes(60) },
  registerGuess: { free: 10, pauses: [minutes(60), minutes(60 * 24)], forgetSeconds: minutes(60 * 24) },
  /** Codes and registrations from one address: a house that registers needs two or three. */
  registerAddress: { free: 20, pauses: [60, minutes(15)], forgetSeconds: minutes(60) },
  /** Wrong roadshow codes of one person, over all deals. */
  roadshowCode: { free: 5, pauses: [5, 30, minutes(5), minutes(15)], forgetSeconds: minutes(60) },
  /** Reset requests from one address. */
  resetAddress: { free: 20, pauses: [60, minutes(15)], forgetSeconds: minutes(60) },
} as const satisfies Record<string, SlowDown>

/** Seconds until the try after the `count`th: 0 while tries are free. */
export function pauseAfter({ free, pauses }: SlowDown, count: number): number {
  if (count < free) return 0
  return pauses[Math.min(count - free, pauses.length - 1)] ?? 0
}

/** From here on an account counts as locked: the pause is the longest there is. */
export const locksAt = ({ free, pauses }: SlowDown): number => free + pauses.length - 1
