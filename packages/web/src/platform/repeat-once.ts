/** The connection broke on the way: that is how `fetch` says it. */
export const isBroken = (fault: unknown): boolean => fault instanceof TypeError

/** Sends once more at once where the connection broke: often only an idle one was closed. A write needs its key. */
export const repeatOnce = <Reply>(send: () => Promise<Reply>): Promise<Reply> =>
  send().catch((fault: unknown) => {
    if (!isBroken(fault)) throw fault
    return send()
  })
