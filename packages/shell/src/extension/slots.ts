import { createSlot } from './points/slots.ts';

/** What the main navigation is drawn from. */
export interface NavigationProps {
  /** `rail` is the narrow column of icons, `list` the sheet of a narrow screen, with words. */
  readonly shape: 'rail' | 'list';
  /** Called when a link is followed, wherever it leads. */
  readonly onFollow?: () => void;
}

/** The links of the main navigation. */
export const navigation = createSlot<NavigationProps>('shell.navigation');
