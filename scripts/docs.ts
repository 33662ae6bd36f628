// Writes the pages of docs/ that are drawn from the code. `npm run docs:lifecycle`
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnPages } from './lib/drawn-pages.ts'
import { root } from './lib/root.ts'

for (const [path, text] of drawnPages()) {
  writeFileSync(join(root, path), text)
  console.log(`${path} is written.`)
}
