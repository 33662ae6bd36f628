import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { isStale, movesOn, type AllocVersion } from '@bookrunner/domain/allocation'
import { basisIn } from '../closed-book.ts'
import type { AllocDeal, AllocWriting } from './writing.ts'

type Written = Pick<AllocWriting, 'seq'>

/** A version in a write's reply, without names of people: those come with the list. */
export const writtenVersion = (
  version: AllocVersion,
  { deal }: Pick<AllocDeal, 'deal'>,
  { seq }: Written,
): { seq: number; version: AllocVersionView } => {
  const { id, launched, basis, decided: _, ...rest } = version
  const nameless = <D extends { at: string }>(deed: D) => ({ ...deed, by: null })
  return {
    seq,
    version: {
      ...rest,
      versionId: id,
      stale: version.stale || isStale(basis, basisIn(deal)),
      created: nameless(version.created),
      edited: nameless(version.edited),
      launched: launched && { at: launched.at, by: null, seq: launched.seq },
      signOff: version.signOff && nameless(version.signOff),
      reopened: version.reopened && nameless(version.reopened),
      deleted: version.deleted && nameless(version.deleted),
      may: movesOn(version.state).filter((act) => !version.current || (act !== 'delete' && act !== 'switch')),
    },
  }
}
