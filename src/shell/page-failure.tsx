import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { brand } from '#content/brand.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** Replaces a page that could not be loaded (product: pages 18). */
export function PageFailure() {
  return (
    <section className="page section-space">
      <LoadFailure home={{ path: '/', label: 'Return to Home' }}>
        We couldn’t connect. Please check your connection and try again. Your cart is safe.
      </LoadFailure>
    </section>
  )
}

interface LoadFailureProps {
  home: { path: string; label: string }
  children: ReactNode
}

export function LoadFailure({ home, children }: LoadFailureProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <title>{`We couldn’t load this page · ${brand.name}`}</title>
      <EmptyState
        heading="h1"
        title="We couldn’t load this page"
        action={
          <>
            <Button busy={state === 'loading'} busyLabel="Trying again…" onClick={() => void revalidate()}>
              Try again
            </Button>
            <ButtonLink to={home.path} variant="secondary">
              {home.label}
            </ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </>
  )
}
