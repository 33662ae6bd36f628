import {
  AimOutlined,
  CheckCircleFilled,
  CloseCircleOutlined,
  EditOutlined,
  ExperimentOutlined,
  HourglassOutlined,
  MinusCircleOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { orderCodeName } from '@bookrunner/contract/orders'
import type { OrderStatus } from '@bookrunner/domain/orders'
import type { ComponentType } from 'react'
import { useReader } from '../../deals/parts/index.ts'
import tagsCss from '../../../kit/tags.module.css'

/** The icon repeats the colour, which is that of the deal's status. */
const signs: Record<OrderStatus, readonly [ComponentType, string]> = {
  Draft: [EditOutlined, 'Draft'],
  Submitted: [SendOutlined, 'IPG'],
  Testing: [ExperimentOutlined, 'Test'],
  FPG: [AimOutlined, 'FPG'],
  Allocated: [CheckCircleFilled, 'Priced'],
  Unallocated: [MinusCircleOutlined, 'Expired'],
  Withdrawn: [CloseCircleOutlined, 'Expired'],
  Aborted: [StopOutlined, 'Aborted'],
  IssueFailed: [HourglassOutlined, 'Aborted'],
}

/** The status of an order (§4). */
export function OrderStatusTag({ status }: { readonly status: OrderStatus }) {
  const { lang } = useReader()
  const [Icon, colour] = signs[status]
  return (
    <span className={tagsCss.status} data-status={colour}>
      <Icon aria-hidden />
      {orderCodeName('status', status, lang)}
    </span>
  )
}
