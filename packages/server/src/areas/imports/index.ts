import { openImportDays } from '@bookrunner/domain/imports'
import type { Area } from '../../platform/area.ts'
import { sweepImports } from './work.ts'

export { importHandlers } from './handlers.ts'
export {
  loadAdding,
  loggedIds,
  saveAdded,
  type ImportCells,
  type ImportKind,
  type ImportToAdd,
} from './import-kind.ts'
export type { RowFault } from './import-record.ts'
export { listed, nameMap, namedIn, phoneIn } from './cells.ts'
export { templateFile } from './template.ts'
export { importWork } from './work.ts'

/** What institutions and contacts are imported with; each area to the right adds its own kind. */
export const imports: Area = {
  handlers: [],
  tasks: { 'imports.sweep': sweepImports(openImportDays) },
  timed: { 'imports.sweep': '40 2 * * *' },
}
