// Writes THIRD-PARTY-NOTICES.md anew. To be run after a dependency has changed: `node scripts/notices.ts`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesPage } from './lib/notices-page.ts'
import { productionPackages } from './lib/production-packages.ts'
import { root } from './lib/root.ts'

const packages = productionPackages()
writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), noticesPage(packages))
console.log(`THIRD-PARTY-NOTICES.md names ${packages.length} packages.`)
