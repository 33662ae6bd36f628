import { describe, expect, it } from 'vitest'
import { allNames, languages, nameIn, shortNameIn } from './names.ts'

const lantern = {
  name: 'Lantern Harbour Securities',
  nameCn: '灯港证券',
  nameHk: '燈港證券',
  shortName: 'Lantern',
}
const inAll = (names: typeof lantern) => languages.map((language) => nameIn(language, names))
const shortInAll = (names: typeof lantern) => languages.map((language) => shortNameIn(language, names))

describe('the name for a reader', () => {
  it('is the one of the language', () => {
    expect(inAll(lantern)).toEqual(['Lantern Harbour Securities', '灯港证券', '燈港證券'])
  })

  it('is the other Chinese name where one is missing', () => {
    expect(inAll({ ...lantern, nameHk: '' })).toEqual(['Lantern Harbour Securities', '灯港证券', '灯港证券'])
    expect(inAll({ ...lantern, nameCn: '' })).toEqual(['Lantern Harbour Securities', '燈港證券', '燈港證券'])
  })

  it('is the English one where both are missing', () => {
    const english = 'Lantern Harbour Securities'
    expect(inAll({ ...lantern, nameCn: '', nameHk: '' })).toEqual([english, english, english])
  })
})

describe('the short name for a reader', () => {
  it('is short in English; Chinese names need none', () => {
    expect(shortInAll(lantern)).toEqual(['Lantern', '灯港证券', '燈港證券'])
  })

  it('is the short one without a Chinese name, and the whole one without both', () => {
    const english = { ...lantern, nameCn: '', nameHk: '' }
    expect(shortInAll(english)).toEqual(['Lantern', 'Lantern', 'Lantern'])
    expect(shortInAll({ ...english, shortName: '' })).toEqual([english.name, english.name, english.name])
  })
})

it('lists every name for a search', () => {
  expect(allNames(lantern)).toEqual(['Lantern Harbour Securities', '灯港证券', '燈港證券', 'Lantern'])
  expect(allNames({ name: 'Moss Group', nameCn: '', nameHk: '' })).toEqual(['Moss Group'])
})
