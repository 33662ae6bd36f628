import { CalendarOutlined, ClockCircleOutlined, CloseCircleFilled, DownOutlined } from '@ant-design/icons'
import type { ConfigProviderProps } from 'antd'

type Icons = Pick<ConfigProviderProps, 'select' | 'datePicker' | 'timePicker'>

/**
 * The kit's own pictures are read out by their English file names ("close-circle"). Those that only decorate
 * are not read at all; the one that clears a field says so.
 */
export function kitIcons(clear: string): Icons {
  // What should replace `clearIcon`, `allowClear`, would also let every field of the kind be cleared.
  const cleared = { clearIcon: <CloseCircleFilled aria-label={clear} /> }
  return {
    select: { suffixIcon: <DownOutlined aria-hidden />, ...cleared },
    datePicker: { suffixIcon: <CalendarOutlined aria-hidden />, ...cleared },
    timePicker: { suffixIcon: <ClockCircleOutlined aria-hidden />, ...cleared },
  }
}
