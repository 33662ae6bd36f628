import { demoLogins, demoPassword } from '../../packages/server/seeds/demo-world/people.ts'
import { openDemo } from '../../packages/server/src/main.ts'
import { isOpen, type Settings } from '../../packages/server/src/platform/settings.ts'

/** What a person needs once it runs: the address and, in demo mode, how to get in. */
export function greeting(settings: Settings, seconds: number): string {
  const { publicUrl, demo } = settings
  const base = `${publicUrl}/bookbuildingweb`
  const lines = ['', `  Bookrunner is ready: ${base}/   (${seconds.toFixed(1)} s)`]
  if (demo) lines.push('', ...demoLines(base))
  if (demo && isOpen(settings)) lines.push('', `  !!!  ${openDemo}  !!!`)
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
