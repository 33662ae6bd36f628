// Real processes for the start tests: started, read, killed.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from './child-environment.ts'

export interface Program {
  child: ChildProcess
  /** The next line on standard output; rejects with standard error if it ends instead. */
  line: () => Promise<string>
  /** Sends the signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

export function run(script: string, args: string[], options: { uid?: number; gid?: number } = {}): Program {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  return {
    child,
    line: async () => {
      const { value, done } = await lines.next()
      if (done) throw new Error(errors)
      return value
    },
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}
