// The server alone, without building the screens: what `npm run dev` runs and restarts.
import { main, type RunningApp } from '../packages/server/src/main.ts'
import { readSettings } from '../packages/server/src/platform/settings.ts'
import { explain } from './lib/explain.ts'
import { onStop } from './lib/until-stopped.ts'

let app: Promise<RunningApp> | undefined
const stopping = onStop(async () => (await app?.catch(() => null))?.stop())

try {
  app = main(readSettings(process.env))
  const { url, ended } = await app
  process.send?.({ url })
  console.log(`The server answers (${process.uptime().toFixed(1)} s).`)
  void ended.then((reason) => stopping.endWith(explain(reason)))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
