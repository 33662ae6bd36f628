import {
  entitiesCalls,
  entityWord,
  importColumns,
  importHelp,
  importTemplateTexts,
  type ImportColumn,
} from '@bookrunner/contract/entities'
import { dealRoles, idTypes, phoneAreas, regions } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { sheetFile } from '../../platform/sheet.ts'
import { readPlaces } from './entity.repo.ts'

const narrow: readonly ImportColumn[] = ['shortName', 'jurisdiction', 'phoneArea', 'phone']

/** An empty list with drop-downs, a sheet that explains each column, and a sheet of what can be chosen. */
export const orgTemplate = read(entitiesCalls.orgTemplate, async ({ db, language }) => {
  const { groups, types } = await readPlaces(db)
  const word = (key: keyof typeof importTemplateTexts) => importTemplateTexts[key][language]
  const named = (rows: typeof groups) => rows.map((row) => nameIn(language, row))
  const words = <Code extends Parameters<typeof entityWord>[0]>(codes: readonly Code[]) =>
    codes.map((code) => entityWord(code, language))
  const choices = new Map<ImportColumn, readonly string[]>([
    ['type', named(types)],
    ['group', named(groups)],
    ['region', words(regions)],
    ['dealRoles', words(dealRoles)],
    ['idType', words(idTypes)],
    ['phoneArea', phoneAreas],
  ])
  const chosen = [...choices]
  const longest = Math.max(...chosen.map(([, values]) => values.length))
  return sheetFile(word('file'), [
    {
      name: entityWord('sheet', language),
      columns: importColumns.map((column) => {
        const at = chosen.findIndex(([each]) => each === column)
        return {
          header: entityWord(column, language),
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
      rows: importColumns.map((column) => [
        entityWord(column, language),
        importHelp[column].text[language],
        importHelp[column].example,
      ]),
    },
    {
      name: word('choices'),
      columns: chosen.map(([column]) => ({ header: entityWord(column, language), width: 28 })),
      rows: Array.from({ length: longest }, (_, at) => chosen.map(([, values]) => values[at] ?? null)),
    },
  ])
})
