import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Filled for many ids at once; each byte is used once and wiped. */
const pool = Buffer.alloc(4096)
let used = pool.length

const nextByte = (): number => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const byte = pool[used]!
  pool[used++] = 0
  return byte
}

/** Random rather than counting, which would reveal how many others there are: 20 characters, 100 bits. */
export const randomText = (length: number): string => {
  let text = ''
  for (let at = 0; at < length; at++) text += alphabet[nextByte() & 31]
  return text
}

export const newId = <Kind extends string>(kind: Kind): `${Kind}_${string}` => `${kind}_${randomText(20)}`
