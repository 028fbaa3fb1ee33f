import type { Selection } from '@admin/shell';
import type { ContentTypeView } from '../../schema/index.ts';
import { ConfirmationBody, type AskedAbout } from './ConfirmationBody.tsx';
import { confirmationZone } from './confirmation-zones.ts';

export interface ActionWordsProps {
  readonly actionId: string;
  readonly view: ContentTypeView;
  /** The entries that the action is about. */
  readonly about: AskedAbout | Selection;
  /** What the action says itself. */
  readonly words: string | undefined;
}

/** What is said before an action on entries of a list runs. */
export function ActionWords({ actionId, view, about, words }: ActionWordsProps) {
  const zone = confirmationZone(actionId);
  return zone ? <ConfirmationBody about={about} text={words} view={view} zone={zone} /> : words;
}
