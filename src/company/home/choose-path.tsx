import { useState } from 'react'
import { home } from '#content/home.ts'
import { Button } from '#ui/forms/button.tsx'
import { fetchedEarly, LazyDialog } from '#ui/dialogs/lazy-dialog.tsx'

/** 'Join the Ecosystem' and its dialog (product: company 6). */
export function ChoosePath() {
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
