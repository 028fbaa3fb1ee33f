import type { ContentTypeItem } from '@admin/content-model';
import type { Selection } from '@admin/shell';
import { ConfirmationBody } from './ConfirmationBody.tsx';
import { confirmationZone } from './confirmation-zones.ts';

export interface ActionWordsProps {
  readonly actionId: string;
  readonly contentType: ContentTypeItem;
  /** The entries that the action is about. */
  readonly about: Pick<Selection, 'entries' | 'ids' | 'locale'>;
  /** What the action says itself. */
  readonly words: string | undefined;
}

/** What is said before an action on entries of a list runs. */
export function ActionWords({ actionId, contentType, about, words }: ActionWordsProps) {
  const zone = confirmationZone(actionId);
  if (!zone) return words;
  const { entries, ids, locale } = about;
  return (
    <ConfirmationBody
      contentType={contentType}
      entries={entries}
      ids={ids}
      locale={locale}
      text={words}
      zone={zone}
    />
  );
}
