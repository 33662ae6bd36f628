// The browser of the journeys, pictures and benches. Nothing is installed by hand: the machine has Chrome or Chromium, or,
// on Linux x64, npm brought one. BOOKRUNNER_BROWSER=npm takes npm's in any case, and any other value is the path of a
// browser.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { unpackChromium } from './npm-chromium.ts'

/** Nothing of the browser's own errands on the network, and no sandbox where we are root. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** npm's browser has no windows of its own: a page costs it half the processor time that it costs a whole browser. */
export async function findBrowser(first: 'installed' | 'npm' = 'installed'): Promise<LaunchOptions> {
  const named = process.env.BOOKRUNNER_BROWSER
  const path = named === 'npm' ? undefined : named || undefined
  const fromNpm = !path && (named === 'npm' || first === 'npm' || !installed())
  if (fromNpm && process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env } = await unpackChromium()
    return { executablePath, env: { ...cleanEnvironment(), ...env }, args: [...quiet, '--no-sandbox'] }
  }
  const executablePath = path ?? installed()
  if (executablePath) return { executablePath, args: [...quiet, ...sandbox()] }
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, or set BOOKRUNNER_BROWSER to its path.',
  )
}

function sandbox(): string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

function installed(): string | undefined {
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates: Partial<Record<NodeJS.Platform, string[]>> = {
    linux: onPath,
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
      (folder) =>
        folder
          ? [
              join(folder, 'Google/Chrome/Application/chrome.exe'),
              join(folder, 'Microsoft/Edge/Application/msedge.exe'),
            ]
          : [],
    ),
  }
  return candidates[process.platform]?.find(canRun)
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
