import type { Code } from '../codes.ts'

/** Why a file is refused: its size, its kind, or a list in it that cannot be read. */
export const fileReasons = {
  'file.too-large': 413,
  'file.empty': 400,
  'list.columns-unknown': 400,
  'list.columns-unread': 400,
  'list.column-twice': 400,
  'list.sheets-several': 400,
  'list.cell-formula': 400,
  'list.cells-merged': 400,
  'list.rows-many': 400,
  'list.rows-none': 400,
  'file.kind': 400,
  'file.not-workbook': 400,
  'file.ending': 400,
  'file.damaged': 400,
  'file.hidden': 400,
  'file.macros': 400,
  'file.too-many': 429,
} as const satisfies Record<string, Code>
