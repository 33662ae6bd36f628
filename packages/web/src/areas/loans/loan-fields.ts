import type { SentOf } from '@bookrunner/contract/kernel'
import type { loansCalls } from '@bookrunner/contract/loans'
import {
  faceAmount,
  isRefusal,
  parseFace,
  parseIsin,
  parsePrice,
  parseYield,
  showMm,
  type FaceAmount,
  type FieldRefusal,
  type Rate,
  type Refusal,
} from '@bookrunner/domain/kernel'
import {
  loanDoubts,
  loanFaults,
  proposeMaintenance,
  proposeMarginCallPrice,
  type LoanDoubt,
  type LoanTerms,
} from '@bookrunner/domain/loans'
import { plainWidth } from '../../kit/plain-width.ts'
import type { LoanRow } from './use-loans.ts'

/** The form of a loan deal, as it is typed. */
export interface LoanFields {
  entityId: string
  userId: string
  isin: string
  bondName: string
  currency: string
  face: string
  loanAmount: string
  haircut: string
  maintenance: string
  marginCallPrice: string
  warningBand: string
  startDay: string
  endDay: string
  remark: string
  /** Of a new loan deal. */
  price: string
  priceDay: string
}

const shown = (units: number) => showMm(faceAmount(units))

export const fieldsOf = (row: LoanRow | undefined, today: string): LoanFields => ({
  entityId: row?.entity.entityId ?? '',
  userId: row?.user?.userId ?? '',
  isin: row?.isin ?? '',
  bondName: row?.bondName ?? '',
  currency: row?.currency ?? 'USD',
  face: row ? shown(row.face) : '',
  loanAmount: row ? shown(row.loanAmount) : '',
  haircut: row?.haircut ?? '',
  maintenance: row?.maintenance ?? '',
  marginCallPrice: row?.isCallPriceSet ? row.marginCallPrice : '',
  warningBand: row?.warningBand ?? '',
  startDay: row?.startDay ?? today,
  endDay: row?.endDay ?? '',
  remark: row?.remark ?? '',
  price: row?.currentPrice ?? '',
  priceDay: row?.priceDay ?? today,
})

type Sent = SentOf<typeof loansCalls.add>

export interface ReadLoan {
  faults: FieldRefusal[]
  doubts: LoanDoubt[]
  /** What the maintenance margin makes the margin call price. */
  proposed: Rate | undefined
  /** Undefined as long as a field is wrong. */
  sent: Sent | undefined
}

type Parse<Value> = (text: string) => Value | Refusal

const reader = (fields: LoanFields) => {
  const faults: FieldRefusal[] = []
  const read = <Value, Empty>(
    field: keyof LoanFields,
    parse: Parse<Value>,
    empty: Empty,
  ): Value | Empty | undefined => {
    const text = plainWidth(fields[field]).trim()
    if (text === '') return empty
    const value = parse(text)
    if (!isRefusal(value)) return value as Value
    const { reason, params } = value as Refusal
    faults.push({ field, reason, ...(params && { params }) })
    return undefined
  }
  const required = <Value>(field: keyof LoanFields, parse: Parse<Value>): Value | undefined => {
    if (fields[field].trim() === '') faults.push({ field, reason: 'field.required' })
    return read(field, parse, undefined)
  }
  return { faults, read, required }
}

const same = (text: string) => text

/** Reads what is typed, with every fault and what is unusual. */
export function readLoan(fields: LoanFields): ReadLoan {
  const { faults, read, required } = reader(fields)
  const entityId = required('entityId', same)
  const isin = required<string>('isin', parseIsin)
  const bondName = required('bondName', same)
  const face = required<FaceAmount>('face', parseFace)
  const loanAmount = required<FaceAmount>('loanAmount', parseFace)
  const haircut = required<Rate>('haircut', parseYield)
  const half = haircut === undefined ? undefined : proposeMaintenance(haircut)
  const maintenance = read<Rate, Rate | undefined>('maintenance', parseYield, half)
  const marginCallPrice = read<Rate, null>('marginCallPrice', parsePrice, null)
  const warningBand = read<Rate, null>('warningBand', parseYield, null)
  const price = required<Rate>('price', parsePrice)
  const proposed =
    face !== undefined && loanAmount !== undefined && maintenance !== undefined
      ? proposeMarginCallPrice({ face, loanAmount, maintenance })
      : undefined
  if (
    faults.length > 0 ||
    entityId === undefined ||
    isin === undefined ||
    bondName === undefined ||
    face === undefined ||
    loanAmount === undefined ||
    haircut === undefined ||
    maintenance === undefined ||
    marginCallPrice === undefined ||
    warningBand === undefined ||
    price === undefined
  )
    return { faults, doubts: [], proposed, sent: undefined }
  const terms: LoanTerms = {
    isin,
    face,
    loanAmount,
    haircut,
    maintenance,
    marginCallPrice,
    warningBand,
    startDay: fields.startDay,
    endDay: fields.endDay || null,
  }
  const wrong = loanFaults(terms)
  return {
    faults: wrong,
    doubts: wrong.length > 0 ? [] : loanDoubts(terms, price),
    proposed,
    sent:
      wrong.length > 0
        ? undefined
        : {
            ...terms,
            entityId,
            userId: fields.userId || null,
            bondName,
            currency: fields.currency,
            remark: fields.remark.trim(),
            price,
            priceDay: fields.priceDay,
          },
  }
}
