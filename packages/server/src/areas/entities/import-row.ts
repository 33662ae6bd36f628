import { codeNamed, entitiesCalls, type ImportColumn } from '@bookrunner/contract/entities'
import {
  dealRoles,
  emptyEntity,
  entityFaults,
  idTypes,
  regions,
  tidyEntity,
} from '@bookrunner/domain/entities'
import type { EntityFields } from '@bookrunner/domain/entities'
import { isRefusal } from '@bookrunner/domain/kernel'
import { parseInput } from '../../platform/http/parse.ts'
import { listed, namedIn, phoneIn, type ImportCells, type nameMap, type RowFault } from '../imports/index.ts'

/** Groups and types by their names. */
export interface PlacesByName {
  groups: ReturnType<typeof nameMap>
  types: ReturnType<typeof nameMap>
}

/** A row as an institution, or what is wrong in which column. */
export const institutionIn = (
  cells: ImportCells<ImportColumn>,
  places: PlacesByName,
): { fields: EntityFields } | { faults: RowFault[] } => {
  const { type, group, region, dealRoles: roles, idType, tags, phone: _, phoneArea: __, ...texts } = cells
  const groupId = group === undefined ? undefined : namedIn(places.groups, group)
  const classId = type === undefined ? undefined : namedIn(places.types, type)
  const faults: RowFault[] = []
  if (group !== undefined && groupId === undefined)
    faults.push({ field: 'group', reason: 'entity.group-unknown' })
  if (type !== undefined && classId === undefined)
    faults.push({ field: 'type', reason: 'entity.type-unknown' })
  const parsed = parseInput(entitiesCalls.add.input, {
    ...texts,
    ...phoneIn(cells),
    ...(texts.jurisdiction !== undefined && { jurisdiction: texts.jurisdiction.toUpperCase() }),
    ...(groupId !== undefined && { groupId }),
    ...(classId !== undefined && { classId }),
    ...(region !== undefined && { region: codeNamed(regions, region) }),
    ...(roles !== undefined && { dealRoles: listed(roles).map((role) => codeNamed(dealRoles, role)) }),
    ...(idType !== undefined && { idType: codeNamed(idTypes, idType) }),
    ...(tags !== undefined && { tags: listed(tags) }),
  })
  if (isRefusal(parsed)) {
    // `tags.2` is in the column of tags.
    const wrong = (parsed.fields ?? []).map((fault) => ({ ...fault, field: fault.field.replace(/\..*/, '') }))
    return { faults: [...faults, ...wrong] }
  }
  const fields = tidyEntity({ ...emptyEntity, ...parsed.value })
  const all = [...faults, ...entityFaults(fields)]
  return all.length > 0 ? { faults: all } : { fields }
}
