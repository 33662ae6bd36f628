import { z } from 'zod'
import { dealRoles, entityStates, regions, reviewStates, sources } from '@bookrunner/domain/entities'
import { id, line } from '../../kernel/fields.ts'

/** What a list of institutions can be filtered by. */
export const entityFilter = {
  /** In any name, the LEI or a tag. */
  keyword: line(100).optional(),
  /** An id, or `none` for institutions without a group. */
  groupId: id.optional(),
  /** An id, or `none` for institutions without a type. */
  classId: id.optional(),
  region: z.enum(regions).optional(),
  dealRole: z.enum(dealRoles).optional(),
  source: z.enum(sources).optional(),
  review: z.enum(reviewStates).optional(),
  tag: line(40).optional(),
  /** Institutions in use unless merged ones are asked for. */
  state: z.enum(entityStates).optional(),
} as const
