import { demoLogins, demoPassword } from '../../packages/server/seeds/demo-world/index.ts'
import type { Settings } from '../../packages/server/src/platform/settings.ts'

/** What a person needs once it runs: the address and, in demo mode, how to get in. */
export function greeting({ publicUrl, demo }: Settings, seconds: number): string {
  const base = `${publicUrl}/bookbuildingweb`
  const lines = ['', `  Bookrunner is ready: ${base}/   (${seconds.toFixed(1)} s)`]
  if (demo) lines.push('', ...demoLines(base))
  return [...lines, '', '  Ctrl+C stops it.', ''].join('\n')
}

function demoLines(base: string): string[] {
  const longest = Math.max(...demoLogins.map(({ account }) => account.length))
  const logins = demoLogins.map(({ account, sees }) => `    ${account.padEnd(longest)}  ${sees}`)
  return [
    `  Log-ins of the demo, password ${demoPassword}`,
    ...logins,
    `  The mailed log-in codes are shown at ${base}/demo/outbox`,
  ]
}
