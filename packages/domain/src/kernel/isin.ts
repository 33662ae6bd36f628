import { type Refusal, refuse } from './result.ts'

/** ISO 6166: a country or XS, nine letters and digits, one check digit. */
export type Isin = string & { readonly [isin]: true }
declare const isin: unique symbol

const form = /^[A-Z]{2}[0-9A-Z]{9}[0-9]$/

/** Luhn over the digits, letters counting as 10 to 35; every second from the right counts double. */
const luhn = (digits: string): number =>
  [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) % 10

const digitsOf = (text: string): string => [...text].map((char) => Number.parseInt(char, 36)).join('')

export const isIsin = (text: string): text is Isin => form.test(text) && luhn(digitsOf(text)) === 0

/** Reads an ISIN as people paste it: blanks do not matter, nor small letters. */
export const parseIsin = (text: string): Isin | Refusal<'isin.wrong'> => {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return isIsin(plain) ? plain : refuse('isin.wrong')
}
