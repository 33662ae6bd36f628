import { type Refusal, refuse } from './result.ts'

/** A face amount: whole units of the deal's currency, never negative, never more than counts exactly. */
export type FaceAmount = number & { readonly [face]: true }
declare const face: unique symbol

export const mostFace = Number.MAX_SAFE_INTEGER as FaceAmount
const perMm = 1_000_000

export function isFace(value: unknown): value is FaceAmount {
  return Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0)
}

/** For figures the code itself knows to be sound; anything else is a fault, not a refusal. */
export function faceAmount(units: number): FaceAmount {
  if (!isFace(units)) throw new RangeError(`not a face amount: ${units}`)
  return units
}

/** Adds exactly. A sum too large to count exactly is a fault, never a rounded figure. */
export function sumFaces(faces: Iterable<FaceAmount>): FaceAmount {
  let sum = 0
  for (const each of faces) sum = faceAmount(sum + each)
  return faceAmount(sum)
}

export function addFaces(a: FaceAmount, b: FaceAmount): FaceAmount {
  return faceAmount(a + b)
}

/** Powers of ten of what people write behind a number; Chinese myriads in both scripts. */
const scales: readonly [words: readonly string[], zeros: number][] = [
  [['k', 'thousand', '千'], 3],
  [['万', '萬'], 4],
  [['mm', 'm', 'mn', 'mio', 'mil', 'million', '百万', '百萬'], 6],
  [['千万', '千萬'], 7],
  [['亿', '億'], 8],
  [['bn', 'b', 'bil', 'billion', '十亿', '十億'], 9],
]
const zerosOf = new Map(scales.flatMap(([names, zeros]) => names.map((word) => [word, zeros] as const)))

export type AmountReason = 'amount.not-understood' | 'amount.not-whole' | 'amount.too-big'

const longest = 40
/**
 * Digits, a fraction, a word behind. Thousands are set apart by one kind of mark: a comma, an apostrophe, or a space of any
 * width, as sheets and chats bring them. ASCII digits only. A point is always that of a fraction.
 */
const form =
  /^(?<whole>[0-9]+|[0-9]{1,3}(?<mark>[,'’ \u00a0\u2009\u202f])[0-9]{3}(?:\k<mark>[0-9]{3})*)(?:\.(?<fraction>[0-9]+))?(?:[ \u00a0\u2009\u202f]*(?<unit>\p{L}+)\.?)?$/u

/** "10 110" may be a size and its limit. Two plain spaces, or a unit behind, leave no doubt. */
const mayBeTwo = ({ whole = '', unit }: Partial<Record<string, string>>): boolean =>
  unit === undefined && /^[0-9]+ [0-9]+$/.test(whole)

/**
 * Reads what people type into a size: "50" is 50 million, as are "50mm", "50 mio." and "0.05bn"; "5亿", "200k",
 * "1,250.5", "1’250", "1 250 mm". No sign, no exponent, no full-width digits: what could be misread is refused.
 */
export function parseFace(text: string): FaceAmount | Refusal<AmountReason> {
  const typed = text.trim()
  const parts = typed.length > longest ? undefined : form.exec(typed)?.groups
  const zeros = parts && zerosOf.get((parts.unit ?? 'mm').toLowerCase())
  if (!parts || zeros === undefined || mayBeTwo(parts)) return refuse('amount.not-understood')
  const fraction = (parts.fraction ?? '').replace(/0+$/, '')
  if (fraction.length > zeros) return refuse('amount.not-whole')
  const digits = `${parts.whole?.replace(/[^0-9]/g, '')}${fraction.padEnd(zeros, '0')}`
  const units = BigInt(digits)
  return units > BigInt(mostFace) ? refuse('amount.too-big') : faceAmount(Number(units))
}

/** The digits of an amount whose unit stands beside it, "1250.5" for "1 250.5"; undefined if it names one itself. */
export function bareAmount(text: string): string | undefined {
  const parts = form.exec(text.trim())?.groups
  if (!parts || parts.unit !== undefined) return undefined
  const whole = parts.whole?.replace(/[^0-9]/g, '') ?? ''
  return parts.fraction === undefined ? whole : `${whole}.${parts.fraction}`
}

/** In mm with thousands separators and without rounding: 1,250 or 0.2 or 1,250.000001. A sum may exceed an amount. */
export function showMm(amount: FaceAmount | bigint): string {
  const units = BigInt(amount)
  const millions = units / BigInt(perMm)
  const rest = String(units % BigInt(perMm))
    .padStart(6, '0')
    .replace(/0+$/, '')
  const grouped = String(millions).replace(/\B(?=([0-9]{3})+$)/g, ',')
  return rest ? `${grouped}.${rest}` : grouped
}
