import { Link } from 'react-router'
import { Mark } from '#art/mark.tsx'
import { HeroDial } from '#company/home/hero-dial.tsx'
import { heroWordMilliseconds, wordAt } from '#company/home/hero-words.ts'
import { type RotatingTurn, useRotatingTurn } from '#company/home/rotating-turn.tsx'
import { home } from '#content/home.ts'
import { useSite } from '#site/site.ts'
import { buttonClass, Button } from '#ui/forms/button.tsx'
import { icon } from '#ui/icons/icon.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { useState } from 'react'
import { fetchedEarly, LazyDialog } from '#ui/dialogs/lazy-dialog.tsx'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'

const { hero } = home

/** The hero with its rotating word and its buttons (product: company 4, 5, 6). */
export function HomeHero() {
  const rotating = useRotatingTurn(heroWordMilliseconds)
  const { meetingUrl } = useSite()
  return (
    <section className="overflow-clip">
      <div className="page grid items-center gap-y-6 pt-8 pb-8 lg:grid-cols-12 lg:pt-12 lg:pb-10">
        <div className="relative z-lifted grid gap-7 lg:col-span-7 lg:col-start-1 lg:row-start-1">
          <Link
            to="/about"
            prefetch="intent"
            className="inline-flex min-h-11 w-fit items-center gap-2.5 rounded-full border border-line bg-surface py-1 ps-3 pe-4 text-sm font-semibold transition-colors hover:border-line-strong"
          >
            <Mark className="size-5" />
            {hero.badge}
            <ArrowRightIcon className="size-4 text-ink-faint max-sm:hidden" />
          </Link>
          <h1 className="text-5xl">
            <span className="sr-only">{hero.spokenHeading}</span>
            <span aria-hidden="true">
              {hero.heading} <TurningWord turn={rotating.turn} />
            </span>
          </h1>
          <p className="lead">{hero.lead}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ExternalLink href={meetingUrl} className={buttonClass({ size: 'large' })}>
              {hero.meeting}
            </ExternalLink>
            <ChoosePath />
            <Link to={hero.browse.to} prefetch="intent" className="link inline-flex min-h-11 items-center">
              {hero.browse.label}
            </Link>
          </div>
        </div>
        <div className="relative -mx-16 sm:mx-0 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:-me-8">
          <HeroDial turn={rotating.turn} />
          <MotionControl {...rotating} />
        </div>
      </div>
    </section>
  )
}

/** All words share a grid cell as wide as the longest one, so that the rest of the page does not move. */
function TurningWord({ turn }: { readonly turn: number }) {
  const current = wordAt(turn)
  const last = turn === 0 ? -1 : wordAt(turn - 1)
  return (
    <span className="turning-word grid justify-items-start text-accent-text">
      {hero.words.map((word, index) => (
        <span
          key={word}
          className={`col-start-1 row-start-1 transition-all duration-slow ease-settle ${
            index === current
              ? ''
              : `invisible opacity-0 ${index === last ? '-translate-y-4' : 'translate-y-4'}`
          }`}
        >
          {word}
        </span>
      ))}
    </span>
  )
}

/**
 * The button that pauses the motion. If there is nothing to pause, before hydration or with reduced motion, it is
 * hidden but keeps its space.
 */
function MotionControl({ motion, toggle }: RotatingTurn) {
  const paused = motion === 'paused'
  return (
    <button
      type="button"
      onClick={toggle}
      className={`${buttonClass({ variant: 'quiet' })} absolute end-16 bottom-0 text-ink-soft sm:end-0 lg:end-8 ${motion === 'still' ? 'invisible' : ''}`}
    >
      {paused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
      {paused ? 'Play' : 'Pause'}
      <span className="sr-only"> the turning words</span>
    </button>
  )
}

/** The button 'Join the Ecosystem' and its dialog (product: company 6). */
function ChoosePath() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...fetchedEarly(loadOptions)}
        {...keepsEarlyPresses}
      >
        {home.hero.join}
      </Button>
      <LazyDialog open={open} onClose={close} title={home.choosePath.title} load={loadOptions}>
        {({ ChoosePathOptions }) => <ChoosePathOptions onChosen={close} />}
      </LazyDialog>
    </>
  )
}

function loadOptions() {
  return import('#company/home/choose-path-options.tsx')
}

const PlayIcon = icon(<path d="M7.5 4.8v14.4L19 12z" />)

const PauseIcon = icon(<path d="M8.3 5v14M15.7 5v14" />)
