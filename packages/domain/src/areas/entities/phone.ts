import { type Refusal, refuse } from '../../kernel/index.ts'

/** §5: mainland China, Hong Kong, Taiwan; and how many digits a number there has, mobile or not. */
const digitsOf = { 86: [10, 12], 852: [8, 8], 886: [8, 9] } as const
export const phoneAreas = ['86', '852', '886'] as const
export type PhoneArea = (typeof phoneAreas)[number]

export interface Phone {
  area: PhoneArea
  number: string
}

export type PhoneReason = 'phone.area' | 'phone.format'

function fits(area: PhoneArea, number: string): boolean {
  const [least, most] = digitsOf[area]
  if (!/^[0-9]+$/.test(number) || number.length < least || number.length > most) return false
  // 11 digits from 1 are a mobile; a landline is its area code without the leading zero and 7 or 8 digits.
  if (area === '86')
    return number.startsWith('1')
      ? /^1[3-9][0-9]{9}$/.test(number) || /^10[0-9]{8}$/.test(number)
      : number[0] !== '0'
  return area === '852' ? /^[2-9]/.test(number) : /^[2-9]/.test(number)
}

/** Takes a phone as people write it: spaces, hyphens and brackets do not matter, full-width digits are refused. */
export function parsePhone(area: string, text: string): Phone | Refusal<PhoneReason> {
  const known = phoneAreas.find((each) => each === area)
  if (!known) return refuse('phone.area')
  const number = text.replace(/[ ()-]/g, '')
  return fits(known, number) ? { area: known, number } : refuse('phone.format')
}
