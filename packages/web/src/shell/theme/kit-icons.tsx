import {
  CalendarOutlined,
  ClockCircleOutlined,
  CloseCircleFilled,
  DownOutlined,
  LoadingOutlined,
} from '@ant-design/icons'
import type { ConfigProviderProps } from 'antd'

type Icons = Pick<ConfigProviderProps, 'select' | 'datePicker' | 'timePicker' | 'button'>

/**
 * The kit's own pictures are read out by their English file names ("close-circle"). Those that only decorate
 * are not read at all; the one that clears a field says so.
 */
export function kitIcons(clear: string): Icons {
  // What should replace `clearIcon`, `allowClear`, would also let every field of the kind be cleared.
  const cleared = { clearIcon: <CloseCircleFilled aria-label={clear} /> }
  const loading = { loadingIcon: <LoadingOutlined spin aria-hidden /> }
  return {
    button: { autoInsertSpace: false, ...loading },
    select: { suffixIcon: <DownOutlined aria-hidden />, ...cleared, ...loading },
    datePicker: { suffixIcon: <CalendarOutlined aria-hidden />, ...cleared },
    timePicker: { suffixIcon: <ClockCircleOutlined aria-hidden />, ...cleared },
  }
}
