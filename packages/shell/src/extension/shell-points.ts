import { createSlot } from './points/slots.ts';
import { createZone } from './points/zones.ts';

/** The props of the main navigation. */
export interface NavigationProps {
  /** `rail` is the narrow column of icons, `list` the sheet of a narrow screen, with labels. */
  readonly shape: 'rail' | 'list';
  /** Called when the user follows a link. */
  readonly onFollow?: () => void;
}

/** The links of the main navigation. */
export const navigation = createSlot<NavigationProps>('shell.navigation');

/** The props of a component below the account menu. */
export interface UserMenuFooterProps {
  /** Closes the menu. */
  readonly close: () => void;
}

/** The props of a link among the tutorials. */
export interface TutorialLinksProps {
  /** True if tutorials are shown; hide links to them otherwise. */
  readonly showTutorials: boolean;
}

/** A line below the account menu. */
export const userMenuFooter = createZone<UserMenuFooterProps>('shell.user-menu.footer');

/** Sections of the home page, such as recent work. */
export const homeSections = createZone<object>('shell.home.sections');

/** The props of a component in the background. */
export interface BackgroundProps {
  /** True if users are notified of new releases. */
  readonly showReleases: boolean;
}

/** Components that show no part of a page, such as ones that notify the user. Rendered once the first page is idle. */
export const backgroundParts = createZone<BackgroundProps>('shell.background');

/** Links beside the tutorials on the home page. */
export const adminTutorialLinks = createZone<TutorialLinksProps>('shell.home.tutorial-links');
