import type { ContentTypeItem, Entry } from '@admin/content-model';
import { type Zone, ZoneOutlet } from '@admin/shell';
import { useMemo } from 'react';
import type { ConfirmationContext } from '../../../points.ts';
import { useDeclaredType } from '../columns/use-declared-type.ts';

export interface ConfirmationBodyProps {
  /** What will happen, as the action says it. */
  readonly text: string | undefined;
  /** Where plugins add to it. */
  readonly zone: Zone<ConfirmationContext>;
  readonly contentType: ContentTypeItem;
  readonly ids: readonly number[];
  /** The entries themselves, as far as the list holds them. */
  readonly entries: readonly Entry[];
  readonly locale: string | undefined;
}

/** What is said before something happens to entries: by the action, then by plugins. */
export function ConfirmationBody(props: ConfirmationBodyProps) {
  const { text, zone, contentType: item, ids, entries, locale } = props;
  const contentType = useDeclaredType(item);
  const context = useMemo<ConfirmationContext>(
    () => ({ contentType, ids, entries, ...(locale === undefined ? {} : { locale }) }),
    [contentType, ids, entries, locale],
  );
  return (
    <>
      {text}
      <ZoneOutlet props={context} zone={zone} />
    </>
  );
}
