import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a text that somebody sent with a secret. The time that it takes reveals nothing of the secret, nor its length. */
export const isSameSecret = (sent: string, secret: string): boolean => {
  const [one, other] = [sent, secret].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}
