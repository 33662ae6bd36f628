/** How long a session lasts: unused for so long, or in all. */
export interface SessionRule {
  idleMinutes: number
  hours: number
}

export const sessionEndsAt = (
  openedAt: Temporal.Instant,
  { hours }: Pick<SessionRule, 'hours'>,
): Temporal.Instant => openedAt.add({ hours })

export function isSessionOver(
  { lastSeenAt, endsAt }: { lastSeenAt: Temporal.Instant; endsAt: Temporal.Instant },
  { idleMinutes }: Pick<SessionRule, 'idleMinutes'>,
  now: Temporal.Instant,
): boolean {
  const idleAt = lastSeenAt.add({ minutes: idleMinutes })
  return Temporal.Instant.compare(now, idleAt) >= 0 || Temporal.Instant.compare(now, endsAt) >= 0
}

/** "Last seen" is written at most this often, so that reading costs no write. */
export const lastSeenWriteSeconds = ({ idleMinutes }: Pick<SessionRule, 'idleMinutes'>): number =>
  Math.min(60, idleMinutes * 15)

/** Why a session was ended before its time. */
export const sessionEnds = [
  'logout',
  'ended-by-owner',
  'frozen',
  'password-changed',
  'account-changed',
] as const
export type SessionEnd = (typeof sessionEnds)[number]
