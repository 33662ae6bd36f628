import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './world.ts',
  // Each worker has a world of its own, and a journey makes the records it changes.
  fullyParallel: true,
  // With a server that runs already, two log-ins of one account would take each other's code from the outbox.
  workers: process.env.E2E_URL ? 1 : Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  // A trace costs a sixth of the processor time. What failed runs once more with one, and has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  // Long enough for a machine that is busy with something else: what never comes fails all the same.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: await findBrowser('npm'),
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    viewport: { width: 1366, height: 768 },
    // What slides in is clicked where it will be, not where it was; `look` has it move.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
})
