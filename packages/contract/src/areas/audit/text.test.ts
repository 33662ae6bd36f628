import { expect, it } from 'vitest'
import { entityFields } from '@bookrunner/domain/entities'
import { adminLogFields } from './text.ts'

it('names every field of an institution', () => {
  expect(entityFields.filter((field) => !adminLogFields[field])).toEqual([])
})
