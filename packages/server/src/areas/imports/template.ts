import { templateTexts, type ColumnHelp } from '@bookrunner/contract/imports'
import type { Language, LocalizedText } from '@bookrunner/contract/kernel'
import type { SentFile } from '../../platform/http/send-file.ts'
import { sheetFile } from '../../platform/sheet.ts'

interface Template<Column extends string> {
  language: Language
  file: LocalizedText
  sheet: string
  columns: readonly Column[]
  nameOf: (column: Column) => string
  help: Readonly<Record<Column, ColumnHelp>>
  narrow: readonly Column[]
  /** Cells that Excel offers. */
  choices: ReadonlyMap<Column, readonly string[]>
}

/** An empty list with drop-downs, a sheet that explains each column, and a sheet of what can be chosen. */
export const templateFile = <Column extends string>({
  language,
  file,
  sheet,
  columns,
  nameOf,
  help,
  narrow,
  choices,
}: Template<Column>): SentFile => {
  const word = (key: keyof typeof templateTexts) => templateTexts[key][language]
  const chosen = [...choices]
  const longest = Math.max(...chosen.map(([, values]) => values.length))
  return sheetFile(file[language], [
    {
      name: sheet,
      columns: columns.map((column) => {
        const at = chosen.findIndex(([each]) => each === column)
        return {
          header: nameOf(column),
          width: narrow.includes(column) ? 14 : 28,
          ...(at >= 0 && { choices: { sheet: word('choices'), column: at, count: chosen[at]![1].length } }),
        }
      }),
      rows: [],
    },
    {
      name: word('help'),
      columns: [
        { header: word('column'), width: 26 },
        { header: word('what'), width: 60 },
        { header: word('example'), width: 34 },
      ],
      rows: columns.map((column) => [nameOf(column), help[column].text[language], help[column].example]),
    },
    {
      name: word('choices'),
      columns: chosen.map(([column]) => ({ header: nameOf(column), width: 28 })),
      rows: Array.from({ length: longest }, (_, at) => chosen.map(([, values]) => values[at] ?? null)),
    },
  ])
}
