import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { fetchedEarly, LazyDialog } from '#ui/lazy-dialog.tsx'

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
        Join the Ecosystem
      </Button>
      <LazyDialog open={open} onClose={close} title="Choose Your Path" load={loadOptions}>
        {({ ChoosePathOptions }) => <ChoosePathOptions onChosen={close} />}
      </LazyDialog>
    </>
  )
}

function loadOptions() {
  return import('#company/home/choose-path-options.tsx')
}
