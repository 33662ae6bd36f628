import type { Centre } from '@bookrunner/domain/deals'

export interface HolidaysTables {
  holiday: { centre: Centre; day: string; kind: 'holiday' | 'workday'; name: string }
}
