import { rowColumnTexts, templateHelp, templateWords, ordersCalls } from '@bookrunner/contract/orders'
import { fill } from '@bookrunner/contract/kernel'
import { isRefusal } from '@bookrunner/domain/kernel'
import { limitKinds, limitKindsOf, rowColumns, type RowColumn } from '@bookrunner/domain/orders'
import { read } from '../../../platform/http/handler.ts'
import { sheetFile } from '../../../platform/sheet.ts'
import { readEntering } from '../desk/desk-deal.ts'

const wide: readonly RowColumn[] = ['investor', 'ladder', 'comment', 'privateComment']

/** An empty list with the columns this deal has, and beside it a sheet that says what is read in each. */
export const orderTemplate = read(ordersCalls.orderTemplate, async ({ input, actor, db, language }) => {
  const deal = await readEntering(db, actor, input.dealId)
  if (isRefusal(deal)) return deal
  const limits: readonly string[] = limitKindsOf(deal.terms)
  const others: readonly string[] = limitKinds.filter((kind) => !limits.includes(kind))
  const columns = rowColumns.filter((column) => !others.includes(column))
  const word = (key: keyof typeof templateWords) => templateWords[key][language]
  return sheetFile(fill(word('file'), { deal: deal.name }), [
    {
      name: word('sheet'),
      columns: columns.map((column) => ({
        header: rowColumnTexts[column][language],
        width: wide.includes(column) ? 30 : 16,
      })),
      rows: [],
    },
    {
      name: word('help'),
      columns: [
        { header: word('column'), width: 22 },
        { header: word('what'), width: 60 },
        { header: word('example'), width: 30 },
      ],
      rows: columns.map((column) => [
        rowColumnTexts[column][language],
        templateHelp[column].says[language],
        templateHelp[column].example,
      ]),
    },
  ])
})
