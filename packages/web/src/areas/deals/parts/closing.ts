import type { DealHeader } from '@bookrunner/contract/deals'

/** Orders may come, if its book is not closed: there is a time that runs. */
export const runs = ({ status }: Pick<DealHeader, 'status'>): boolean =>
  status === 'Test' || status === 'IPG' || status === 'FPG'

/** During a test, the time that runs is the end of the test. */
export const endsTest = ({ status }: Pick<DealHeader, 'status'>): boolean => status === 'Test'

/** What is counted down to; null where nothing runs: a deal that is priced, over or not begun keeps its old time. */
export const closingAt = (face: Pick<DealHeader, 'status' | 'bookClosed' | 'closesAt'>): string | null =>
  runs(face) && !face.bookClosed ? face.closesAt : null
