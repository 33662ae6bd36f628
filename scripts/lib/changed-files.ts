import { execFileSync } from 'node:child_process'
import { root } from './root.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** Where this branch left the others' work: at origin's main branch, else at the local one. */
function branchPoint(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD'
}

/** What this branch changes, committed or not, and what git does not know yet; a moved file under both its names. */
export const changedFiles = (): string[] => [
  ...linesOf(git('diff', '--name-only', '--no-renames', branchPoint())),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
]
