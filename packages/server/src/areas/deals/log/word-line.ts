import { clockTexts, dealLogTexts, type DealLogCode } from '@bookrunner/contract/deals'
import type { LocalizedText } from '@bookrunner/contract/kernel'
import { orderNumber, showGuidance } from '@bookrunner/domain/deals'
import type { LoggedChange } from '../writes/log-changes.ts'
import type { LogRow } from './log.repo.ts'
import { levelKey, type LogNames } from './names.ts'
import { wordValue } from './word-value.ts'

type Params = LogRow['params']

/** Field names of earlier versions. Log lines are hashed, so they keep the name they were written with. */
const renamed = [
  { from: /^order\.rungs$/, to: 'order.orderLevels' },
  { from: /^course\./, to: 'lifecycle.' },
]

/** Today's name of a field that a log line names. */
const currentField = (field: string): string =>
  renamed.reduce((name, { from, to }) => name.replace(from, to), field)

/** The announced levels, in order. */
const levelsOf = ({ changes = [], dealId }: Params, { levels }: LogNames): string[] =>
  changes
    .filter(({ field, to }) => field === 'guidance.number' && to !== null)
    .flatMap(({ to }) => levels.get(levelKey(dealId, to)) ?? [])
    .map(showGuidance)

/** Events of the clock in a line; a person's move is named by its code. */
const clockOf = (code: string, { events = [] }: Params, { language }: LogNames): string[] =>
  events
    .filter((event) => event !== code)
    .flatMap((event) => (clockTexts as Readonly<Record<string, LocalizedText>>)[event]?.[language] ?? [])

const documentOf = ({ documentId }: Params, { names }: LogNames): string[] =>
  documentId === undefined ? [] : [names.get(documentId) ?? documentId]

const mostNumbers = 5

/** The order and its house; of several orders, the first ones. */
const orderOf = ({ orderId, orderIds = [], investorId }: Params, { names }: LogNames): string[] => {
  if (orderIds.length > 0) {
    const first = orderIds.slice(0, mostNumbers).map(orderNumber).join(', ')
    return [orderIds.length > mostNumbers ? `${first} +${orderIds.length - mostNumbers}` : first]
  }
  if (orderId === undefined) return []
  const whose = investorId === undefined ? undefined : names.get(investorId)
  return [orderNumber(orderId), ...(whose ? [whose] : [])]
}

/** A line in the reader's language. An unknown code is shown as it is. */
export const wordLine = ({ code, params }: Pick<LogRow, 'code' | 'params'>, names: LogNames): string => {
  const text: LocalizedText | undefined = dealLogTexts[code as DealLogCode]
  const details = [
    levelsOf(params, names),
    clockOf(code, params, names),
    documentOf(params, names),
    orderOf(params, names),
  ]
  return [text?.[names.language] ?? code, ...details.flat()].join(' · ')
}

/** The changed fields; in a line of another tranche only shared ones. */
export const changesOf = (
  { params }: Pick<LogRow, 'params'>,
  dealId: string,
  names: LogNames,
): LoggedChange[] => {
  const { changes = [] } = params
  return changes
    .filter(({ field }) => isOwn(params, dealId) || field.startsWith('shared.'))
    .map((change) => ({ ...change, field: currentField(change.field) }))
    .map(({ field, from, to }) => ({
      field: field === 'deal.name' ? 'name' : field,
      from: wordValue(field, shownOf(field, from, names), names),
      to: wordValue(field, shownOf(field, to, names), names),
    }))
}

/** The logged value as far as this reader may read it: `kind=chosen entityIds=…` begins with the kind. */
const shownOf = (field: string, value: string | null, { addressees }: LogNames): string | null =>
  addressees || field !== 'terms.addressed' ? value : (value?.split(' ')[0] ?? null)

/** True for lines of this tranche alone. */
export const isOwn = (params: Params, dealId: string): boolean => params.dealId === dealId
