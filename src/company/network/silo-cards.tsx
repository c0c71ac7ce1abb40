import { ApplyButton } from '#company/apply-button.tsx'
import { silos } from '#content/network.ts'
import { cardClass } from '#ui/layout/card.tsx'

/** The four silos; 'Join This Silo' opens an application (product: company 13, 14). */
export function SiloCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {silos.map(({ name, members, tone, promise, text }) => (
        <li
          key={name}
          className={`${cardClass()} ${tone} grid content-between gap-8 overflow-hidden p-6 sm:p-8`}
        >
          <CornerRings />
          <div className="relative grid gap-3">
            <h3 className="text-2xl">{name}</h3>
            <p className="order-first font-display text-4xl text-tone-ink">
              {members}
              <span className="ms-2 font-text text-sm tracking-normal text-ink-soft">members</span>
            </p>
            <p className="font-semibold">{promise}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
          <ApplyButton kind="silo_application" subject={name} label="Join This Silo" detail={name} />
        </li>
      ))}
    </ul>
  )
}

function CornerRings() {
  return (
    <svg
      viewBox="0 0 200 200"
      className="absolute -end-8 -top-8 size-24 fill-transparent stroke-tone min-[24rem]:-end-10 min-[24rem]:-top-10 min-[24rem]:size-32 lg:-end-14 lg:-top-14 lg:size-56"
      strokeOpacity="0.5"
      strokeWidth="2"
      aria-hidden="true"
    >
      {[22, 36, 50, 64, 78, 92].map((r) => (
        <circle key={r} cx="100" cy="100" r={r} />
      ))}
    </svg>
  )
}
