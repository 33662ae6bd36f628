import { hash, verify } from '@node-rs/argon2'
import { randomText } from '../../platform/ids.ts'
import { usualPasswordCost, type PasswordCost } from '../../platform/password-cost.ts'

/** argon2id is the library's default. */
export const hashPassword = (
  password: string,
  { memoryCost, timeCost, parallelism }: PasswordCost = usualPasswordCost,
): Promise<string> => hash(password, { memoryCost, timeCost, parallelism })

const nobodys = new WeakMap<PasswordCost, Promise<string>>()

const nobodysHash = (cost: PasswordCost): Promise<string> => {
  const known = nobodys.get(cost) ?? hashPassword(randomText(30), cost)
  nobodys.set(cost, known)
  return known
}

/** Verifies a password against a hash. Without an account it does the same work, so that the time reveals nothing. */
export const isPassword = async (
  hashed: string | null | undefined,
  password: string,
  cost: PasswordCost,
): Promise<boolean> => {
  const right = await verify(hashed ?? (await nobodysHash(cost)), password)
  return right && Boolean(hashed)
}
