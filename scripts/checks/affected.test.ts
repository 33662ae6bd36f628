import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { visits } from '../../e2e/visits.ts'
import { root } from '../lib/root.ts'
import { affectedBy } from './affected.ts'
import { areas } from './location.ts'

const nothing = { unit: [], api: [], e2e: [] }
const everything = { unit: true, api: true, e2e: true }
const journeys = (...names: string[]) => names.map((name) => `e2e/journeys/${name}.spec.ts`)

describe('what a change affects', () => {
  it('is the area and those to its right, in every package that may know it', () => {
    const { unit, api, e2e } = affectedBy(['packages/domain/src/areas/book/totals.ts'])
    expect(unit).toEqual([
      'packages/domain/src/areas/book/',
      'packages/domain/src/areas/allocation/',
      'packages/contract/src/areas/book/',
      'packages/contract/src/areas/allocation/',
      'packages/web/src/areas/book/',
      'packages/web/src/areas/allocation/',
    ])
    expect(api).toEqual([
      'packages/server/src/areas/book/',
      'packages/server/src/areas/allocation/',
      'packages/server/test/',
    ])
    expect(e2e).toEqual(expect.arrayContaining(journeys('order-book', 'allocation')))
    expect(e2e).not.toContain('e2e/journeys/my-orders.spec.ts')
  })

  it('is no unit test of an area of the server', () => {
    expect(affectedBy(['packages/server/src/areas/allocation/launch.ts'])).toMatchObject({
      unit: [],
      api: ['packages/server/src/areas/allocation/', 'packages/server/test/'],
    })
  })

  it('is, of a screen, its unit tests and the journeys that visit it', () => {
    const { unit, api, e2e } = affectedBy(['packages/web/src/areas/allocation/grid/Grid.tsx'])
    expect(unit).toEqual(['packages/web/src/areas/allocation/'])
    expect(api).toEqual([])
    expect(e2e).toContain('e2e/journeys/allocation-flow.spec.ts')
    expect(e2e).not.toContain('e2e/journeys/order-book.spec.ts')
  })

  it('is every screen after a change of what screens share', () => {
    expect(affectedBy(['packages/web/src/kit/grid/RowGrid.tsx'])).toEqual({
      unit: ['packages/web/'],
      api: [],
      e2e: true,
    })
  })

  it.each([
    'packages/domain/src/kernel/refusal.ts',
    'packages/contract/src/kernel/call.ts',
    'packages/contract/src/text/us.ts',
    'packages/contract/src/index.ts',
    'package-lock.json',
    'vitest.config.ts',
    'tsconfig.base.json',
    'something/new.ts',
  ])('is everything after a change of %s', (path) => {
    expect(affectedBy([path])).toEqual(everything)
  })

  it.each(['docs/orders.md', 'CONTRIBUTING.md', 'bench/orders.ts', 'deploy/compose.yaml', '.oxlintrc.json'])(
    'is what check finds, and no more, after a change of %s',
    (path) => expect(affectedBy([path])).toEqual(nothing),
  )

  it('is everything on the server after a change of its platform, tables or demo world', () => {
    for (const path of ['src/platform/jobs.ts', 'migrations/0001-base.ts', 'seeds/base.ts', 'test/app.ts'])
      expect(affectedBy([`packages/server/${path}`])).toEqual({ unit: [], api: true, e2e: true })
  })

  it('is a test that changed, alone', () => {
    expect(affectedBy(['packages/web/src/areas/book/rows.test.ts'])).toEqual({
      ...nothing,
      unit: ['packages/web/src/areas/book/rows.test.ts'],
    })
    expect(affectedBy(['packages/server/src/areas/book/totals.api.test.ts'])).toEqual({
      ...nothing,
      api: ['packages/server/src/areas/book/totals.api.test.ts'],
    })
    expect(affectedBy(journeys('bell'))).toEqual({ ...nothing, e2e: journeys('bell') })
    expect(affectedBy(['scripts/checks/texts.test.ts'])).toMatchObject({
      unit: ['scripts/checks/texts.test.ts'],
    })
    expect(affectedBy(['scripts/readme.test.ts'])).toMatchObject({ api: ['scripts/readme.test.ts'] })
  })

  it('is the sum of what each file affects, nothing twice', () => {
    const paths = ['packages/web/src/areas/book/A.tsx', 'packages/web/src/areas/book/B.tsx']
    expect(affectedBy(paths)).toEqual(affectedBy(paths.slice(1)))
    expect(affectedBy([...paths, 'e2e/orders.ts'])).toMatchObject({ e2e: true })
    expect(affectedBy([])).toEqual(nothing)
  })
})

describe('the journeys', () => {
  it('each say which areas they visit', () => {
    const specs = readdirSync(join(root, 'e2e/journeys')).map((file) => file.replace('.spec.ts', ''))
    expect(Object.keys(visits).toSorted()).toEqual(specs.toSorted())
    for (const area of Object.values(visits).flat()) expect(areas).toContain(area)
  })
})
