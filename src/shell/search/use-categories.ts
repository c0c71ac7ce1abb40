import { useEffect, useState } from 'react'
import { categoryPath } from '#catalog/products/card-product.ts'
import { listOf, object, parsed, text } from '#lib/schema.ts'

const categoriesSchema = object({ categories: listOf(object({ name: text, slug: text })) })

/** The categories of the shop. Empty until they have loaded, and if they cannot be loaded. */
export function useCategories(): readonly { name: string; address: string }[] {
  const [categories, setCategories] = useState<readonly { name: string; address: string }[]>([])
  useEffect(() => {
    const stop = new AbortController()
    void fetchCategories(stop.signal).then(setCategories)
    return () => stop.abort()
  }, [])
  return categories
}

async function fetchCategories(signal: AbortSignal) {
  try {
    const response = await fetch('/api/categories', { signal })
    const answer = response.ok ? parsed(categoriesSchema, await response.json()) : undefined
    return (answer?.categories ?? []).map(({ name, slug }) => ({ name, address: categoryPath(slug) }))
  } catch {
    return []
  }
}
