import { defineConfig } from 'vitest/config'

const tests = (folder: string) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]

export default defineConfig({
  test: {
    // Nothing may rest on the zone of the machine; the product shows zones of its own.
    env: { TZ: 'UTC' },
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'domain', include: tests('packages/domain/src') } },
      { extends: true, test: { name: 'contract', include: tests('packages/contract/src') } },
      { extends: true, test: { name: 'web', include: tests('packages/web/src') } },
      { extends: true, test: { name: 'checks', include: tests('scripts/checks') } },
      {
        extends: true,
        test: {
          name: 'server',
          include: [...tests('packages/server/src'), ...tests('packages/server/test'), ...tests('scripts')],
          exclude: ['scripts/checks/**'],
          globalSetup: 'packages/server/test/setup.ts',
          // Some start several servers, and a busy machine is slow: what hangs fails all the same.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
