import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They start programs and wait for them. Begun last, one of them would leave the other workers idle at the end. */
const longest = [
  'packages/server/test/start.test.ts',
  'packages/server/test/embedded-postgres.test.ts',
  'packages/server/test/bad-input/requests.api.test.ts',
  'packages/server/test/admin.test.ts',
]

/** As usual: what took longest in the last run, or the largest file. But the longest of all first, in any run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, no array's
    const usual = await super.sort(files)
    const first = longest.flatMap((name) => usual.filter(({ moduleId }) => moduleId.endsWith(name)))
    return [...first, ...usual.filter((file) => !first.includes(file))]
  }
}

const tests = (folder: string) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]

/**
 * Rules leave no state behind: all files of a worker share its modules, which take longer to load than to test. A property
 * tries hundreds of books, and on a busy machine that takes longer than the usual five seconds; what hangs fails all the same.
 */
const unit = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: tests(folder), isolate: false, testTimeout: 60_000 },
})

export default defineConfig({
  test: {
    // Nothing may rest on the zone of the machine; the product shows zones of its own.
    env: { TZ: 'UTC' },
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      unit('domain', 'packages/domain/src'),
      unit('contract', 'packages/contract/src'),
      unit('web', 'packages/web/src'),
      unit('checks', 'scripts/checks'),
      {
        extends: true,
        test: {
          name: 'server',
          include: [...tests('packages/server/src'), ...tests('packages/server/test'), ...tests('scripts')],
          exclude: ['scripts/checks/**'],
          // Each file has a database and an app of its own, and closes them: nothing else needs keeping apart.
          isolate: false,
          // Tests and PostgreSQL take turns at waiting for each other: with a worker for each processor, a quarter is idle.
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          sequence: { groupOrder: 1 },
          globalSetup: 'packages/server/test/setup.ts',
          // Some start several servers, and a busy machine is slow: what hangs fails all the same.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
