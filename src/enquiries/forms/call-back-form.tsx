import { callBackTimes, officeHours } from '#content/contact.ts'
import type { EnquiryProgress } from '#enquiries/forms/enquiry-dialog.tsx'
import { EnquiryForm } from '#enquiries/forms/enquiry-form.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'

type CallBackFormProps = EnquiryProgress & { page: string | undefined }

export function CallBackForm({ page, ...progress }: CallBackFormProps) {
  return (
    <EnquiryForm
      {...progress}
      page={page}
      lead={<>Leave your number and we’ll call you during office hours: {hours}.</>}
      loadSchema={async () => (await import('#enquiries/enquiries.forms.ts')).callBackForm}
      hiddenValues={{ kind: 'call_back' }}
      submitLabel="Call me back"
      thanks={{
        title: 'We have your number',
        text: <>We’ll call you at the time you chose, during office hours: {hours}.</>,
      }}
    >
      {(fieldErrors) => (
        <>
          <TextField label="Name (optional)" name="name" autoComplete="name" error={fieldErrors['name']} />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            error={fieldErrors['phone']}
          />
          <SelectField label="Best time" name="best_time" required error={fieldErrors['best_time']}>
            {callBackTimes.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </SelectField>
        </>
      )}
    </EnquiryForm>
  )
}

const hours = <span className="whitespace-nowrap">{officeHours}</span>
