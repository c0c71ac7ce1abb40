import type { SampleScreen } from '#catalogue/details/sample-screen.ts'
import { Icon } from '#ui/icon.tsx'

/** A small drawing of what kind of screen it is. */
export function ScreenGlyph({ kind }: Pick<SampleScreen, 'kind'>) {
  return (
    <Icon className="gallery-glyph">
      <path d={glyphs[kind]} />
    </Icon>
  )
}

const glyphs: Readonly<Record<SampleScreen['kind'], string>> = {
  table: 'M4 6h16v12H4zM4 10h16M4 14h16M10 10v8',
  chat: 'M4 5.5h11v6H8l-3 2.5v-2.5H4zM9 15h8l3 2.5V9',
  board: 'M4 5.5h4.5v13H4zM9.75 5.5h4.5v8h-4.5zM15.5 5.5H20v10.5h-4.5z',
  chart: 'M4 5v14M4 7.5h13M4 12h9M4 16.5h5',
  report: 'M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h3.5',
  checklist: 'M4 6.5l1.5 1.5L8 5.5M11 7h9M4 12.5l1.5 1.5L8 11.5M11 13h9M4 18.5h4M11 18.5h9',
}
