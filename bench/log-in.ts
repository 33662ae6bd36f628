// The log-in page: how much script it loads, and its Lighthouse performance for a phone where Lighthouse is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtLeast, judgeAtMost, reportFigure } from './lib/verdict.ts'

/** Kilobytes as they are sent, compressed by brotli. */
const mostKilobytes = 200
/** `boot`, runtime, libraries and the product's part: anything else is for a later screen. */
const mostScripts = 4
/** Lighthouse simulates a slow phone on a slow network, so that this figure depends little on the machine. */
const leastPerformance = 85
const lighthouseRuns = 3

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

type Browser = Awaited<ReturnType<typeof findBrowser>>

/** Scripts that the page has loaded when it has been idle, with their bytes on the wire. */
const scriptsOf = async (url: string, found: Browser): Promise<{ name: string; bytes: number }[]> => {
  const browser = await chromium.launch(found)
  alsoClose(() => browser.close())
  const page = await browser.newPage()
  await page.goto(url)
  await page.locator('input').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .map((entry) => ({
        name: entry.name.replace(/^.*\//, ''),
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  )
}

interface Report {
  categories: { performance: { score: number } }
  /** How quick Lighthouse found the machine: while other work uses it, both figures are lower. */
  environment: { benchmarkIndex: number }
}

const reportOf = (url: string, { executablePath = '' }: Browser): Report => {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic']
  const args = [
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--chrome-flags=${flags.join(' ')}`,
  ]
  const { stdout } = spawnSync('lighthouse', args, {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 27,
    encoding: 'utf8',
  })
  return JSON.parse(stdout) as Report
}

try {
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/build.ts', import.meta.url))], {
    stdio: 'inherit',
  })
  const { app } = await startHouse()
  const url = `http://localhost:${app.port}/bookbuildingweb/login`
  const found = await findBrowser()
  const scripts = await scriptsOf(url, found)
  judgeAtMost(mostKilobytes, {
    work: 'log-in page, script',
    figure: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    unit: 'kB as it is sent',
    of: scripts.map(({ name, bytes }) => `${name} ${Math.round(bytes / 1000)}`).join(', '),
  })
  judgeAtMost(mostScripts, {
    work: 'log-in page, scripts, idle time included',
    figure: scripts.length,
    unit: 'files, none of a later screen',
  })
  const work = 'log-in page, Lighthouse performance for a phone'
  if (spawnSync('lighthouse', ['--version']).status === 0) {
    const reports = Array.from({ length: lighthouseRuns }, () => reportOf(url, found))
    const scores = reports.map(({ categories }) => Math.round(categories.performance.score * 100))
    const machine = reports.map(({ environment }) => Math.round(environment.benchmarkIndex))
    judgeAtLeast(leastPerformance, {
      work,
      figure: middle(scores),
      unit: 'of 100',
      of: `${scores.join(', ')}; the machine ${machine.join(', ')}`,
    })
  } else
    reportFigure(
      { work, figure: Number.NaN, unit: 'of 100' },
      { aim: `at least ${leastPerformance}`, because: '`lighthouse` is not installed on this machine' },
    )
} finally {
  await closeAll()
}
