import {
  contactColumns,
  contactHelp,
  contactTemplateTexts,
  contactWords,
  usersCalls,
  type ContactColumn,
} from '@bookrunner/contract/users'
import { phoneAreas } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { templateFile } from '../../imports/index.ts'
import { readRoles } from '../../roles/index.ts'
import { readEntities } from './import-users.repo.ts'

/** Excel offers so many institutions; any other is typed. */
const mostOffered = 5000

export const downloadBondUser = read(usersCalls.downloadBondUser, async ({ db, language }) => {
  const [roles, entities] = await Promise.all([readRoles(db, null), readEntities(db)])
  const names = entities.slice(0, mostOffered).map((entity) => nameIn(language, entity))
  return templateFile<ContactColumn>({
    language,
    file: contactTemplateTexts.file,
    sheet: contactTemplateTexts.sheet[language],
    columns: contactColumns,
    nameOf: (column) => contactWords[column][language],
    help: contactHelp,
    narrow: ['phoneArea', 'phone', 'nickName'],
    choices: new Map<ContactColumn, readonly string[]>([
      ['role', roles.map((role) => nameIn(language, role))],
      ['phoneArea', phoneAreas],
      ['entity', names.toSorted()],
    ]),
  })
})
