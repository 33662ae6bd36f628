import { userSheetTexts, usersCalls } from '@bookrunner/contract/users'
import type { Language } from '@bookrunner/contract/kernel'
import { nameIn, refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { sheetFile, type SheetCell } from '../../platform/sheet.ts'
import { eachUser } from './user-list.repo.ts'
import { positionOf, readUser } from './user.repo.ts'
import type { UserRow } from './user-state.ts'
import { entityView, userView } from './view.ts'

const columns: readonly [
  word: Exclude<keyof typeof userSheetTexts, 'sheet' | 'active' | 'frozen'>,
  width: number,
  cell: (row: UserRow, language: Language) => SheetCell,
][] = [
  ['account', 34, ({ account }) => account],
  ['name', 24, ({ name }) => name],
  ['nickName', 16, (row) => row.nick_name],
  ['phone', 18, (row) => (row.phone ? `+${row.phone_area} ${row.phone}` : null)],
  [
    'entity',
    34,
    (row, language) => {
      const entity = entityView(row)
      return entity && nameIn(language, entity)
    },
  ],
  ['department', 18, (row, language) => userView(row, language).department?.name ?? null],
  ['role', 24, (row, language) => userView(row, language).group.name],
  ['tier', 24, ({ tier }, language) => userSheetTexts[tier][language]],
  ['status', 12, ({ status }, language) => userSheetTexts[status][language]],
]

/** The list as a file: what its filters leave. */
export const exportList = read(usersCalls.exportList, async ({ input, actor, db, language, workers }) => {
  const editor = await readUser(db, actor.userId)
  if (!editor) return refuse('record.unknown')
  const name = userSheetTexts.sheet[language]
  const heads = columns.map(([word, width]) => ({ header: userSheetTexts[word][language], width }))
  const users = eachUser(db, positionOf(editor), input)
  async function* rows() {
    for await (const user of users) yield columns.map(([, , cell]) => cell(user, language))
  }
  return sheetFile(name, [{ name, columns: heads, rows: rows() }], workers)
})
