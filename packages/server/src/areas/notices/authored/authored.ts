import { refuse, refuseFields, type Refusal } from '@bookrunner/domain/kernel'
import { authoredFault, type AuthoredNotice } from '@bookrunner/domain/notices'
import { addJob } from '../../../platform/jobs.ts'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Aggregate, Stamp } from '../../../platform/service/index.ts'
import { attachFiles, dropFiles, loadFiles, type FileToUse } from '../../files/index.ts'
import {
  deleteAuthored,
  loadAuthored,
  loadKnown,
  saveAuthored,
  type AuthoredRecord,
} from './authored.repo.ts'

export interface AuthoredState {
  notice: AuthoredRecord | undefined
  files: ReadonlyMap<string, FileToUse>
  /** The requested institutions and people that exist. */
  known: ReadonlySet<string>
}

export interface AuthoredNeed {
  imageId?: string | null
  entityIds?: readonly string[]
  userIds?: readonly string[]
}

/** `before` is absent for a new notice, `after` for a deleted one. */
export interface AuthoredChange {
  before: AuthoredRecord | undefined
  after: AuthoredRecord | undefined
}

/** A notice that administrators write: one lock, one log. */
export const authored: Aggregate<AuthoredState, AuthoredNeed, AuthoredChange> = {
  kind: 'msg',
  load: async (transaction, id, needs) => {
    const all = <Key extends 'entityIds' | 'userIds'>(key: Key) => needs.flatMap((need) => need[key] ?? [])
    const [notice, files, known] = await Promise.all([
      loadAuthored(transaction, id),
      loadFiles(
        transaction,
        needs.flatMap(({ imageId }) => imageId ?? []),
      ),
      loadKnown(transaction, all('entityIds'), all('userIds')),
    ])
    return { notice, files, known }
  },
  apply: (state, { after }) => {
    state.notice = after
  },
  save: (transaction, id, changes) =>
    Promise.all(changes.flatMap(({ change }) => saveChange(transaction, id, change))),
}

const saveChange = (
  transaction: Transaction,
  id: string,
  { before, after }: AuthoredChange,
): Promise<unknown>[] => {
  const isNewImage = before?.imageId !== after?.imageId
  const isSent = after?.status === 'sent' && before?.status !== 'sent'
  return [
    ...(isNewImage && after?.imageId ? [attachFiles(transaction, [after.imageId])] : []),
    after ? saveAuthored(transaction, after) : deleteAuthored(transaction, id),
    ...(isNewImage && before?.imageId ? [dropFiles(transaction, [before.imageId])] : []),
    ...(isSent ? [addJob(transaction, 'notices.publish', { logId: id })] : []),
  ]
}

type SavedReason =
  | 'input.invalid'
  | 'record.unknown'
  | 'file.kind'
  | 'field.required'
  | 'notice.content-long'
  | 'notice.images-many'
  | 'notice.time-past'

const isImageIn = ({ texts }: AuthoredNotice): boolean =>
  Object.values(texts).some((text) => text?.content.includes('<img') ?? false)

/** Why a notice cannot become like this. */
export const saveFault = (
  { before, after }: { before: AuthoredRecord | undefined; after: AuthoredRecord },
  { files, known }: AuthoredState,
  { userId, publish, now }: { userId: string; publish: boolean } & Pick<Stamp, 'now'>,
): Refusal<SavedReason> | undefined => {
  const strange = (field: 'entityIds' | 'userIds') => after[field].some((id) => !known.has(id))
  const fields = (['entityIds', 'userIds'] as const).filter(strange)
  if (fields.length > 0)
    return refuseFields(
      'input.invalid',
      fields.map((field) => ({ field, reason: 'record.unknown' as const })),
    )
  return authoredFault(after, { publish, now }) ?? imageFault(before, after, files, userId)
}

const imageFault = (
  before: AuthoredRecord | undefined,
  after: AuthoredRecord,
  files: AuthoredState['files'],
  userId: string,
): Refusal<'record.unknown' | 'file.kind'> | undefined => {
  if (after.imageId === null) return isImageIn(after) ? refuse('record.unknown') : undefined
  if (after.imageId === before?.imageId) return undefined
  const file = files.get(after.imageId)
  if (!file || file.attached || file.ownerId !== userId) return refuse('record.unknown')
  return file.purpose === 'image' ? undefined : refuse('file.kind', { kinds: 'PNG, JPG, GIF' })
}

/** Sent now, scheduled, or stored as a draft. */
export const publishedAs = (
  record: AuthoredRecord,
  publish: boolean,
  { now }: Pick<Stamp, 'now'>,
): AuthoredRecord => {
  if (!publish) return record
  return record.publishing === 'scheduled'
    ? { ...record, status: 'scheduled' }
    : { ...record, status: 'sent', sentAt: now.toString() }
}
