import { Mark } from '#art/mark.tsx'
import { about } from '#content/about.ts'

/** The company's story, target of `/about#story` (product: company 11). */
export function AboutStory() {
  return (
    <section aria-labelledby="about-title" className="overflow-clip">
      <div className="page grid gap-12 pt-10 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-28">
        <div className="lg:order-2 lg:col-span-5">
          <Mark className="size-32 lg:sticky lg:top-32 lg:h-auto lg:w-full" />
        </div>
        <div className="grid content-start gap-6 lg:order-1 lg:col-span-7 lg:pe-8">
          <h1 id="about-title">{about.heading}</h1>
          <p className="lead">{about.lead}</p>
          <div id="story" className="prose pt-6 text-lg">
            <h2>{about.storyTitle}</h2>
            {about.story.map((paragraph) => (
              <p key={paragraph}>
                {paragraph
                  .split('**')
                  .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part))}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
