import { isLocalized } from '@admin/content-model';
import { httpRef, LoadFailed, useService } from '@admin/shell';
import { Banner } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { promisedLocale, type CallParameters } from '../../address/index.ts';
import { entryQuery, useEntryStart, type EntryAddress } from '../../entry/index.ts';
import { useEntryPermissions, useFieldPermissions } from '../../permissions/index.ts';
import { useContentTypeView, type ContentTypeView } from '../../schema/index.ts';
import { entryModel } from '../form/index.ts';
import { EditSkeleton } from '../skeletons/EditSkeleton.tsx';
import { editMessages } from '../messages.ts';
import type { OpenPanels, RelatedRequest } from '../relations/open-panels.ts';
import type { RelatedPanelSlotProps } from './use-related-panel.ts';
import { RelatedEditor } from './RelatedEditor.tsx';

export interface RelatedLoaderProps {
  readonly request: RelatedRequest;
  readonly panels: OpenPanels;
  readonly depth: number;
  /** The place of a panel over this one. */
  readonly Slot: ComponentType<RelatedPanelSlotProps>;
  readonly parameters: CallParameters;
}

/** Waits for the content type of a related entry. */
export function RelatedLoader(props: RelatedLoaderProps) {
  const view = useContentTypeView(props.request.uid);
  if (view === undefined) return <EditSkeleton />;
  return view ? <LoadedType {...props} view={view} /> : <NoEntry />;
}

/** Fetches the entry, or what a new one begins with, and opens it. */
function LoadedType(props: RelatedLoaderProps & { readonly view: ContentTypeView }) {
  const { request, panels, depth, parameters, Slot, view } = props;
  const http = useService(httpRef);
  const [id, setId] = useState(request.id);
  const { uid } = request;
  const address = useMemo<EntryAddress>(
    () => ({ uid, kind: 'collectionType', id, parameters }),
    [uid, id, parameters],
  );
  const answer = useQuery({ ...entryQuery(http, address), enabled: id !== null });
  const locale = isLocalized(view.contentType)
    ? (answer.data?.entry.locale ?? promisedLocale(parameters).locale)
    : undefined;
  const permissions = useEntryPermissions(uid, locale);
  const fieldPermissions = useFieldPermissions(uid, locale);
  const begun = useEntryStart(address, entryModel(view).contentType, request.id === null);

  const shown = answer.data?.entry;
  const { onShown } = request;
  useEffect(() => {
    if (shown) onShown(shown);
  }, [shown, onShown]);

  if (answer.error) return <LoadFailed query={answer} title={editMessages.loadFailedTitle} />;
  if (begun.isError) return <LoadFailed query={begun} title={editMessages.loadFailedTitle} />;
  if (begun.isLoading || (id !== null && answer.data === undefined)) return <EditSkeleton />;
  if (id !== null && answer.data === null) return <NoEntry />;
  return (
    <RelatedEditor
      address={address}
      depth={depth}
      fieldPermissions={fieldPermissions}
      onCreated={(entry) => {
        setId(String(entry.id));
        request.onCreated(entry);
      }}
      panels={panels}
      Slot={Slot}
      permissions={permissions}
      start={begun.data ?? null}
      stored={answer.data ?? null}
      view={view}
    />
  );
}

/** Says that there is nothing to edit. */
function NoEntry() {
  const intl = useIntl();
  return <Banner title={intl.formatMessage(editMessages.notFound)} tone="warning" />;
}
