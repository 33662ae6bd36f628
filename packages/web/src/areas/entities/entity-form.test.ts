import { expect, it } from 'vitest'
import { emptyEntity, type EntityFields } from '@bookrunner/domain/entities'
import { textOf } from '../../platform/text.ts'
import { faultsOf } from './entity-form.ts'
import { entitiesText } from './text.ts'

const messagesOf = (change: Partial<EntityFields>) =>
  faultsOf({ ...emptyEntity, name: 'Kestrel', ...change }, 'US', textOf(entitiesText)).map(
    ({ field, message }) => [field, message],
  )

// §5, while the user types.
it.each<[Partial<EntityFields>, string, string]>([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ email: 'desk' }, 'email', 'Email format error'],
  [{ phoneArea: '852', phone: '123' }, 'phone', 'phone format error'],
  [{ phone: '23456789' }, 'phoneArea', 'Area code 86, 852 or 886 is required.'],
  [{ jurisdiction: 'H' }, 'jurisdiction', 'Two letters: HK, CN, GB'],
  [
    { lei: '5493000IBP32UQZ0KL25' },
    'lei',
    'This is no LEI: 20 capital letters and digits, with matching check digits.',
  ],
])('with %j, %s says: %s', (change, field, message) => {
  expect(messagesOf(change)).toEqual([[field, message]])
})

it('has no fault in a form that is complete, however it is written', () => {
  const change = { email: ' Desk@Kestrel.example ', jurisdiction: 'hk', lei: '5493000ibp32uqz0kl24' }
  expect(messagesOf(change)).toEqual([])
})
