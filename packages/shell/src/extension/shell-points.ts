import { createSlot } from './points/slots.ts';
import { createZone } from './points/zones.ts';

/** What the main navigation is drawn from. */
export interface NavigationProps {
  /** `rail` is the narrow column of icons, `list` the sheet of a narrow screen, with words. */
  readonly shape: 'rail' | 'list';
  /** Called when a link is followed, wherever it leads. */
  readonly onFollow?: () => void;
}

/** The links of the main navigation. */
export const navigation = createSlot<NavigationProps>('shell.navigation');

/** What a component under the account menu receives. */
export interface UserMenuFooterProps {
  /** Closes the menu. */
  readonly close: () => void;
}

/** What a link among the tutorials receives. */
export interface TutorialLinksProps {
  /** Whether the user chose to see tutorials; hide links to them when not. */
  readonly showTutorials: boolean;
}

/** A line under the account menu. */
export const userMenuFooter = createZone<UserMenuFooterProps>('shell.user-menu.footer');

/** Sections of the home page: what somebody may want to go on with. */
export const homeSections = createZone<object>('shell.home.sections');

/** Links beside the tutorials on the home page. */
export const adminTutorialLinks = createZone<TutorialLinksProps>('shell.home.tutorial-links');
