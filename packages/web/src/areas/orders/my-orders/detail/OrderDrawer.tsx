import { CallRefused } from '@bookrunner/contract'
import { Drawer, Flex } from 'antd'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../../kit/ErrorState.tsx'
import { RowsSkeleton } from '../../../../kit/Skeletons.tsx'
import { faultMessage } from '../../../../platform/failed.ts'
import { useText } from '../../../../platform/text.ts'
import { useNarrow } from '../../../../kit/use-narrow.ts'
import { History } from '../../history/History.tsx'
import { OwnAllocationSlot } from '../../parts/allocation-slot.ts'
import { isAllocated, useOrdersFollowDeal, useOwnOrder } from '../../parts/use-own-orders.ts'
import { OwnConversation } from '../../conversation/OwnConversation.tsx'
import { StatusCell } from '../cells.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { orderDetailText } from './text.ts'

interface Props {
  readonly orderId: string | undefined
  readonly onClose: () => void
}

/** One order beside the list, with its own URL. */
export function OrderDrawer({ orderId, onClose }: Props) {
  return orderId === undefined ? null : <OpenOrder key={orderId} orderId={orderId} onClose={onClose} />
}

interface OpenProps {
  readonly orderId: string
  readonly onClose: () => void
}

function OpenOrder({ orderId, onClose }: OpenProps) {
  const t = useText(orderDetailText)
  const narrow = useNarrow()
  const { data: order, error, refetch } = useOwnOrder(orderId)
  const unknown = error instanceof CallRefused && error.reason === 'record.unknown'
  const shown = unknown ? undefined : order
  useFocusBack()
  return (
    <Drawer
      open
      size={narrow ? '100%' : 620}
      closable={{ 'aria-label': t('close'), placement: 'end' }}
      styles={{ header: { padding: '12px 16px' }, body: { padding: '0 16px 16px' } }}
      title={
        shown ? (
          <Flex component="span" wrap align="center" gap="4px 10px">
            <span className="br-figures">{t('title', { number: shown.number })}</span>
            <StatusCell order={shown} />
          </Flex>
        ) : (
          t('loading')
        )
      }
      footer={shown && <OrderActions order={shown} onClose={onClose} />}
      onClose={onClose}
    >
      {unknown && <EmptyState title={t('unknown')} hint={t('unknown.hint')} />}
      {!unknown && !order && error && (
        <ErrorState
          title={t('failed')}
          hint={faultMessage(error)}
          action={t('again')}
          onAction={() => void refetch()}
        />
      )}
      {!order && !error && <RowsSkeleton rows={8} />}
      {shown && (
        <>
          <Follow dealId={shown.deal.dealId} />
          <OrderSummary order={shown} />
          {isAllocated(shown) && (
            <OwnAllocationSlot.Place dealId={shown.deal.dealId} orderId={shown.order.id} />
          )}
          <OrderFacts order={shown} />
          <OwnConversation order={shown} />
          <History order={shown} />
        </>
      )}
    </Drawer>
  )
}

function Follow({ dealId }: { readonly dealId: string }) {
  useOrdersFollowDeal(dealId)
  return null
}

/** Returns the focus to the order in the list. */
function useFocusBack(): void {
  const from = useRef<Element>(null)
  useEffect(() => {
    // When it shows again after another page, it remembers where it was opened.
    from.current ??= document.activeElement
    return () => {
      const back = from.current
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [])
}
