import { isIPv6 } from 'node:net'

const groupsOf = (text: string): string[] => text.split(':').filter(Boolean)

/** The first four groups, in any notation of the address. */
const network = (ip: string): string => {
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]!.split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  // An IPv4 address at the end is two groups.
  const length = before.length + after.length + (ip.includes('.') ? 1 : 0)
  const all = [...before, ...Array<string>(Math.max(0, 8 - length)).fill('0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** The key of an address: an IPv6 house has a whole /64, and IPv4 may be written as IPv6. */
export const addressKey = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  return isIPv6(ip) ? `${network(ip)}::/64` : ip
}
