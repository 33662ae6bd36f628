import { expect, it } from 'vitest'
import { gridText } from './text.ts'
import { typeCode } from './type-code.ts'

const codesIn = (lang: 'US' | 'CN' | 'HK', ...names: string[]) =>
  names.map((name) => typeCode(name, (key) => gridText.books[lang][key]))

it('has the usual code of a type, in the reader’s language', () => {
  expect(codesIn('US', 'Asset manager', 'Central bank / official institution', 'Corporate')).toEqual([
    'AM',
    'CB',
    'CORP',
  ])
  expect(codesIn('CN', '资产管理', '央行及官方机构', '保险')).toEqual(['资管', '央行', '保险'])
})

it('makes a code of the name of a type that an administrator added', () => {
  expect(codesIn('US', 'Sovereign wealth fund', 'Family office', 'Broker-dealer of record', 'Trust')).toEqual(
    ['SWF', 'FO', 'BDR', 'Trust'],
  )
  expect(codesIn('US', 'Foundations')).toEqual(['FOUN'])
  expect(codesIn('CN', '家族办公室投资')).toEqual(['家族办公'])
})
