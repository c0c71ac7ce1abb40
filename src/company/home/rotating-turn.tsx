import { useEffect, useState } from 'react'

export interface RotatingTurn {
  /**
   * The number of changes of the word. It only increases, so that the dial always turns in the same
   * direction.
   */
  turn: number
  /** `still` before hydration and with reduced motion: there is nothing to pause. */
  motion: 'still' | 'playing' | 'paused'
  toggle: () => void
}

/** Counts up at a steady pace after hydration, unless paused. The first render is the same on server and browser. */
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
