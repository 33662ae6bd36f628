import type { CallRefused } from '@bookrunner/contract'
import { Alert } from 'antd'
import { wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import type { HeldAlloc } from '../state/held.ts'
import { policyText } from './text.ts'

interface Props {
  readonly fault: CallRefused
  readonly alloc: HeldAlloc
}

/** Everything that clashes, in words, each with its figures; what is of one order with its number. */
export function ClashList({ fault, alloc }: Props) {
  const t = useText(policyText)
  const numberOf = (field: string): string | undefined => {
    const [of, id = ''] = field.split('.')
    if (of === 'merges')
      return [...alloc.rows.values()]
        .filter(({ mergeId }) => mergeId === id)
        .map(({ number }) => number)
        .join(', ')
    return of === 'lines' || of === 'anchors' ? alloc.rows.get(id)?.number : undefined
  }
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={fault.fields.length > 0 ? t('clash') : wordsOf(fault)}
      description={
        fault.fields.length > 0 && (
          <ul className="br-alloc-clashes">
            {fault.fields.map(({ field, message }) => {
              const number = numberOf(field)
              return (
                <li key={`${field} ${message}`}>
                  {number ? t('clash.of', { number, why: message }) : message}
                </li>
              )
            })}
          </ul>
        )
      }
    />
  )
}
