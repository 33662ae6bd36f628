import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Random, never counting (a counter would tell how many others there are): 20 characters, 100 bits. */
export const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('')

export const newId = <Kind extends string>(kind: Kind): `${Kind}_${string}` => `${kind}_${randomText(20)}`
