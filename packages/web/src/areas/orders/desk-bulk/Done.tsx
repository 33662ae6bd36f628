import { CheckCircleFilled } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { orderNumber } from '@bookrunner/domain/orders'
import { Button, Flex } from 'antd'
import { mm } from '../../../kit/format.ts'
import { rowColumnTexts } from '@bookrunner/contract/orders'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { ladderLine, limitsLine } from '../desk/ladder-cell.ts'
import { orderText, overOf } from '../parts/index.ts'
import { bulkText } from './text.ts'
import type { CheckResult } from './check-result.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly done: Extract<CheckResult, { kind: 'good' }>
  readonly detail: DealDetail | undefined
  readonly onMore: () => void
  readonly onClose: () => void
}

/** The entered orders and their numbers. */
export function Done({ done: { entered, total }, detail, onMore, onClose }: Props) {
  const t = useText(bulkText)
  const orderT = useText(orderText)
  const { lang } = useReader()
  const over = overOf(detail?.header.guidance?.level)
  const count = entered.list.length
  const currency = detail?.header.currency ?? ''
  return (
    <Flex vertical gap={12}>
      <p className={css.result} role="status">
        <CheckCircleFilled aria-hidden /> <strong>{t('done', { count })}</strong>{' '}
        <span>{t('total', { currency, total: mm(total) })}</span>
      </p>
      <div className={css.scroll}>
        <table aria-label={t('done.label')}>
          <thead>
            <tr>
              <th scope="col">{t('done.number')}</th>
              <th scope="col">{rowColumnTexts.investor[lang]}</th>
              <th scope="col">{t('done.through')}</th>
              <th scope="col">{rowColumnTexts.limit[lang]}</th>
              <th scope="col" data-figure>
                {t('done.size')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entered.list.map(({ orderId, investor, through, orderLevels, size }) => (
              <tr key={orderId} translate="no">
                <td>{orderNumber(orderId)}</td>
                <td>{nameOf(investor, lang)}</td>
                <td>{nameOf(through, lang)}</td>
                <td>
                  {orderLevels.length > 1
                    ? ladderLine(orderLevels, over)
                    : orderLevels.map((each) => limitsLine(each, over) || orderT('reoffer'))}
                </td>
                <td data-figure>{mm(size)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.foot}>
        <span className={css.status} />
        <Button onClick={onMore}>{t('done.more')}</Button>
        <Button type="primary" autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Flex>
  )
}
