import { calls } from '@bookrunner/contract'
import { requiredIn, type CallBook } from '@bookrunner/contract/kernel'
import { formCalls } from './form-calls.ts'

const inputOf = (name: string) => {
  const [area, call] = name.split('.') as [string, string]
  return (calls as CallBook)[area]![call]!.input
}

/** By call. The build puts the names alone here, so that no browser loads the schemas of the calls. */
export const requiredFields = Object.fromEntries(formCalls.map((name) => [name, requiredIn(inputOf(name))]))
