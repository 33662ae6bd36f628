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

const blank = (today: string): LoanFields => ({
  entityId: '',
  userId: '',
  isin: '',
  bondName: '',
  currency: 'USD',
  face: '',
  loanAmount: '',
  haircut: '',
  maintenance: '',
  marginCallPrice: '',
  warningBand: '',
  startDay: today,
  endDay: '',
  remark: '',
  price: '',
  priceDay: today,
})

export const fieldsOf = (row: LoanRow | undefined, today: string): LoanFields =>
  row
    ? {
        entityId: row.entity.entityId,
        userId: row.user?.userId ?? '',
        isin: row.isin,
        bondName: row.bondName,
        currency: row.currency,
        face: shown(row.face),
        loanAmount: shown(row.loanAmount),
        haircut: row.haircut,
        maintenance: row.maintenance,
        marginCallPrice: row.isCallPriceSet ? row.marginCallPrice : '',
        warningBand: row.warningBand ?? '',
        startDay: row.startDay,
        endDay: row.endDay ?? '',
        remark: row.remark,
        price: row.currentPrice,
        priceDay: row.priceDay,
      }
    : blank(today)

const order = Object.keys(blank(''))

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
    if (!isRefusal(value)) return value
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

/** The figures as far as they can be read. */
const readFigures = ({ read, required }: ReturnType<typeof reader>) => {
  const haircut = required<Rate>('haircut', parseYield)
  const half = haircut === undefined ? undefined : proposeMaintenance(haircut)
  return {
    isin: required<string>('isin', parseIsin),
    face: required<FaceAmount>('face', parseFace),
    loanAmount: required<FaceAmount>('loanAmount', parseFace),
    haircut,
    maintenance: read<Rate, Rate | undefined>('maintenance', parseYield, half),
    marginCallPrice: read<Rate, null>('marginCallPrice', parsePrice, null),
    warningBand: read<Rate, null>('warningBand', parseYield, null),
  }
}

type Figures = ReturnType<typeof readFigures>
type Complete<Values> = { [Key in keyof Values]: Exclude<Values[Key], undefined> }

const isComplete = (figures: Figures): figures is Complete<Figures> =>
  Object.values(figures).every((value) => value !== undefined)

const proposedBy = ({ face, loanAmount, maintenance }: Figures): Rate | undefined =>
  face === undefined || loanAmount === undefined || maintenance === undefined
    ? undefined
    : proposeMarginCallPrice({ face, loanAmount, maintenance })

/** Reads what is typed, with every fault and what is unusual. */
export function readLoan(fields: LoanFields): ReadLoan {
  const form = reader(fields)
  form.required('entityId', same)
  form.required('bondName', same)
  const figures = readFigures(form)
  const price = form.required<Rate>('price', parsePrice)
  const proposed = proposedBy(figures)
  // As the form has its fields: the first wrong one gets the focus.
  const faults = form.faults.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
  const unread = { faults, doubts: [], proposed, sent: undefined }
  if (faults.length > 0 || price === undefined || !isComplete(figures)) return unread
  const terms: LoanTerms = { ...figures, startDay: fields.startDay, endDay: fields.endDay || null }
  const wrong = loanFaults(terms)
  if (wrong.length > 0) return { ...unread, faults: wrong }
  const { entityId, userId, bondName, currency, remark, priceDay } = fields
  const sent = {
    ...terms,
    entityId,
    userId: userId || null,
    bondName: bondName.trim(),
    currency,
    remark: remark.trim(),
    price,
    priceDay,
  }
  return { faults: [], doubts: loanDoubts(terms, price), proposed, sent }
}
