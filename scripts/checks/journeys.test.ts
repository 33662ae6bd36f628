import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/root.ts'

// Journeys share the world of their worker. A password changed in one is wrong in the next.
it('a person whom one journey changes is named by no other', () => {
  const folder = join(root, 'e2e/journeys')
  const journeys = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const named = [...journeys.matchAll(/investor(?:At|Alone)\('(\w+)'\)/g)].map(([, house]) => house!)
  const alone = [...journeys.matchAll(/investorAlone\('(\w+)'\)/g)].map(([, house]) => house!)
  expect(alone.length).toBeGreaterThan(0)
  for (const house of alone)
    expect(
      named.filter((one) => one === house),
      house,
    ).toHaveLength(1)
})
