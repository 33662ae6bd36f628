import type { BookReply } from '../state/browser-book.ts'
import type { NameMaps } from '../../../kit/dense-page/snapshot.ts'
import { EMPTY } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'
import { nameOf } from '../../deals/parts/index.ts'

interface NamedState extends NameMaps {
  readonly classes: BookReply['classes']
}

/** Names of a state, in the reader's language. */
export function stateNames(
  { holders, banks, groups, classes }: NamedState,
  { lang, noType }: { readonly lang: Lang; readonly noType: string },
) {
  const chinese = lang !== 'US'
  const types = new Map(classes.map(({ classId, name }) => [classId, name]))
  const whole = (known: { readonly name: string; readonly nameCn: string } | undefined): string =>
    known ? nameOf({ ...known, shortName: '' }, chinese) : EMPTY
  return {
    house: (holder: string) => whole(holders.get(holder)),
    group: (groupId: string) => whole(groups.get(groupId)),
    type: (classId: string | null) => (classId === null ? undefined : types.get(classId)) ?? noType,
    bank: (entityId: string | null) => {
      const bank = entityId === null ? undefined : banks.get(entityId)
      return bank ? nameOf(bank, chinese, true) : EMPTY
    },
  }
}
