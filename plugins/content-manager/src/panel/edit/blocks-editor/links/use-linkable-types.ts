import { entryActions, type ContentTypeItem } from '@admin/content-model';
import { httpRef, isGranted, permissionsRef, useService, useStore } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { initQuery, settingsQuery } from '../../../schema/index.ts';

/** A content type whose entries can be linked. */
export interface LinkableType {
  readonly contentType: ContentTypeItem;
  /** Name of the attribute that its entries are called by. */
  readonly mainField: string;
}

/** The collection types whose entries the user may read; none as long as they are not known. */
export function useLinkableTypes(): readonly LinkableType[] {
  const http = useService(httpRef);
  const granted = useStore(permissionsRef, (state) => state.granted);
  const { data: init } = useQuery(initQuery(http));
  const { data: settings = [] } = useQuery(settingsQuery(http));
  return (init?.contentTypes ?? [])
    .filter(
      ({ uid, kind, isDisplayed }) =>
        kind === 'collectionType' &&
        isDisplayed &&
        isGranted(granted, [{ action: entryActions.read, subject: uid }]),
    )
    .map((contentType) => ({
      contentType,
      mainField: settings.find(({ uid }) => uid === contentType.uid)?.settings.mainField ?? 'id',
    }));
}
