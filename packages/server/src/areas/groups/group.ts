import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import type { Transaction } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { attachFiles, dropFiles, loadFiles, type FileToUse } from '../files/index.ts'
import {
  deleteGroup,
  insertGroup,
  loadGroup,
  loadTaken,
  updateGroup,
  type GroupRecord,
} from './group.repo.ts'

export interface GroupState {
  group: GroupRecord | undefined
  /** The names of other groups, in small letters. */
  taken: ReadonlySet<string>
  files: ReadonlyMap<string, FileToUse>
}

/** `before` is absent for a new group, `after` for a deleted one. */
export interface GroupChange {
  before: GroupRecord | undefined
  after: GroupRecord | undefined
}

/** A group: one lock, one log. */
export const group: Aggregate<GroupState, { logoId?: string | null }, GroupChange> = {
  kind: 'group',
  load: async (transaction, id, needs) => {
    const logos = needs.flatMap(({ logoId }) => logoId ?? [])
    const [record, taken, files] = await Promise.all([
      loadGroup(transaction, id),
      loadTaken(transaction, id),
      loadFiles(transaction, logos),
    ])
    return { group: record, taken, files }
  },
  apply: (state, { after }) => {
    state.group = after
  },
  save: (transaction, id, changes) =>
    Promise.all(changes.flatMap(({ change }) => saveChange(transaction, id, change))),
}

const saveChange = (
  transaction: Transaction,
  id: string,
  { before, after }: GroupChange,
): Promise<unknown>[] => {
  const isNewLogo = before?.logoId !== after?.logoId
  const save = before ? updateGroup : insertGroup
  return [
    ...(isNewLogo && after?.logoId ? [attachFiles(transaction, [after.logoId])] : []),
    after ? save(transaction, after) : deleteGroup(transaction, id),
    ...(isNewLogo && before?.logoId ? [dropFiles(transaction, [before.logoId])] : []),
  ]
}

/** Why a group cannot become like this. */
export const groupFault = ({ before, after }: GroupChange, { taken, files }: GroupState, userId: string) => {
  if (!after) return undefined
  if (taken.has(after.name.toLowerCase()))
    return refuseFields('input.invalid', [{ field: 'name', reason: 'record.exists' }])
  if (after.logoId === null || after.logoId === before?.logoId) return undefined
  const file = files.get(after.logoId)
  if (!file || file.attached || file.ownerId !== userId) return refuse('record.unknown')
  return file.purpose === 'logo' ? undefined : refuse('file.kind', { kinds: 'JPG, PNG' })
}
