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

/** Why a file is not taken where only a workbook is. */
export type WorkbookReason = Exclude<FileReason, 'file.kind'> | 'file.not-workbook'

/** The reason is that of the whole request and that of its one file. */
export const refuseFile = <Reason extends FileReason | WorkbookReason>(
  reason: Reason,
  params?: Params,
): Refusal<Reason> => {
  const why = params ? { reason, params } : { reason }
  return { refused: true, ...why, fields: [{ field: 'file', ...why }] }
}
