import type { Area } from '../../platform/area.ts'
import { accountOpening } from './account-opening.ts'
import { add } from './add.ts'
import { alike } from './alike.ts'
import { assignClass, assignGroup, assignTags } from './assign.ts'
import { del } from './del.ts'
import { edit } from './edit.ts'
import { exportList } from './export.ts'
import { importHandlers, importWork } from '../imports/index.ts'
import { institutionsImport } from './import.ts'
import { orgTemplate } from './import-template.ts'
import { info, list, logo } from './reads.ts'

export { afterPatch, entity, newEntity, saveEntityEdit, type EntityState } from './entity.ts'
export type { EntityRecord } from './entity-record.ts'
export { insertEntity, loadLockedEntity, loadPlaces, readPlaces } from './entity.repo.ts'
export {
  decideRegistration,
  eraseApplicant,
  eraseApplicantsBefore,
  hasWaiting,
  insertRegistration,
  loadRegistration,
  readRefused,
  type Applicant,
  type Registration,
} from './registration.repo.ts'
export { isAddressee, loadNamedIn } from './uses.repo.ts'
export { entityView } from './view.ts'

export const entities: Area = {
  handlers: [
    list,
    info,
    logo,
    alike,
    add,
    edit,
    del,
    exportList,
    assignClass,
    assignGroup,
    assignTags,
    ...accountOpening,
    ...importHandlers(institutionsImport),
    orgTemplate,
  ],
  due: [importWork(institutionsImport)],
}
