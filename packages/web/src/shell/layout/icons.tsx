import type { RouteIcon } from '@bookrunner/domain/access'
import {
  AppstoreOutlined,
  AccountBookOutlined,
  BankOutlined,
  ControlOutlined,
  FileTextOutlined,
  FundProjectionScreenOutlined,
  OrderedListOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

const ICONS: Record<RouteIcon, ReactNode> = {
  dashboard: <FundProjectionScreenOutlined aria-hidden />,
  deal: <FileTextOutlined aria-hidden />,
  order: <OrderedListOutlined aria-hidden />,
  entity: <BankOutlined aria-hidden />,
  limit: <ControlOutlined aria-hidden />,
  user: <TeamOutlined aria-hidden />,
  loan: <AccountBookOutlined aria-hidden />,
  system: <SettingOutlined aria-hidden />,
}

/** The picture of a menu entry by its name; one an administrator added may have a name we do not draw. */
export function menuIcon(name: string): ReactNode {
  return (ICONS as Readonly<Record<string, ReactNode>>)[name] ?? <AppstoreOutlined aria-hidden />
}
