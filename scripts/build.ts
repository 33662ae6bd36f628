// `npm run build`: installs what is missing and builds the screens, without starting anything. For images.
import { buildWebIfChanged } from './lib/web.ts'
import { explain } from './lib/explain.ts'

try {
  await buildWebIfChanged(console.log)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
