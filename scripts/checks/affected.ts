// What has to be tested after a change: the area that changed and the areas to its right, which may know it.
import { areas, locationOf, rank, type Location } from './location.ts'
import { visits } from '../../e2e/visits.ts'

/** `true`: everything of this kind. Else files and folders, none of them if nothing is affected. */
export type Extent = true | readonly string[]

export interface Affected {
  unit: Extent
  api: Extent
  e2e: Extent
}

const nothing: Affected = { unit: [], api: [], e2e: [] }
const everything: Affected = { unit: true, api: true, e2e: true }

const areaAndRight = (area: string): readonly string[] => (rank(area) < 0 ? areas : areas.slice(rank(area)))

const foldersOf = (packages: readonly string[], names: readonly string[]): string[] =>
  packages.flatMap((name) => names.map((area) => `packages/${name}/src/areas/${area}/`))

const journeysThatVisit = (names: readonly string[]): string[] =>
  Object.entries(visits)
    .filter(([, visited]) => visited.some((area) => names.includes(area)))
    .map(([name]) => `e2e/journeys/${name}.spec.ts`)

/** Tests of the server that look at all areas at once. */
const acrossAreas = 'packages/server/test/'

const ofArea = (part: string, area: string): Affected => {
  const right = areaAndRight(area)
  if (part === 'web')
    return {
      unit: foldersOf(['web'], right),
      api: [],
      e2e: journeysThatVisit([area]),
    }
  const unit = part === 'server' ? [] : foldersOf(['domain', 'contract', 'web'], right)
  return {
    unit,
    api: [...foldersOf(['server'], right), acrossAreas],
    e2e: journeysThatVisit(right),
  }
}

const ofTest = ({ path, part }: Location): Affected => {
  if (part === 'e2e') return { ...nothing, e2e: [path] }
  const isApi = part === 'server' || (part === 'scripts' && !path.startsWith('scripts/checks/'))
  return isApi ? { ...nothing, api: [path] } : { ...nothing, unit: [path] }
}

interface Rule {
  path: RegExp
  affects: Affected
}

/** The first that fits counts. */
const rules: readonly Rule[] = [
  // `scripts/readme.test.ts` compares the README with the settings.
  { path: /^README\.md$/, affects: { ...nothing, api: ['scripts/readme.test.ts'] } },
  {
    path: /\.md$|^(docs|bench|deploy|\.ci)\/|^(LICENSE|knip\.json|\.ox\w+\.json|\.gitignore)$/,
    affects: nothing,
  },
  { path: /^packages\/web\//, affects: { unit: ['packages/web/'], api: [], e2e: true } },
  { path: /^packages\/server\/package\.json$/, affects: everything },
  { path: /^packages\/server\//, affects: { unit: [], api: true, e2e: true } },
  { path: /^e2e\//, affects: { ...nothing, e2e: true } },
  { path: /^scripts\/checks\//, affects: { ...nothing, unit: ['scripts/checks/'] } },
  { path: /^scripts\//, affects: { ...nothing, api: ['scripts/', 'packages/server/test/start.test.ts'] } },
]

const ofFile = (path: string): Affected => {
  const location = locationOf(path)
  if (/\.(test|spec)\.tsx?$/.test(path)) return ofTest(location)
  if (location.area !== undefined) return ofArea(location.part, location.area)
  return rules.find((rule) => rule.path.test(path))?.affects ?? everything
}

const together = (one: Extent, other: Extent): Extent =>
  one === true || other === true ? true : [...new Set([...one, ...other])]

export const affectedBy = (files: readonly string[]): Affected =>
  files.map(ofFile).reduce(
    (one, other) => ({
      unit: together(one.unit, other.unit),
      api: together(one.api, other.api),
      e2e: together(one.e2e, other.e2e),
    }),
    nothing,
  )
