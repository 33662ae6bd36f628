// `npm start`: everything from a fresh clone to an app that answers, without a question.
import { main, type RunningApp } from '../packages/server/src/main.ts'
import { readSettings } from '../packages/server/src/platform/settings.ts'
import { explain } from './lib/explain.ts'
import { greeting } from './lib/greeting.ts'
import { onStop } from './lib/until-stopped.ts'
import { buildWebIfChanged } from './lib/web.ts'

let app: Promise<RunningApp> | undefined
const stopping = onStop(async () => (await app?.catch(() => null))?.stop())

try {
  const settings = readSettings(process.env)
  await buildWebIfChanged(console.log)
  app = main(settings)
  const { settings: inUse, ended } = await app
  console.log(greeting(inUse, process.uptime()))
  process.send?.({ url: inUse.publicUrl })
  void ended.then((reason) => stopping.endWith(explain(reason)))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
