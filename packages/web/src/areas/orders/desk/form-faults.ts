import { orderFaults, type OrderDeal, type Relation } from '@bookrunner/domain/orders'
import { deskFields, type DeskField, type ReadTyped, type TypedFault } from './typed.ts'

/** `rungs.1.size` is about the field `rungs`. */
export const fieldOf = (path: string): DeskField | undefined => {
  const [first] = path.replace(/^content\./, '').split('.')
  return deskFields.find((field) => field === first)
}

/** What could not be read, and of the other fields what the deal's rules refuse. */
export const formFaults = (
  { content, faults }: ReadTyped,
  deal: OrderDeal,
  mandatory: readonly Relation[],
): readonly TypedFault[] => {
  const said = new Set(faults.map(({ field }) => field))
  const wrong = orderFaults({ content, rungs: content.rungs, mandatory, side: 'desk' }, deal)
  return [
    ...faults,
    ...wrong.flatMap(({ field: path, reason, params }) => {
      const field = fieldOf(path)
      return field && !said.has(field) ? [{ field, reason, ...(params && { params }) }] : []
    }),
  ]
}

const half: readonly string[] = ['amount.not-understood', 'rate.not-understood', 'field.required']

/**
 * A ladder is read on the telephone: what refuses it is said while it is typed, but for a word only half there. A text
 * that is too long gets no better by going on.
 */
export const isSaidAtOnce = ({ field, reason }: TypedFault): boolean =>
  reason === 'field.too-long' || (field === 'rungs' && !half.includes(reason))
