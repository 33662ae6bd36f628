import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './server.ts',
  // One world for all: a journey makes the records it changes, so two may run side by side.
  fullyParallel: false,
  // One at a time: two log-ins of one account would take each other's code from the outbox.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that is busy with something else: what never comes fails all the same.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Set by the global setup; the workers read this file after it.
    baseURL: process.env.E2E_URL,
    launchOptions: await findBrowser(),
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    viewport: { width: 1366, height: 768 },
    // What slides in is clicked where it will be, not where it was; `look` has it move.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
})
