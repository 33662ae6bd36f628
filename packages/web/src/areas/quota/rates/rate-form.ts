import { plainWidth } from '../../../kit/plain-width.ts'

/** The decimal text of a typed rate; undefined for text that is none. */
export function readRate(typed: string): string | undefined {
  const text = plainWidth(typed).trim()
  if (!/^\d{1,7}(\.\d{1,10})?$/.test(text)) return undefined
  const plain = text.replace(/^0+(?=\d)/, '')
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}
