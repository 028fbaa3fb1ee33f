import type { ContentTypeItem } from '@admin/content-model';
import type { Selection } from '@admin/shell';
import { ConfirmationBody } from '../confirmation/ConfirmationBody.tsx';
import { confirmationZone } from '../confirmation/confirmation-zones.ts';

export interface BulkQuestionProps {
  readonly actionId: string;
  readonly contentType: ContentTypeItem;
  readonly selection: Selection;
  /** What the action says itself. */
  readonly words: string | undefined;
}

/** What is said before something happens to the checked rows. */
export function BulkQuestion({ actionId, contentType, selection, words }: BulkQuestionProps) {
  const zone = confirmationZone(actionId);
  if (!zone) return words;
  const { entries, ids, locale } = selection;
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
