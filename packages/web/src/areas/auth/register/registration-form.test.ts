import { describe, expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { emptyRegistration, faultsIn, sentOf, type RegistrationValues } from './registration-form.ts'
import { registerText } from './text.ts'

const t = textOf(registerText)
const complete: RegistrationValues = {
  ...emptyRegistration('US'),
  name: ' Harbour Lane ',
  region: 'APAC',
  jurisdiction: 'HK',
  contact: 'Ada Lau',
  phone: '2345 6789',
}
const messages = (change: Partial<RegistrationValues>) =>
  faultsIn({ ...complete, ...change }, 'US', t).map(({ field, message }) => [field, message])

describe('the form of a registration', () => {
  it('prompts for what is missing, in the order of the form', () => {
    expect(faultsIn(emptyRegistration('US'), 'US', t).map(({ message }) => message)).toEqual([
      'Enter the entity.',
      'Select a region.',
      'Select a jurisdiction.',
      'Enter the name.',
      'Enter a phone number.',
    ])
  })

  it('says what is wrong in the words of the specification', () => {
    expect(messages({ phone: '123' })).toEqual([['phone', 'phone format error']])
    expect(messages({})).toEqual([])
  })

  it('judges an LEI as soon as it is whole', () => {
    const fault = (lei: string) => faultsIn({ ...complete, lei }, 'US', t)[0]
    expect(fault('5493000IBP')?.atOnce).toBeUndefined()
    expect(fault('5493000IBP32UQZ0KL25')?.atOnce).toBe(true)
    expect(fault('5493000ibp32uqz0kl24')).toBeUndefined()
  })

  it('sends what the call takes: trimmed, without fields of the reviewer', () => {
    const sent = sentOf({ ...complete, lei: '5493000ibp32uqz0kl24', remark: 'x', tags: ['y'] })
    expect(sent).toMatchObject({ name: 'Harbour Lane', lei: '5493000IBP32UQZ0KL24', phone: '23456789' })
    expect(Object.keys(sent)).not.toContain('remark')
    expect(Object.keys(sent)).not.toContain('tags')
  })

  it('begins with the area code of the reader', () => {
    expect(emptyRegistration('CN').phoneArea).toBe('86')
    expect(emptyRegistration('HK').phoneArea).toBe('852')
  })
})
