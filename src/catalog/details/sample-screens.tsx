import { SampleScreenFigure } from '#catalog/details/sample-screen-figure.tsx'
import type { ShownScreen } from '#catalog/details/shown-screens.ts'
import { Section } from '#ui/layout/section.tsx'

/** Sample screens side by side, for pages that already have a picture at the top. On a phone they are a strip. */
export function SampleScreens({ screens }: { screens: readonly ShownScreen[] }) {
  if (screens.length === 0) return null
  return (
    <Section id="screens" title="A look inside" className="section-dense">
      {/* Focusable, so that visitors can scroll the strip with the keyboard. */}
      <div
        role="region"
        aria-label="Sample screens"
        className="sample-strip"
        tabIndex={screens.length > 1 ? 0 : undefined}
      >
        <ul className="sample-screens">
          {screens.map((screen) => (
            <li key={screen.title}>
              <SampleScreenFigure screen={screen} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
