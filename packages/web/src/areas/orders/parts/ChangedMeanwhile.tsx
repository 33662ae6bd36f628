import type { InvestorOrder, ManagerOrder } from '@bookrunner/contract/orders'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { lastOrderLevels } from '@bookrunner/domain/orders'
import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import { LadderText } from './figures.tsx'
import type { AsOpened } from './as-opened.ts'
import { shownSize } from './limits.ts'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { orderText } from './text.ts'
import css from './parts.module.css'

type Row = InvestorOrder | ManagerOrder

interface Props {
  readonly opened: Pick<AsOpened<unknown>, 'changed' | 'accept'>
  /** Undefined if it is not known: the form was closed when the order changed. */
  readonly was: Row | undefined
  readonly now: Row
  readonly guidance: GuidanceLevel | null | undefined
  readonly onTake?: () => void
}

/** Another person changed the order meanwhile: shows both versions side by side and keeps the typed values. */
export function ChangedMeanwhile({ opened, was, now, guidance, onTake }: Props) {
  const t = useText(orderText)
  if (!opened.changed) return null
  return (
    <div className={css.moved} role="group" aria-label={t('moved.title')}>
      <strong role="status">{t('moved.title')}</strong>
      {was && (
        <p>
          {t('moved.was')} <Facts row={was} guidance={guidance} />
        </p>
      )}
      <p>
        {t('moved.now')} <Facts row={now} guidance={guidance} />
      </p>
      <Button
        onClick={() => {
          opened.accept()
          onTake?.()
        }}
      >
        {t('moved.take')}
      </Button>
    </div>
  )
}

function Facts({ row, guidance }: { readonly row: Row } & Pick<Props, 'guidance'>) {
  const t = useText(orderText)
  const { figures, fpgState, status, order } = row
  const answers = [
    figures.testSize !== null && t('moved.test', { size: shownSize(figures.testSize) }),
    fpgState === 'answered' &&
      figures.fpgSize !== null &&
      t('moved.fpg', { size: shownSize(figures.fpgSize) }),
  ].filter((text) => text !== false)
  return (
    <>
      <OrderStatusTag status={status} />{' '}
      <LadderText orderLevels={lastOrderLevels(order)} guidance={guidance} />
      {answers.map((text) => (
        <span key={text} className="br-figures">
          {' '}
          {text}
        </span>
      ))}
    </>
  )
}
