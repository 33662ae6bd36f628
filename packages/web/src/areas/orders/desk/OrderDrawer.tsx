import type { DealDetail } from '@bookrunner/contract/deals'
import type { ManagerOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { Button, Flex, Tabs } from 'antd'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { forgetStored } from '../../../kit/form/index.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { clockTime } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { useText } from '../../../platform/text.ts'
import { EntityLink } from '../../entities/index.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import {
  editForm,
  OrderStatusTag,
  shownSize,
  useOrderWrite,
  WriteUnknown,
  type DeskAct,
  type OrderWriting,
} from '../parts/index.ts'
import type { Answer } from '../parts/order-writes.ts'
import { ActPanel } from './ActPanel.tsx'
import { DeskDrawer } from './DeskDrawer.tsx'
import { EditForm } from './EditForm.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLog } from './OrderLog.tsx'
import { deskOrderText } from './order-text.ts'
import { Problem } from './Problem.tsx'
import { useBookOrder } from './use-order-log.ts'
import type { Groups } from './use-parties.ts'
import css from './desk.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

/** An additional page of the drawer. */
export interface OrderTab {
  readonly key: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface Props {
  readonly orderId: string
  /** Changes when the book's row of the order changes: then the order is loaded again. */
  readonly stamp: string
  readonly detail: DealDetail
  readonly groups: Groups
  readonly typeOf: (classId: string | null) => string
  /** Beside its number: buttons to the next order. */
  readonly extra?: ReactNode
  /** Between the actions and the facts. */
  readonly more?: ReactNode
  readonly tabs?: readonly OrderTab[]
  /** The open page; undefined for the order itself. */
  readonly tab?: string | undefined
  readonly onTab?: (key: string | undefined) => void
  readonly onClose: () => void
}

/** One order: its fields, its actions and its versions. */
export function OrderDrawer({ orderId, stamp, detail, groups, typeOf, onClose, ...pages }: Props) {
  const t = useText(deskOrderText)
  const { lang } = useReader()
  const [begun, setBegun] = useState<{ readonly orderId: string; readonly doing: Doing }>()
  // An action started for one order does not carry over to the next.
  const doing = begun?.orderId === orderId ? begun.doing : undefined
  const setDoing = (next: Doing) => setBegun({ orderId, doing: next })
  const single = useBookOrder(orderId, stamp)
  const found = single.data?.order.id === orderId ? single.data : undefined
  const row = found?.order.dealId === detail.header.dealId ? found : undefined
  const gone = !row && (single.isError || found !== undefined)
  return (
    <DeskDrawer
      open
      title={
        row ? (
          <Flex component="span" align="center" gap={12}>
            <span className="br-figures" translate="no">
              {t('order.title', { number: row.number })}
            </span>
            <OrderStatusTag status={row.status} />
          </Flex>
        ) : (
          t('order.one')
        )
      }
      extra={pages.extra}
      // Escape leaves the action first; typed values are still there when it is opened again.
      onClose={(by) => (doing && by === 'key' ? setDoing(undefined) : onClose())}
    >
      {gone && <EmptyState title={t('order.gone')} hint={t('order.goneHint')} />}
      {!row && !gone && <RowsSkeleton rows={8} />}
      {row && (
        <>
          <h2 className={css.investor} translate="no">
            <EntityLink entityId={row.investor.entityId}>{nameOf(row.investor, lang)}</EntityLink>
          </h2>
          <Body
            key={orderId}
            row={row}
            detail={detail}
            groups={groups}
            doing={doing}
            pages={pages}
            stamp={stamp}
            typeName={typeOf(row.order.classId)}
            onDoing={setDoing}
          />
        </>
      )}
    </DeskDrawer>
  )
}

interface BodyProps {
  readonly row: ManagerOrder
  readonly stamp: string
  readonly detail: DealDetail
  readonly groups: Groups
  readonly typeName: string
  readonly doing: Doing
  readonly onDoing: (doing: Doing) => void
  readonly pages: Pick<Props, 'more' | 'tabs' | 'tab' | 'onTab'>
}

type Doing = 'edit' | DeskAct | undefined

function Body({ row, stamp, detail, groups, typeName, doing, onDoing, pages }: BodyProps) {
  const writing = useOrderWrite(`desk ${row.order.id}`)
  const { state } = writing
  // A completed action closes; a refused one stays open.
  const onDone = useEffectEvent(() => onDoing(undefined))
  useEffect(() => {
    if (state.kind === 'done') onDone()
  }, [state])
  // Who comes back later looks at the order, and not at the own save.
  const leave = useEffectEvent(() => writing.clear())
  useEffect(() => () => leave(), [])
  const begin = (next: Doing) => {
    writing.clear()
    onDoing(next)
  }
  const back = () => {
    forgetStored(editForm(row.order.id))
    begin(undefined)
  }
  if (doing === 'edit')
    return <EditForm row={row} detail={detail} groups={groups} writing={writing} onBack={back} />
  return (
    <>
      {doing ? (
        <ActPanel
          key={doing}
          act={doing}
          row={row}
          detail={detail}
          writing={writing}
          onBack={() => begin(undefined)}
        />
      ) : (
        <Acts row={row} detail={detail} writing={writing} onBegin={begin} />
      )}
      <Pages pages={pages}>
        {pages.more}
        <OrderFacts row={row} detail={detail} typeName={typeName} />
        <OrderLog orderId={row.order.id} version={row.order.version} stamp={stamp} detail={detail} />
      </Pages>
    </>
  )
}

/** The order and the additional pages. */
function Pages({
  pages: { tabs, tab, onTab },
  children,
}: Pick<BodyProps, 'pages'> & { children: ReactNode }) {
  const t = useText(deskOrderText)
  if (!tabs) return children
  return (
    <Tabs
      size="small"
      activeKey={tab ?? ORDER}
      onChange={(key) => onTab?.(key === ORDER ? undefined : key)}
      items={[
        { key: ORDER, label: t('order.one'), children },
        ...tabs.map(({ key, label, content }) => ({ key, label, children: content })),
      ]}
    />
  )
}
const ORDER = 'order'

interface ActsProps {
  readonly row: ManagerOrder
  readonly detail: DealDetail
  readonly writing: OrderWriting
  readonly onBegin: (doing: Doing) => void
}

/** When the own save was made. A colleague may have changed the order since, unless it was withdrawn. */
const savedAt = ({ reply }: Answer, { updatedAt }: ManagerOrder['order']): string =>
  'at' in reply && reply.at !== null ? reply.at : updatedAt

/** The actions that the server allows now. */
function Acts({ row, detail, writing, onBegin }: ActsProps) {
  const t = useText(deskOrderText)
  const { actions, order, figures, accepted } = row
  const { state, busy } = writing
  const waits = (figures.counting - accepted) as FaceAmount
  const panels = (['answerFpg', 'answerTest', 'withdraw'] as const).filter((act) => actions[act] !== 'no')
  const any = panels.length > 0 || actions.edit !== 'no' || actions.accept !== 'no'
  return (
    <>
      {any && (
        <div className={denseCss.deskActs}>
          {actions.accept !== 'no' && (
            <Button
              type="primary"
              loading={busy}
              onClick={() =>
                writing.send({
                  act: 'acceptOrder',
                  input: { orderId: order.id, expectedVersion: order.version },
                })
              }
            >
              {t('act.acceptSize', { size: shownSize(waits) })}
            </Button>
          )}
          {actions.edit !== 'no' && (
            <Button disabled={busy} onClick={() => onBegin('edit')}>
              {t('act.edit')}
            </Button>
          )}
          {panels.map((act) => (
            <Button key={act} disabled={busy} danger={act === 'withdraw'} onClick={() => onBegin(act)}>
              {t(`act.${act}`)}
            </Button>
          ))}
        </div>
      )}
      <WriteUnknown writing={writing} />
      {state.kind === 'done' && (
        <p className={css.saved} role="status">
          {t('saved.at', { time: clockTime(savedAt(state.answer, order), detail.header.timeZone) })}
        </p>
      )}
      <Problem problem={state.kind === 'refused' ? state.problem : undefined} fields />
    </>
  )
}
