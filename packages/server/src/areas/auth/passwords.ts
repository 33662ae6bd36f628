import { hash, verify } from '@node-rs/argon2'
import { randomText } from '../../platform/ids.ts'

/** argon2id (the library's default) at OWASP's figures. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let nobodys: Promise<string> | undefined

/**
 * Is it the password behind this hash? Where there is no account, the same work is done for nobody, so that
 * the time taken does not tell.
 */
export const isPassword = async (hashed: string | null | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword(randomText(30))
  const right = await verify(hashed ?? (await nobodys), password)
  return right && Boolean(hashed)
}
