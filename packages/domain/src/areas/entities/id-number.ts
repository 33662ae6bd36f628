import type { IdType } from './shapes.ts'

const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** GB 32100: the number on a mainland business licence, 17 characters and a check character, modulo 31. */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NP-RTUWXY]{18}$/.test(text)) return false
  const sum = weights.reduce((all, weight, at) => all + weight * characters.indexOf(text[at]!), 0)
  return characters.indexOf(text[17]!) === (31 - (sum % 31)) % 31
}

/** A mainland licence has a check character. Elsewhere registers differ, so only the characters are checked. */
export function isIdNumber(type: IdType, text: string, jurisdiction: string | null): boolean {
  if (type === 'licence' && jurisdiction === 'CN') return isCreditCode(text)
  return /^[0-9A-Z][0-9A-Z ()/.-]{1,39}$/i.test(text)
}
