export { startWorkers, type TooMuch, type Workers } from './pool.ts'
export { workerTask } from './task.ts'
