import type { Params, Refusal } from '../../kernel/index.ts'

/** Why a file is not taken. */
export type FileReason =
  | 'file.too-large'
  | 'file.empty'
  | 'file.kind'
  | 'file.ending'
  | 'file.damaged'
  | 'file.hidden'
  | 'file.macros'

/** The reason is that of the whole request and that of its one file. */
export const refuseFile = (reason: FileReason, params?: Params): Refusal<FileReason> => {
  const why = params ? { reason, params } : { reason }
  return { refused: true, ...why, fields: [{ field: 'file', ...why }] }
}
