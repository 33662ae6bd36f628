// Runs a script again whenever a source file changes. The old one has ended before the new one starts:
// they would want the same port.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** An editor saves in several steps; this long after the last one is soon enough. */
const quietMilliseconds = 120

export interface Reloading {
  /** Resolves when the script says for the first time that it is up. */
  ready: Promise<void>
  stop: () => Promise<void>
}

export function runAndReload(script: string, env: NodeJS.ProcessEnv, folders: string[]): Reloading {
  let child: ChildProcess | null = null
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()

  const end = async (): Promise<void> => {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    ending.kill('SIGTERM')
    await once(ending, 'exit')
  }
  const start = (): void => {
    const started = fork(join(root, script), { cwd: root, env })
    child = started
    started.once('message', () => isReady())
    started.once('exit', (code) => {
      if (child === started && code !== 0)
        console.log('The server ended; it starts again when a file changes.')
    })
  }
  const restart = (): void => {
    last = last.then(end).then(start)
  }
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(restart, quietMilliseconds)
    }),
  )
  start()
  return {
    ready,
    stop: async () => {
      for (const watcher of watchers) watcher.close()
      clearTimeout(timer)
      await last
      await end()
    },
  }
}
