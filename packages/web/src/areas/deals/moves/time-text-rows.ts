import type { Rows } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Texts of the fields for a time of a move. US, CN, HK. */
export const timeRows = {
  'time.label': ['{label} ({zone})', '{label}（{zone}）', '{label}（{zone}）'],
  'time.day': ['{label}, day', '{label}：日期', '{label}：日期'],
  'time.hint': ['For example 16:30, 1630 or 4:30pm', '例如 16:30 或 1630', '例如 16:30 或 1630'],
  'time.unread': [
    'Enter a time such as 16:30, 1630 or 4:30pm.',
    '请输入时间，例如 16:30 或 1630。',
    '請輸入時間，例如 16:30 或 1630。',
  ],
  'time.past': ['This time has passed', '该时间已过', '該時間已過'],
  'time.in': ['in {left}', '{left}后', '{left}後'],
  'time.own': ['{time} your time', '您的时间 {time}', '您的時間 {time}'],
  'time.minutes_one': ['{count} minute', '{count} 分钟', '{count} 分鐘'],
  'time.minutes_other': ['{count} minutes', '{count} 分钟', '{count} 分鐘'],
  'time.hours_one': ['{count} hour', '{count} 小时', '{count} 小時'],
  'time.hours_other': ['{count} hours', '{count} 小时', '{count} 小時'],
  'time.hoursMinutes': [
    '{hours} h {minutes} min',
    '{hours} 小时 {minutes} 分钟',
    '{hours} 小時 {minutes} 分鐘',
  ],
  'time.daysHours': ['{days} d {hours} h', '{days} 天 {hours} 小时', '{days} 天 {hours} 小時'],
  'time.days_one': common.countDay,
  'time.days_other': common.countDays,
  'time.plus': ['+{minutes} min', '+{minutes} 分钟', '+{minutes} 分鐘'],
  'time.minus': ['−{minutes} min', '−{minutes} 分钟', '−{minutes} 分鐘'],
  'time.problem.time': [
    'Enter a time, such as 16:30.',
    '请输入时间，例如 16:30。',
    '請輸入時間，例如 16:30。',
  ],
  'time.problem.day': [
    'Enter a day, such as 24 Nov or 2026-11-24.',
    '请输入日期，例如 11月24日 或 2026-11-24。',
    '請輸入日期，例如 11月24日 或 2026-11-24。',
  ],
  'time.problem.off-clock': [
    'The clocks change at this time. Choose another time.',
    '时钟于此刻调整，请另选时间。',
    '時鐘於此刻調整，請另選時間。',
  ],
  'time.problem.past': [
    'This time has passed. Choose a later time.',
    '该时间已过，请选择更晚的时间。',
    '該時間已過，請選擇更晚的時間。',
  ],
  'times.none': common.notSet,
  'times.clear': common.clear,
  'times.set': ['Set a time', '设定时间', '設定時間'],
  'times.addRegion': [
    'Add the subject time of a region',
    '添加某地区转为有条件接单的时间',
    '新增某地區轉為有條件接單的時間',
  ],
  'times.same': common.noDataChanges,
} as const satisfies Rows
