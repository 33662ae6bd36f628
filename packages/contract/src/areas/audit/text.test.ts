import { expect, it } from 'vitest'
import { entityFields } from '@bookrunner/domain/entities'
import { authoredStatuses } from '@bookrunner/domain/notices'
import { adminLogFields, adminLogValues } from './text.ts'

it('names every field of an institution', () => {
  expect(entityFields.filter((field) => !adminLogFields[field])).toEqual([])
})

it('names every status of a notice', () => {
  expect(authoredStatuses.filter((status) => !adminLogValues[status])).toEqual([])
})
