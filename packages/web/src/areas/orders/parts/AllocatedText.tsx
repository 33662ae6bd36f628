import { orderCodeName, type InvestorOrder } from '@bookrunner/contract/orders'
import { orderedSize, type OwnOutReason } from '@bookrunner/domain/orders'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { shownSize } from './limits.ts'
import { orderText } from './text.ts'

interface Props {
  readonly order: InvestorOrder
  /** A label beside it says that it is the allocation. */
  readonly labelled?: boolean
}

/** What an order was allocated, or that it got nothing. */
export function AllocatedText({ order: own, labelled = false }: Props) {
  const t = useText(orderText)
  const { order } = own
  const { allocation } = order
  if (!allocation) return <UnallocatedText why={own.notAllocated} />
  return (
    <strong className="br-figures">
      {t(labelled ? 'allocated.labelled' : 'allocated', {
        size: shownSize(allocation),
        orderSize: shownSize(orderedSize(order)),
      })}
    </strong>
  )
}

/** That an order got nothing, and why if its investor may know. */
export function useUnallocatedText(why: OwnOutReason | null): string {
  const t = useText(orderText)
  const lang = useStore(langStore)
  return why ? t('unallocated.why', { why: orderCodeName('ownOut', why, lang) }) : t('unallocated')
}

export function UnallocatedText({ why }: { readonly why: OwnOutReason | null }) {
  return <span>{useUnallocatedText(why)}</span>
}
