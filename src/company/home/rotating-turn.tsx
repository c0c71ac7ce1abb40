import { useEffect, useState } from 'react'

export interface RotatingTurn {
  /** How often it has advanced; never goes back, so that a dial can keep turning the same way. */
  turn: number
  /** `still` before the page is alive and for whoever asked for reduced motion: there is nothing to pause then. */
  motion: 'still' | 'playing' | 'paused'
  toggle: () => void
}

/** Counts up at a steady pace once the page is alive, until paused. The first render is the same everywhere. */
export function useRotatingTurn(milliseconds: number): RotatingTurn {
  const [turn, setTurn] = useState(0)
  const [alive, setAlive] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setAlive(!reduced.matches)
    follow()
    reduced.addEventListener('change', follow)
    return () => reduced.removeEventListener('change', follow)
  }, [])

  const playing = alive && !paused
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setTurn((count) => count + 1), milliseconds)
    return () => clearInterval(timer)
  }, [playing, milliseconds])

  const motion = alive ? (paused ? 'paused' : 'playing') : 'still'
  return { turn, motion, toggle: () => setPaused((was) => !was) }
}
