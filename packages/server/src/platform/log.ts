import { pino, type Logger } from 'pino'
import type { Settings } from './settings.ts'

export const logFor = ({ logLevel }: Pick<Settings, 'logLevel'>): Logger => pino({ level: logLevel })
