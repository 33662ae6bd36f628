// Beside Vitest's own reporter: keeps what failed, whatever it was that did.
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { keepFailures, type Failure } from './failures.ts'

type Fault = SerializedError & { diff?: string; stacks?: { file: string; line: number }[] }

const inWords = ({ name, message, diff, stack, stacks }: Fault): string => {
  // The frame in a file of ours says more than one in a library.
  const frame = stacks?.find(({ file }) => !file.includes('node_modules'))
  const where = frame ? `at ${frame.file}:${frame.line}` : (stack?.match(/^\s*at .*$/m)?.[0].trim() ?? '')
  return [where, `${name ? `${name}: ` : ''}${message}`, diff ?? ''].join('\n')
}

const failed = (name: string, faults: readonly SerializedError[]): Failure[] =>
  faults.length > 0 ? [{ name, message: faults.map((fault) => inWords(fault as Fault)).join('\n') }] : []

const nameOf = (part: TestSuite | TestCase): string => `${part.module.relativeModuleId} > ${part.fullName}`

const failedIn = (module: TestModule): Failure[] => [
  ...failed(module.relativeModuleId, module.errors()),
  ...[...module.children.allSuites()].flatMap((suite) => failed(nameOf(suite), suite.errors())),
  ...[...module.children.allTests('failed')].flatMap((test) =>
    failed(nameOf(test), test.result().errors ?? []),
  ),
]

export default class KeepFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    keepFailures([
      ...modules.flatMap(failedIn),
      ...unhandled.flatMap((fault) => failed('an error nobody caught', [fault])),
    ])
  }
}
