import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'

/** 'Oops! Page not found' with the way home, also logged to the console (spec §2.1). */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: nobody is at ${pathname}`)
  }, [pathname])

  return (
    <section>
      <h1>Oops! Page not found</h1>
      <Link to="/">Return to Home</Link>
    </section>
  )
}
