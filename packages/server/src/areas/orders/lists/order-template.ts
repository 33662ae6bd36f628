import { rowColumnTexts, templateHelp, templateTexts, ordersCalls } from '@bookrunner/contract/orders'
import { fill } from '@bookrunner/contract/kernel'
import { isRefusal } from '@bookrunner/domain/kernel'
import { limitKinds, limitKindsOf, rowColumns, type RowColumn } from '@bookrunner/domain/orders'
import { read } from '../../../platform/http/handler.ts'
import { sheetFile } from '../../../platform/sheet.ts'
import { readEnterableDeal } from '../desk/desk-deal.ts'

const wide: readonly RowColumn[] = ['investor', 'ladder', 'comment', 'privateComment']

/** An empty list with the deal's columns, and a sheet that explains each. */
export const orderTemplate = read(ordersCalls.orderTemplate, async ({ input, actor, db, language }) => {
  const deal = await readEnterableDeal(db, actor, input.dealId)
  if (isRefusal(deal)) return deal
  const limits: readonly string[] = limitKindsOf(deal.terms)
  const others: readonly string[] = limitKinds.filter((kind) => !limits.includes(kind))
  const columns = rowColumns.filter((column) => column !== 'limit' && !others.includes(column))
  const word = (key: keyof typeof templateTexts) => templateTexts[key][language]
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
        templateHelp[column].text[language],
        templateHelp[column].example,
      ]),
    },
  ])
})
