import {
  entitiesCalls,
  entityWord,
  importColumns,
  importHelp,
  orgTemplateName,
  type ImportColumn,
} from '@bookrunner/contract/entities'
import { dealRoles, idTypes, phoneAreas, regions } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { templateFile } from '../imports/index.ts'
import { readPlaces } from './entity.repo.ts'

export const orgTemplate = read(entitiesCalls.orgTemplate, async ({ db, language }) => {
  const { groups, types } = await readPlaces(db)
  const named = (rows: typeof groups) => rows.map((row) => nameIn(language, row))
  const words = <Code extends Parameters<typeof entityWord>[0]>(codes: readonly Code[]) =>
    codes.map((code) => entityWord(code, language))
  return templateFile<ImportColumn>({
    language,
    file: orgTemplateName,
    sheet: entityWord('sheet', language),
    columns: importColumns,
    nameOf: (column) => entityWord(column, language),
    help: importHelp,
    narrow: ['shortName', 'jurisdiction', 'phoneArea', 'phone'],
    choices: new Map<ImportColumn, readonly string[]>([
      ['type', named(types)],
      ['group', named(groups)],
      ['region', words(regions)],
      ['dealRoles', words(dealRoles)],
      ['idType', words(idTypes)],
      ['phoneArea', phoneAreas],
    ]),
  })
})
