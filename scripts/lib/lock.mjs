// One at a time, over processes: installing and building must not run twice in the same folder.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * @template Result
 * @param {string} file
 * @param {() => Result | Promise<Result>} work
 * @param {() => void} [onWait] called once if another process has the lock
 * @returns {Promise<Result>}
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waited = false; !take(file); waited = true) {
    if (!waited) onWait()
    await pause(200)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const holder = holderOf(file)
  if (holder !== null && !alive(holder)) {
    // Moved aside before it is removed, and looked at again: it may have changed hands meanwhile.
    const aside = `${file}.${process.pid}`
    try {
      renameSync(file, aside)
      if (holderOf(aside) === holder) rmSync(aside)
      else renameSync(aside, file)
    } catch {
      // Another waiter was faster; the next try sees what is there.
    }
  }
  return false
}

/**
 * Null while it is being written or removed.
 * @param {string} file
 */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
