import type { LocalizedNames } from '@bookrunner/domain/kernel'
import type { LoggedValue } from '../../platform/service/index.ts'

/** The names of an entry that differ, for the log. */
export const loggedNames = (
  before: LocalizedNames | undefined,
  after: LocalizedNames | undefined,
): LoggedValue[] =>
  (['name', 'nameCn', 'nameHk'] as const)
    .map((field) => ({ field, from: before?.[field] || null, to: after?.[field] || null }))
    .filter(({ from, to }) => from !== to)
