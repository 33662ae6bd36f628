import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { sealAlgorithms, type SealingKey } from '@bookrunner/contract/auth'
import type { Db } from '../../platform/db/index.ts'
import { findKey, forgetSealingKeys, keepKey } from './auth-key.repo.ts'

/**
 * Keys shared by all nodes in the database, so that a password sealed for one node opens at any, also after a
 * restart. There is a new sealing key each day; older than three days they are deleted, and recorded passwords with
 * them. Names come from the day, so nodes agree on them.
 */
const storedDays = 3
const dayOf = (now: Temporal.Instant): string =>
  now.toZonedDateTimeISO('UTC').toPlainDate().toString().replaceAll('-', '')
const kidPattern = /^seal-\d{8}$/

type PublicKey = SealingKey['jwk']
interface Pair {
  publicKey: PublicKey
  privateKey: CryptoKey
}

class Keys {
  readonly #db: Db
  readonly #pairs = new Map<string, Promise<Pair | undefined>>()
  #mac: Promise<Buffer> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** The key to seal for now. */
  async current(now: Temporal.Instant): Promise<{ kid: string; jwk: PublicKey }> {
    const kid = `seal-${dayOf(now)}`
    const pair = (await this.#pair(kid)) ?? (await this.#make(kid))
    return { kid, jwk: pair.publicKey }
  }

  async privateOf(kid: unknown): Promise<CryptoKey | undefined> {
    if (typeof kid !== 'string' || !kidPattern.test(kid)) return undefined
    return (await this.#pair(kid))?.privateKey
  }

  /** The key that codes are hashed with. */
  mac(): Promise<Buffer> {
    this.#mac ??= keepKey(this.#db, 'mac', { k: randomBytes(32).toString('base64url') }).then((secret) =>
      Buffer.from((secret as { k: string }).k, 'base64url'),
    )
    this.#mac.catch(() => (this.#mac = undefined))
    return this.#mac
  }

  /** Remembered once found; an unknown name or a fault is looked up again. */
  #pair(kid: string): Promise<Pair | undefined> {
    const known = this.#pairs.get(kid)
    if (known) return known
    const reading = this.#read(kid).then(
      (pair) => {
        if (!pair) this.#pairs.delete(kid)
        return pair
      },
      (fault: unknown) => {
        this.#pairs.delete(kid)
        throw fault
      },
    )
    this.#pairs.set(kid, reading)
    return reading
  }

  async #read(kid: string): Promise<Pair | undefined> {
    const secret = await findKey(this.#db, kid)
    return secret === undefined ? undefined : pairOf(secret as JWK)
  }

  async #make(kid: string): Promise<Pair> {
    const { privateKey } = await generateKeyPair(sealAlgorithms.alg, { crv: 'P-256', extractable: true })
    await keepKey(this.#db, kid, await exportJWK(privateKey))
    await forgetSealingKeys(this.#db, storedDays)
    this.#pairs.clear()
    return (await this.#pair(kid))!
  }
}

const pairOf = async (jwk: JWK): Promise<Pair> => {
  const { x, y } = jwk as { x: string; y: string }
  return {
    publicKey: { kty: 'EC', crv: 'P-256', x, y },
    privateKey: (await importJWK(jwk, sealAlgorithms.alg)) as CryptoKey,
  }
}

const byDatabase = new WeakMap<Db, Keys>()

export const keysOf = (db: Db): Keys => {
  const known = byDatabase.get(db) ?? new Keys(db)
  byDatabase.set(db, known)
  return known
}
