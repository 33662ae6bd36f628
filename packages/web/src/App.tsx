import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { RouterProvider } from 'react-router'
import { messagesNeeded } from './platform/notify.ts'
import { queryClient } from './platform/query.ts'
import { useStore } from './platform/store.ts'
import { loadMessages, router } from './router.tsx'
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <MessagesOnceNeeded />
      </ThemeProvider>
    </QueryClientProvider>
  )
}

function MessagesOnceNeeded() {
  const needed = useStore(messagesNeeded)
  const [Messages, setMessages] = useState<ComponentType>()
  useEffect(() => {
    if (!needed) return
    loadMessages().then(
      ({ default: loaded }) => setMessages(() => loaded),
      // Offline, say: what waits to be shown is shown with the next message.
      () => messagesNeeded.set(false),
    )
  }, [needed])
  return Messages && <Messages />
}
