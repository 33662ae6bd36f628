import { answerOf } from '@bookrunner/domain/orders'
import { orderCodeName } from '@bookrunner/contract/orders'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { EMPTY } from '../../../kit/format.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { LadderText } from '../parts/index.ts'
import type { Versioned } from './compare.ts'

interface Props {
  readonly field: string
  /** The server's text. */
  readonly text: string | null
  /** The order at that version; undefined before the first. */
  readonly record: Versioned['order'] | undefined
  readonly guidance: GuidanceLevel | null | undefined
}

/** A value of a version: ladders level by level in the deal's terms, other values as text. */
export function Value({ field, text, record, guidance }: Props) {
  const lang = useStore(langStore)
  if (text === null || !record) return EMPTY
  if (field === 'orderLevels') return <LadderText orderLevels={record.orderLevels} guidance={guidance} />
  if (field === 'fpg' && record.fpg)
    return (
      <>
        <span>{orderCodeName('fpg', answerOf(record) ?? '', lang)}</span>{' '}
        {record.fpg.orderLevels.length > 0 && (
          <LadderText orderLevels={record.fpg.orderLevels} guidance={guidance} />
        )}
      </>
    )
  return <span>{text}</span>
}
