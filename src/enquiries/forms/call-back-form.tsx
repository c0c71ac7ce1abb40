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
      {(field) => (
        <>
          <TextField label="Name (optional)" {...field('name')} autoComplete="name" />
          <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" required />
          <SelectField label="Best time" {...field('best_time')} required>
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
