export { startWorkers, type Workers } from './pool.ts'
export { workerTask } from './task.ts'
