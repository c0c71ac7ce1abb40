import { callBackForm } from '#enquiries/enquiries.forms.ts'
import { callBackTimes } from '#enquiries/enquiries.ts'
import { EnquiryDialog } from '#enquiries/enquiry-dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'

type CallBackDialogProps = { open: boolean; onClose: () => void; page?: string }

/** A number, a name and the best time, kept as an enquiry (decisions §6). */
export function CallBackDialog({ open, onClose, page }: CallBackDialogProps) {
  return (
    <EnquiryDialog
      open={open}
      onClose={onClose}
      page={page}
      title="Request a call back"
      lead={<>Leave your number, and we call you in our hours: {hours}.</>}
      schema={callBackForm}
      carried={{ kind: 'call_back' }}
      submitLabel="Call me back"
      thanks={{
        title: 'We have your number',
        text: <>We call you at the time that you chose, within our hours: {hours}.</>,
      }}
    >
      {(faults) => (
        <>
          <TextField label="Name" name="name" autoComplete="name" required error={faults['name']} />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            error={faults['phone']}
          />
          <SelectField label="Best time" name="best_time" required error={faults['best_time']}>
            {callBackTimes.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </SelectField>
        </>
      )}
    </EnquiryDialog>
  )
}

const hours = <span className="whitespace-nowrap">Mon-Fri 9AM-6PM CST</span>
