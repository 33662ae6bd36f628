import { loansCalls, type LoanColumn } from '@bookrunner/contract/loans'
import {
  faceAmount,
  isRefusal,
  parseFace,
  parseIsin,
  parsePrice,
  parseYield,
  refuse,
  type FaceAmount,
  type Rate,
  type Refusal,
} from '@bookrunner/domain/kernel'
import { isPrice, latestPriceDay, loanFaults, proposeMaintenance } from '@bookrunner/domain/loans'
import type { Reason } from '@bookrunner/contract/kernel'
import { parseInput } from '../../platform/http/parse.ts'
import type { entityFinder } from '../auth/index.ts'
import type { ImportCells, RowFault } from '../imports/index.ts'
import type { ContactRow } from './loan.repo.ts'
import type { SentPrice, SentTerms } from './terms.ts'

export interface ImportedLoan {
  terms: SentTerms
  price: SentPrice
}

export interface LoanPlaces {
  entityNamed: ReturnType<typeof entityFinder>
  /** By account. */
  contacts: ReadonlyMap<string, ContactRow>
  now: Temporal.Instant
}

/** A bare number of a file is a number of whole units; a unit is read as people write it ("10mm"). */
const amountIn = (text: string): FaceAmount | Refusal<Reason> => {
  const digits = text.replaceAll(/[,\s]/g, '').replace(/\.0+$/, '')
  if (/^\d{1,15}$/.test(digits)) return faceAmount(Number(digits))
  return /^[\d.]+$/.test(digits) ? refuse('amount.not-whole') : parseFace(text)
}

const percentIn = (text: string): Rate | Refusal<Reason> => parseYield(text)

export const priceIn = (text: string): Rate | Refusal<Reason> => parsePrice(text.replace(/ ?%$/, ''))

export const todayOf = (now: Temporal.Instant): string =>
  now.toZonedDateTimeISO('UTC').toPlainDate().toString()

/** Reads cells one by one and collects what is wrong with them. */
const cellReader = (cells: ImportCells<LoanColumn>) => {
  const faults: RowFault[] = []
  const read = <Value>(
    column: LoanColumn,
    parse: (text: string) => Value | Refusal<Reason>,
    empty: Value | 'required',
  ): Value | undefined => {
    const text = cells[column]
    if (text === undefined) {
      if (empty !== 'required') return empty
      faults.push({ field: column, reason: 'field.required' })
      return undefined
    }
    const value = parse(text)
    if (!isRefusal(value)) return value
    const { reason, params } = value as Refusal<Reason>
    faults.push({ field: column, reason, ...(params && { params }) })
    return undefined
  }
  return { faults, read }
}

const isFault = <Found extends object>(found: Found | RowFault): found is RowFault => 'reason' in found

/** The borrower and its contact, by name and by account. */
const borrowerIn = (cells: ImportCells<LoanColumn>, { entityNamed, contacts }: LoanPlaces) => {
  const found = cells.entity === undefined ? undefined : entityNamed(cells.entity)
  if (!found) return { faults: [{ field: 'entity', reason: 'field.required' } satisfies RowFault] }
  if (isFault(found)) return { faults: [found] }
  const account = cells.account?.toLowerCase()
  if (account === undefined) return { entityId: found.id, userId: null }
  const contact = contacts.get(account)
  return contact?.entityId === found.id
    ? { entityId: found.id, userId: contact.userId }
    : { faults: [{ field: 'account', reason: 'loan.user-elsewhere' } satisfies RowFault] }
}

const shape = loansCalls.add.input

/** Reads a row as a loan deal, or says what is wrong in which column. */
export const loanIn = (
  cells: ImportCells<LoanColumn>,
  places: LoanPlaces,
): { fields: ImportedLoan } | { faults: RowFault[] } => {
  const { faults, read } = cellReader(cells)
  const same = (text: string) => text
  const borrower = borrowerIn(cells, places)
  if ('faults' in borrower) faults.push(...(borrower.faults as RowFault[]))
  const haircut = read('haircut', percentIn, 'required')
  const sent = {
    entityId: 'entityId' in borrower ? borrower.entityId : 'ent_none',
    userId: 'userId' in borrower ? borrower.userId : null,
    isin: read('isin', parseIsin, 'required'),
    bondName: read('bondName', same, 'required'),
    currency: read('currency', (text) => text.toUpperCase(), 'required'),
    face: read('face', amountIn, 'required'),
    loanAmount: read('loanAmount', amountIn, 'required'),
    haircut,
    maintenance: read(
      'maintenance',
      percentIn,
      haircut === undefined ? ('0' as Rate) : proposeMaintenance(haircut),
    ),
    marginCallPrice: read<Rate | null>('marginCallPrice', priceIn, null),
    warningBand: read<Rate | null>('warningBand', percentIn, null),
    price: read('price', priceIn, 'required'),
    priceDay: read('priceDay', same, todayOf(places.now)),
    startDay: read('startDay', same, 'required'),
    endDay: read<string | null>('endDay', same, null),
    remark: read('remark', same, ''),
  }
  if (faults.length > 0) return { faults }
  const parsed = parseInput(shape, sent)
  if (isRefusal(parsed)) return { faults: [...(parsed.fields ?? [])] }
  const { price, priceDay, ...terms } = parsed.value
  const wrong: RowFault[] = [
    ...loanFaults(terms),
    ...(isPrice(price) ? [] : [{ field: 'price', reason: 'loan.price-wrong' } satisfies RowFault]),
    ...(priceDay > latestPriceDay(places.now)
      ? [{ field: 'priceDay', reason: 'loan.price-future' } satisfies RowFault]
      : []),
  ]
  return wrong.length > 0 ? { faults: wrong } : { fields: { terms, price: { price, priceDay } } }
}
