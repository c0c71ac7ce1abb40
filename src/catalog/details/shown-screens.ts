import sizes from '#content/sample-screens/sizes.json' with { type: 'json' }
import type { ItemDetails } from '#catalog/details/item-details.ts'
import type { SampleScreen } from '#catalog/details/sample-screen.ts'
import { screenLines, type ScreenTexts } from '#catalog/details/screen-lines.ts'

/** The width and height for wide windows, followed by the width and height for narrow windows. */
export type DrawnSizes = readonly number[]

/** A sample screen as a page shows it. */
export interface ShownScreen extends ScreenTexts {
  /** The sizes of a picture that comes with the shop. */
  drawnSizes?: DrawnSizes | undefined
}

const drawnSizes: Readonly<Record<string, DrawnSizes>> = sizes

/**
 * Separates the sample screens from the other details. Loaders call it, so that browsers load neither the
 * sizes of all pictures nor the stored kinds of screens.
 */
export function withShownScreens({ screens = [], ...details }: ItemDetails) {
  return { details, screens: screens.map(shownScreen) }
}

export function shownScreen(screen: SampleScreen): ShownScreen {
  const { title, caption, picture, darkPicture } = screen
  return {
    title,
    caption,
    picture,
    darkPicture,
    lines: screenLines(screen),
    drawnSizes: drawnSizes[picture?.replace('/sample-screens/', '') ?? ''],
  }
}
