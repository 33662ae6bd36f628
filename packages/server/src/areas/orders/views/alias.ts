import { createHmac } from 'node:crypto'
import type { EntityNames } from '@bookrunner/domain/kernel'

const word = 'Account'
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 5
const bitsOfOne = 5
/** One bit more than an alias has, for two equal halves; a result that is too large is permuted again. */
const half = 13
const mask = (1 << half) - 1
const most = 1 << (length * bitsOfOne)
const rounds = [0, 1, 2, 3] as const

const mixed = (key: string, round: number, part: number): number =>
  createHmac('sha256', key).update(`${round} ${part}`).digest().readUInt16BE() & mask

/** A permutation by the key (a Feistel network), so that no two numbers have the same result. */
const permuted = (key: string, serial: number): number => {
  let [left, right] = [serial >> half, serial & mask]
  for (const round of rounds) [left, right] = [right, left ^ mixed(key, round, right)]
  const found = left * (mask + 1) + right
  return found < most ? found : permuted(key, found)
}

/** The alias of a house on one deal, from the deal's key and the house's own number. */
export const aliasOf = (key: string, serial: number): string => {
  let rest = permuted(key, serial)
  let text = ''
  for (let index = 0; index < length; index++) {
    text = alphabet[rest % alphabet.length]! + text
    rest = Math.floor(rest / alphabet.length)
  }
  return `${word} ${text}`
}

/** An alias as the names of a house, for readers of each language. */
export const namesOfAlias = (alias: string): EntityNames => ({
  name: alias,
  nameCn: alias.replace(word, '账户'),
  nameHk: alias.replace(word, '賬戶'),
  shortName: alias,
})
