import type { LocalizedNames } from '@bookrunner/domain/kernel'
import type { BookReply } from '../state/browser-book.ts'
import type { NameMaps } from '../../../kit/dense-page/snapshot.ts'
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
  const types = new Map(classes.map(({ classId, name }) => [classId, name]))
  const whole = (known: LocalizedNames | undefined): string => nameOf(known, lang)
  return {
    house: (holder: string) => whole(holders.get(holder)),
    group: (groupId: string) => whole(groups.get(groupId)),
    type: (classId: string | null) => (classId === null ? undefined : types.get(classId)) ?? noType,
    bank: (entityId: string | null) =>
      nameOf(entityId === null ? undefined : banks.get(entityId), lang, true),
  }
}
