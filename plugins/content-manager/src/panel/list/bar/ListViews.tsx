import { isSameValue, type ViewSettings } from '@admin/content-model';
import type { SavedView, SavedViewBody } from '@admin/contract';
import { DeleteDialog, errorText, notifyRef, readableSearch, useService } from '@admin/shell';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { keepParameters } from '../../address/index.ts';
import { firstPage, type ListParameters } from '../../address/list-parameters.ts';
import { viewMessages } from './view-messages.ts';
import { isSameQuery, noView, viewAddress, viewParameter, viewQuery } from '../views/saved-view.ts';
import type { Views } from '../views/use-views.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

/** Fetched when the dialog opens, since few visits to a list save a view. */
const ViewDialog = lazy(() => import('./ViewDialog.tsx'));

export interface ListViewsProps {
  readonly views: Views;
  readonly current: SavedView | undefined;
  readonly list: ListParameters;
  /** Names of the displayed columns; null for the configured columns. */
  readonly columns: readonly string[] | null;
  readonly query: URLSearchParams;
  readonly settings: ViewSettings;
}

/** The menu of saved views in the header of a list, with the dialogs that save, share and delete them. */
export function ListViews({ views, current, list, columns, query, settings }: ListViewsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const notify = useService(notifyRef);
  const [dialog, setDialog] = useState<'save-as' | 'edit' | 'delete' | null>(null);
  const shown: Pick<SavedViewBody, 'query' | 'columns'> = {
    query: viewQuery(list),
    columns: columns === null ? null : [...columns],
  };
  const isChanged =
    current !== undefined &&
    !(isSameQuery(current.query, shown.query) && isSameValue(current.columns, shown.columns));
  const open = (view: SavedView | null) => {
    const address = view ? viewAddress(view, query) : keepParameters(query, firstPage(settings));
    // Without the parameter the list would open the default view again.
    if (!view && views.state.defaultView !== null) address.set(viewParameter, noView);
    void navigate({ search: readableSearch(address) });
  };
  const reportFailure = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      notify({ tone: 'warning', title: errorText(error) });
    }
  };
  const saved = () => notify({ tone: 'success', title: viewMessages.saved });
  return (
    <>
      <ViewsMenu
        current={current}
        isDefault={current !== undefined && current.id === views.state.defaultView}
        onDefault={(isDefault) =>
          void reportFailure(
            views.saveState({ ...views.state, defaultView: isDefault && current ? current.id : null }),
          )
        }
        onDelete={() => setDialog('delete')}
        onEdit={() => setDialog('edit')}
        onOpen={open}
        onSave={() => {
          if (!current) return;
          const { id, name, roles } = current;
          void reportFailure(views.update(id, { name, roles, ...shown }).then(saved));
        }}
        onSaveAs={() => setDialog('save-as')}
        state={isChanged ? 'changed' : 'unchanged'}
        views={views.views}
      />
      <Suspense>
        {dialog === 'save-as' && (
          <ViewDialog
            initialValues={{ name: '', roles: [] }}
            onClose={() => setDialog(null)}
            onSave={async (details) => {
              const view = await views.create({ ...details, ...shown });
              saved();
              open(view);
            }}
            title={intl.formatMessage(viewMessages.saveAs)}
          />
        )}
        {dialog === 'edit' && current && (
          <ViewDialog
            initialValues={{ name: current.name, roles: current.roles }}
            onClose={() => setDialog(null)}
            onSave={async (details) => {
              const { id, query: savedQuery, columns: savedColumns } = current;
              await views.update(id, { ...details, query: savedQuery, columns: savedColumns });
              saved();
            }}
            title={intl.formatMessage(viewMessages.edit)}
          />
        )}
      </Suspense>
      {current && (
        <DeleteDialog
          messages={viewMessages}
          onClose={() => setDialog(null)}
          onDelete={async () => {
            await views.remove(current.id);
            notify({ tone: 'success', title: viewMessages.deleted });
            open(null);
          }}
          open={dialog === 'delete'}
          values={{ name: current.name }}
        />
      )}
    </>
  );
}
