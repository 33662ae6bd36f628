import type { Settings } from '../../packages/server/src/platform/settings.ts'

/** What a person needs once it runs: the address and, in demo mode, how to get in. */
export function greeting({ publicUrl, demo }: Settings, seconds: number): string {
  const base = `${publicUrl}/bookbuildingweb`
  const lines = ['', `  Bookrunner is ready: ${base}/   (${seconds.toFixed(1)} s)`]
  if (demo) lines.push('', `  The mailed log-in codes are shown at ${base}/demo/outbox`)
  return [...lines, '', '  Ctrl+C stops it.', ''].join('\n')
}
