import type { PasswordCost } from '../src/platform/password-cost.ts'

/** The least that argon2 accepts: tests hash hundreds of passwords that protect nothing. */
export const cheapPasswords: PasswordCost = {
  memoryCost: 8,
  timeCost: 1,
  parallelism: 1,
  stepMs: 50,
}
