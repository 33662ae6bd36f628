import { regions, type Region } from '@bookrunner/domain/entities'

export const isRegion = (value: string | null): value is Region => regions.some((region) => region === value)
